import { randomFillSync } from 'node:crypto'

const pool = new Uint32Array(16_384)
let used = pool.length

/** The next random number of 32 bits; many at once are fetched from the system, because one by one takes longer than all hashing. */
export function randomUint32(): number {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const number = pool[used] ?? 0
  pool[used] = 0
  used += 1
  return number
}

/** A random whole number below `limit`, which is at most 2^24: every one is as likely as another, but for 0.4 %. */
const randomBelow = (limit: number): number => Math.floor((randomUint32() / 2 ** 32) * limit)

/** The numbers from 0 to `count` - 1 in random order. */
export function shuffled(count: number): Uint32Array {
  const order = new Uint32Array(new SharedArrayBuffer(count * 4))
  for (let at = 0; at < count; at += 1) {
    const other = randomBelow(at + 1)
    order[at] = order[other] ?? 0
    order[other] = at
  }
  return order
}
