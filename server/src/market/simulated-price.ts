/**
 * The simulated market as a pure function of (seed, coin, time): every process computes the same price without
 * sharing anything, and candles of two years need no storage.
 *
 * Time is cut into points of 5 minutes. At each point a coin's price is
 *   base × (1 + volatility × Σ octaves)
 * where an octave is noise of its own period and size: a hash gives each multiple of the period a value in
 * [-1, 1], and between two multiples the value moves in a straight line. The sizes add up to 0.4692 and volatility
 * is at most 1.5, so a price stays between 0.29 and 1.71 times its base and is never zero. Between two points the
 * price moves in a straight line too, one step every 3 seconds; so a day's extremes are always at points, and no
 * price was ever shown that its candle does not contain.
 *
 * All steps are whole numbers below 2^53, prices are `bigint`: the same on every machine.
 */
import { hash } from 'node:crypto'
import { dayMs } from '#platform/clock.ts'
import { marketScale } from './market-source.ts'
import type { SimulatedCoin } from './simulated-coins.ts'

const pointMs = 300_000
const stepMs = 3_000
const stepsPerPoint = BigInt(pointMs / stepMs)
export const pointsPerDay = dayMs / pointMs

/** Period in points and size in millionths. Each period divides the one before: 180 d, 30 d, 5 d, 1 d, 4 h, 30 min, 5 min. */
const octaves = [
  { period: 51_840, sizePpm: 250_000 },
  { period: 8_640, sizePpm: 120_000 },
  { period: 1_440, sizePpm: 60_000 },
  { period: 288, sizePpm: 25_000 },
  { period: 48, sizePpm: 10_000 },
  { period: 6, sizePpm: 3_000 },
  { period: 1, sizePpm: 1_200 },
] as const

/** Prices of one coin, in units of 10^-12 dollar. */
export type PricePath = {
  /** At the step that `at` falls into. */
  readonly at: (at: Date) => bigint
  /** At the point with this number, counted from 1970. */
  readonly atPoint: (point: number) => bigint
}

/** The path that a coin takes under a seed. */
export function pricePath(
  seed: string,
  coin: Pick<SimulatedCoin, 'id' | 'basePico' | 'volatility'>,
): PricePath {
  const salt = hash('sha256', JSON.stringify([seed, coin.id, marketScale]), 'buffer').readInt32LE(0)
  const atPoint = (point: number): bigint =>
    (coin.basePico * BigInt(100_000_000 + coin.volatility * movementPpm(salt, point))) / 100_000_000n
  return {
    atPoint,
    at: (at) => {
      const point = pointOf(at)
      const from = atPoint(point)
      const step = BigInt(Math.floor((at.getTime() % pointMs) / stepMs))
      return from + ((atPoint(point + 1) - from) * step) / stepsPerPoint
    },
  }
}

/** The number of the last point at or before a moment. */
export const pointOf = (at: Date): number => Math.floor(at.getTime() / pointMs)

/** The moment that the step of `at` began: the time of its price. */
export const stepStart = (at: Date): Date => new Date(at.getTime() - (at.getTime() % stepMs))

function movementPpm(salt: number, point: number): number {
  let sum = 0
  for (const { period, sizePpm } of octaves) {
    const index = Math.floor(point / period)
    const from = noisePpm(salt, period, index)
    const to = noisePpm(salt, period, index + 1)
    const value = from + Math.floor(((to - from) * (point - index * period)) / period)
    sum += Math.floor((value * sizePpm) / 1_000_000)
  }
  return sum
}

/** A value in [-1000000, 1000000] that looks random and depends on nothing but its arguments. */
function noisePpm(salt: number, period: number, index: number): number {
  let bits = salt ^ Math.imul(period, 0x9e3779b1) ^ Math.imul(index, 0x85ebca77)
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return (((bits ^ (bits >>> 16)) >>> 0) % 2_000_001) - 1_000_000
}
