import { daysAheadMax, type ForwardSpan } from '@evenmoor/contract/time-machine'
import { Temporal } from 'temporal-polyfill'
import { daysBetween } from '#platform/clock.ts'

const durations = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } } as const satisfies Record<
  ForwardSpan,
  object
>

/** The day that a span leads to from another. A month ends on the last day of a shorter one. */
export const dayAfterSpan = (from: string, span: ForwardSpan): string =>
  Temporal.PlainDate.from(from).add(durations[span]).toString()

/** Whether a day is further ahead of today than may be booked. */
export const isTooFarAhead = (today: string, day: string): boolean => daysBetween(today, day) > daysAheadMax
