/** A generator of numbers that is the same for the same seed, on every machine. Not for secrets. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** 32 bits; the "mulberry32" step. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + (this.#next() % (max - min + 1))
  }

  /** True in so many of a hundred cases. */
  percent(chance: number): boolean {
    return this.int(1, 100) <= chance
  }

  /** One of them. Throws on an empty list. */
  pick<T>(from: readonly T[]): T {
    const picked = from[this.int(0, from.length - 1)]
    if (picked === undefined) throw new RangeError('nothing to pick from')
    return picked
  }
}
