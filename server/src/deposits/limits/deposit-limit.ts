import type { LimitPeriod } from '@evenmoor/contract/safeguards'

/** A cap of a person on their own deposits; `maxMinor` in millionths of a dollar, null: none. */
export type DepositLimit = {
  readonly maxMinor: bigint | null
  /** A higher cap, or none, that comes into force at `at`. */
  readonly next: { readonly maxMinor: bigint | null; readonly at: Date } | null
}

const hourMs = 3_600_000

/** How far back each period reaches, in milliseconds. */
export const periodMs: Readonly<Record<LimitPeriod, number>> = {
  day: 24 * hourMs,
  week: 7 * 24 * hourMs,
  month: 30 * 24 * hourMs,
}

/** The waiting time before a higher cap takes effect, in milliseconds. */
export const raiseAfterMs = 24 * hourMs

export const noLimit: DepositLimit = { maxMinor: null, next: null }

/** The cap in force at a moment: a scheduled higher cap replaces the old one once it is due. */
export const limitAt = (limit: DepositLimit, now: Date): DepositLimit =>
  limit.next !== null && limit.next.at <= now ? { maxMinor: limit.next.maxMinor, next: null } : limit

/**
 * What becomes of a cap when another is asked for. A lower one, or the first, holds at once, and the one in force said
 * again calls off a change under way; a higher one or none holds after 24 hours, counted anew each time it is asked for.
 */
export function changedLimit(limit: DepositLimit, maxMinor: bigint | null, now: Date): DepositLimit {
  const { maxMinor: inForce } = limitAt(limit, now)
  const isLoose = inForce !== null && (maxMinor === null || maxMinor > inForce)
  if (!isLoose) return { maxMinor, next: null }
  return { maxMinor: inForce, next: { maxMinor, at: new Date(now.getTime() + raiseAfterMs) } }
}
