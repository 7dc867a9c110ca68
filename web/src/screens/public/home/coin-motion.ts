/** One coin's float: how long once up and down takes, and how long it waits before the first. */
export type CoinMotion = { durationMs: number; delayMs: number }

const durationMinMs = 8_000
const durationMaxMs = 12_000
const delayStepMs = 2_000

/** Durations of 8 to 12 s, random but the same for a seed; each coin starts 2 s after the one before. */
export function coinMotions(count: number, seed: number): CoinMotion[] {
  const random = mulberry32(seed)
  return Array.from({ length: count }, (_, index) => ({
    durationMs: Math.round(durationMinMs + random() * (durationMaxMs - durationMinMs)),
    delayMs: index * delayStepMs,
  }))
}

/** A small generator of numbers in [0, 1) from a 32-bit seed. */
function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
