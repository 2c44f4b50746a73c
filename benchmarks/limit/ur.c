/* UR with the default rules by hand in C: how fast this machine can play the game at all.
 * Usage: ur SECONDS SEED; prints one JSON line, as benchmarks/subject.py does.
 * It does the work of the engine's loop (list the legal moves, draw one, apply it) and nothing else:
 * no rule ids, no events, no refusals. Its mean game length is a second opinion on the rules. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { DISCS = 10, HOME = 4, CENTRE = 8, PATH = 14, LAST = PATH - 1, PRIVATE = PATH - CENTRE };
enum { FIELDS = 2 * PRIVATE + CENTRE, HAND = -1, PASS = -2, MOVES = 3 * PATH + 1 };

/* Bit 0 is the top disc; who: 0 or 1 by seat. */
typedef struct { uint32_t who, red; int height; } Tower;
typedef struct { int8_t from, to; } Move;
/* tops: for each seat a mask of the steps of its path whose top disc is its own. */
typedef struct { Tower field[FIELDS]; int hand[2]; uint32_t tops[2]; } Game;
typedef struct { long long decisions, chances, games; } Tally;

static int path[2][PATH];
static uint64_t noise;

static void lay_paths(void) {
    for (int seat = 0; seat < 2; seat++)
        for (int i = 0; i < PATH; i++) {
            int own = i < HOME ? i : i - CENTRE;
            int shared = i >= HOME && i < HOME + CENTRE;
            path[seat][i] = shared ? 2 * PRIVATE + i - HOME : seat * PRIVATE + own;
        }
}

static uint32_t below(uint32_t n) { /* xorshift64*, the high half scaled: the bias is under 2^-27 here */
    noise ^= noise >> 12;
    noise ^= noise << 25;
    noise ^= noise >> 27;
    return (uint32_t)(((noise * 0x2545F4914F6CDD1DULL >> 32) * n) >> 32);
}

static int legal(const Game *g, int seat, int roll, Move *out) {
    int n = 0;
    if (g->hand[seat]) out[n++] = (Move){HAND, (int8_t)(roll - 1)};
    for (uint32_t left = g->tops[seat]; left; left &= left - 1) {
        int i = __builtin_ctz(left);
        if (i + roll <= LAST) out[n++] = (Move){(int8_t)i, (int8_t)(i + roll)};
        if (!(g->field[path[seat][i]].red & 1)) continue;
        if (i - roll >= 0) out[n++] = (Move){(int8_t)i, (int8_t)(i - roll)};
        if (i == LAST) out[n++] = (Move){(int8_t)i, (int8_t)(roll - 1)};
    }
    if (!n) out[n++] = (Move){PASS, PASS};
    return n;
}

static int prisoners(const Tower *t, int seat) { /* the run of the other seat's discs under the top */
    uint32_t mine = seat ? t->who >> 1 : ~(t->who >> 1);
    return __builtin_ctz(mine | 1u << (t->height - 1));
}

static Tower lift(Game *g, int seat, int i) {
    Tower *t = &g->field[path[seat][i]];
    int k = 1 + prisoners(t, seat);
    uint32_t low = (1u << k) - 1;
    Tower carried = {t->who & low, t->red & low, k};
    *t = (Tower){t->who >> k, t->red >> k, t->height - k};
    if (!t->height) g->tops[seat] &= ~(1u << i); /* else the mover's own disc is the top again */
    return carried;
}

static void land(Game *g, int seat, int i, Tower c) {
    Tower *t = &g->field[path[seat][i]];
    int shared = i >= HOME && i < HOME + CENTRE;
    *t = (Tower){t->who << c.height | c.who, t->red << c.height | c.red, t->height + c.height};
    g->tops[seat] |= 1u << i;
    if (shared) g->tops[!seat] &= ~(1u << i);
}

static void apply(Game *g, int seat, Move m) {
    Tower carried = {(uint32_t)seat, 0, 1};
    if (m.from == PASS) return;
    if (m.from == HAND) g->hand[seat]--;
    else carried = lift(g, seat, m.from);
    if (m.to == LAST) carried = (Tower){(uint32_t)seat, 1, 1}; /* prisoners are out, the guard turns red */
    land(g, seat, m.to, carried);
}

static int opening(Tally *tally) {
    for (;;) {
        uint32_t a = below(6), b = below(6);
        tally->chances++; /* both dice are one outcome, as in the engine */
        if (a != b) return b > a;
    }
}

static void play(Tally *tally) {
    Game g = {.hand = {DISCS, DISCS}};
    Move moves[MOVES];
    int seat = opening(tally);
    for (;; seat = !seat) {
        int n = legal(&g, seat, 1 + (int)below(6), moves);
        apply(&g, seat, moves[below((uint32_t)n)]);
        tally->chances++;
        tally->decisions++;
        if (!g.hand[!seat] && !g.tops[!seat]) break;
    }
    tally->games++;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
    double seconds = argc > 1 ? atof(argv[1]) : 1.0, start;
    Tally t = {0, 0, 0};
    noise = 0x9E3779B97F4A7C15ULL * (argc > 2 ? strtoull(argv[2], NULL, 10) * 2 + 1 : 1);
    lay_paths();
    start = now();
    do
        for (int i = 0; i < 100; i++) play(&t);
    while (now() - start < seconds);
    printf("{\"decisions\": %lld, \"steps\": %lld, \"games\": %lld, \"seconds\": %.6f}\n", t.decisions,
           t.decisions + t.chances, t.games, now() - start);
    return 0;
}
