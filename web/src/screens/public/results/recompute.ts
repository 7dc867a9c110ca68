import { drawMessage, drawnRateBps } from '@evenmoor/contract/market-results'
import type { MonthOfResults } from '@evenmoor/contract/results'
import { percentOfBps } from '#features/plans/plan-rate.ts'

export type Recomputed = {
  /** The seed that is shown has the hash that was published. */
  readonly isSeedGenuine: boolean
  /** How many days were drawn again. */
  readonly days: number
  /** By `plan day`: the percent that the seed gives, where another was booked. */
  readonly different: ReadonlyMap<string, string>
}

/**
 * Draws every day of a revealed month again, in the visitor's own browser and from nothing but the seed, and compares.
 * Throws a TypeError without a seed.
 */
export async function recompute({ published, plans }: MonthOfResults): Promise<Recomputed> {
  const seed = bytesOfHex(published?.seed ?? '')
  if (published === null || seed.length === 0) throw new TypeError('the seed of this month is not shown yet')
  const hash = await crypto.subtle.digest('SHA-256', seed)
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const drawn = plans.flatMap(({ id, days }) =>
    days.filter(({ source }) => source === 'market').map(({ day, rate }) => ({ id, day, rate })),
  )
  const different = new Map<string, string>()
  for (const { id, day, rate } of drawn) {
    const message = new TextEncoder().encode(drawMessage(id, day))
    const bps = drawnRateBps(id, new Uint8Array(await crypto.subtle.sign('HMAC', key, message)))
    if (percentOfBps(bps) !== rate) different.set(`${id} ${day}`, percentOfBps(bps))
  }
  return {
    isSeedGenuine: hexOfBytes(new Uint8Array(hash)) === published.seed_hash,
    days: drawn.length,
    different,
  }
}

const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16))

const hexOfBytes = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
