import type { Clock } from '#platform/clock.ts'
import type { Quote } from './market-source.ts'

/** Further apart than this, one of two readings is wrong, or the market is in such a state that nothing is priced (M10). */
const apartMaxPercent = 10n
/** An older reading is no evidence about the current one. */
const comparableMs = 300_000

export type PlausibleQuote = {
  /** What is shown. */
  readonly quote: Quote
  /** The last reading that nothing contradicted. */
  readonly believed: Quote | undefined
}

/**
 * Judges a new reading by the last one that was believed and by what another call of the service says. A leap is
 * doubted: the old price is shown but not traded on, until the two agree again or five minutes have passed.
 * Readings that go back in time change nothing.
 */
export function checkPlausibility(
  known: PlausibleQuote | undefined,
  next: Quote,
  other: Quote | undefined,
  clock: Clock,
): PlausibleQuote {
  const believed = known?.believed
  if (believed !== undefined && next.at < believed.at) return known ?? { quote: next, believed }
  const nowMs = clock.now().getTime()
  const contradicted = [believed, other].some(
    (reference) =>
      reference !== undefined &&
      nowMs - reference.at.getTime() < comparableMs &&
      areApart(reference.usdPico, next.usdPico),
  )
  if (!contradicted) return { quote: next, believed: next }
  return { quote: { ...(believed ?? next), isDoubted: true }, believed }
}

const areApart = (one: bigint, another: bigint): boolean => {
  const gap = one > another ? one - another : another - one
  return gap * 100n > one * apartMaxPercent
}
