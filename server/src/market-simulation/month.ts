import { addDays } from '#platform/clock.ts'

/** A published month. */
export type ResultMonth = {
  /** `YYYY-MM`. */
  readonly month: string
  readonly rules: number
  readonly seedHash: Buffer
  readonly publishedAt: Date
  readonly seed: Buffer | null
  readonly revealedAt: Date | null
}

/** A day up to 366 days ahead may be run; its month has to be published by then. */
export const monthsAhead = 13

/** The month that a day belongs to. */
export const monthOf = (day: string): string => day.slice(0, 7)

export const firstDayOf = (month: string): string => `${month}-01`

export const nextMonth = (month: string): string => monthOf(addDays(firstDayOf(month), 31))

/** The last day of a month. */
export const lastDayOf = (month: string): string => addDays(firstDayOf(nextMonth(month)), -1)

/** The months that must be published by a day: those after the current one. */
export function monthsToPublish(today: string): string[] {
  const months: string[] = []
  for (let month = nextMonth(monthOf(today)); months.length < monthsAhead; month = nextMonth(month))
    months.push(month)
  return months
}
