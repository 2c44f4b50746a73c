// Short sounds, made here and now: nothing is loaded.

import { type Volume, prefs } from "./prefs.svelte";

export type Sound = "roll" | "move" | "capture" | "turn" | "refused" | "hurry" | "end";

const LOUDNESS: Record<Volume, number> = { off: 0, low: 0.18, normal: 0.5 };
const GAP = 0.13;
let context: AudioContext | null = null;

/** Browsers are silent until somebody has touched the page. */
export function allowSound(): void {
  const open = (): void => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener("pointerdown", open, { once: true });
  addEventListener("keydown", open, { once: true });
}

export function play(...sounds: Sound[]): void {
  const loudness = LOUDNESS[prefs.volume];
  if (!context || context.state !== "running" || loudness === 0) return;
  const out = new GainNode(context, { gain: loudness });
  out.connect(context.destination);
  let at = context.currentTime + 0.01;
  for (const sound of new Set(sounds)) at = SOUNDS[sound](context, out, at) + GAP;
}

type Maker = (context: AudioContext, out: AudioNode, at: number) => number;

function envelope(context: AudioContext, out: AudioNode, at: number, length: number, peak: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(out);
  return gain;
}

function tone(
  context: AudioContext,
  out: AudioNode,
  at: number,
  { from, to = from, length, peak = 0.6, type = "sine" }: ToneShape,
): number {
  const source = new OscillatorNode(context, { type, frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(envelope(context, out, at, length, peak));
  source.start(at);
  source.stop(at + length);
  return at + length;
}

interface ToneShape {
  from: number;
  to?: number;
  length: number;
  peak?: number;
  type?: OscillatorType;
}

function click(context: AudioContext, out: AudioNode, at: number, pitch: number, peak: number): number {
  const length = 0.045;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 4 });
  source.connect(filter).connect(envelope(context, out, at, length, peak));
  source.start(at);
  return at + length;
}

function roll(context: AudioContext, out: AudioNode, at: number): number {
  let when = at;
  for (let bounce = 0; bounce < 5; bounce++) {
    click(context, out, when, 1500 + Math.random() * 1400, 1.2 - bounce * 0.2);
    when += 0.035 + bounce * 0.022 + Math.random() * 0.02;
  }
  return when;
}

function knock(context: AudioContext, out: AudioNode, at: number, pitch = 330): number {
  click(context, out, at, 2200, 0.5);
  return tone(context, out, at, { from: pitch, to: pitch * 0.55, length: 0.09, peak: 0.8 });
}

function notes(
  context: AudioContext,
  out: AudioNode,
  at: number,
  pitches: number[],
  gap: number,
  type: OscillatorType = "triangle",
): number {
  pitches.forEach((from, n) => tone(context, out, at + n * gap, { from, length: 0.35, peak: 0.4, type }));
  return at + pitches.length * gap;
}

const SOUNDS: Record<Sound, Maker> = {
  roll,
  move: knock,
  capture: (context, out, at) => {
    knock(context, out, at, 250);
    return knock(context, out, at + 0.11, 190);
  },
  turn: (context, out, at) => notes(context, out, at, [659, 880], 0.13),
  refused: (context, out, at) => notes(context, out, at, [196, 165], 0.1, "sine"),
  hurry: (context, out, at) => notes(context, out, at, [988, 988, 988], 0.16, "sine"),
  end: (context, out, at) => notes(context, out, at, [523, 659, 784, 1047], 0.14),
};
