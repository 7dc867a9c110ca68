/** What one person alone may let an investor or an address have (docs/decisions/0104). Pure. */
import { dayMs } from '#platform/clock.ts'

/** The limit of one approval counts over each of these. */
export const approvalWindowsMs = { day: dayMs, week: 7 * dayMs } as const

/** What came before within each window, in millionths of a dollar. */
export type WindowSums = Readonly<Record<keyof typeof approvalWindowsMs, bigint>>

/** The shortest window in which this amount and earlier ones exceed the limit; undefined when none does. */
export const windowAbove = (
  limitMinor: bigint,
  amountMinor: bigint,
  before: WindowSums,
): keyof WindowSums | undefined =>
  (['day', 'week'] as const).find((window) => before[window] + amountMinor > limitMinor)
