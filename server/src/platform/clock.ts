import { Temporal } from 'temporal-polyfill'

/** Where time comes from; tests put their own in. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A day of UTC, which knows no summer time. */
export const dayMs = 86_400_000

/** The UTC day of an instant, `YYYY-MM-DD`. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10)

/** The beginning of the UTC day of an instant. */
export const startOfDay = (at: Date): Date => new Date(Math.floor(at.getTime() / dayMs) * dayMs)

/** Whether a UTC day had not ended at an instant: what is booked for it then is booked ahead. */
export const isAhead = (day: string, at: Date): boolean => day >= utcDay(at)

/** The day that many days after (or before, when negative) another. */
export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString()

/** How many days from the first day to the second; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'day' }).days

/** Whether the text is a day of the calendar. */
export const isDay = (text: string): boolean => {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}
