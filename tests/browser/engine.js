// Plays a game to its end in the site's own engine: everybody sits here, and takes any move that is legal.
async ({ script, game, seats, options }) => {
  const engine = new Worker(script, { type: "module" });
  const answers = new Map();
  let last = 0;
  let seed = 1;
  const below = (many) => (seed = (seed * 48271) % 2147483647) % many;
  const ask = (method, path, body = "") =>
    new Promise((answered) => {
      answers.set(++last, answered);
      engine.postMessage({ t: "ask", id: last, method, path, body });
    });
  const say = (message) => engine.postMessage({ t: "say", line: 1, text: JSON.stringify(message) });
  const over = new Promise((done, broke) => {
    let n = 0;
    const move = (legal) => {
      const { seat, kind, args } = legal[below(legal.length)];
      say({ t: "move", n: ++n, seat, kind, args });
    };
    let frame = null;
    engine.onmessage = ({ data }) => {
      if (data.t === "answer") answers.get(data.id)(data);
      else if (data.t === "broken") broke(new Error(data.why));
      else if (data.t === "closed") broke(new Error(`closed: ${data.code}`));
      else if (data.t === "heard") {
        const message = JSON.parse(data.text);
        if (message.t === "beat") say(message);
        if (message.t === "frame") frame = message;
        if (message.t === "fault") broke(new Error(data.text));
        if (message.t === "frame" && message.result) done(message);
        else if ((message.t === "frame" || message.t === "refused") && frame.legal.length) move(frame.legal);
      }
    };
  });
  const me = { kind: "me", name: "Anna" };
  const wanted = { game, seats: Array.from({ length: seats }, () => me), options };
  const opened = await ask("POST", "/api/tables", JSON.stringify(wanted));
  const { table } = JSON.parse(opened.text);
  engine.postMessage({ t: "open", line: 1, table });
  say({ t: "hello", client: "c" });
  const { v, result } = await over;
  const journal = await ask("GET", `/api/tables/${table}/journal`);
  engine.terminate();
  return { v, result, journal: journal.text };
};
