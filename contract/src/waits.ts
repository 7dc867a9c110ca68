/** How long something takes, in the unit in which a person would say it. */
export type Wait = { readonly count: number; readonly unit: 'second' | 'minute' | 'hour' | 'day' }

/** The last number of each unit that is still said in it: 90 seconds, but 2 minutes instead of 91. */
const units = [
  { unit: 'second', seconds: 1, upTo: 90 },
  { unit: 'minute', seconds: 60, upTo: 90 },
  { unit: 'hour', seconds: 3_600, upTo: 36 },
  { unit: 'day', seconds: 86_400, upTo: Number.POSITIVE_INFINITY },
] as const

/** Rounded up: who waits as long as they are told does not come too early. At least one second. */
export function waitOf(seconds: number): Wait {
  const { unit, seconds: each } = units.find((one) => seconds <= one.seconds * one.upTo) ?? units[0]
  return { count: Math.max(1, Math.ceil(seconds / each)), unit }
}

/** As the calls say it: "45 seconds", "1 hour". */
export function waitInEnglish(seconds: number): string {
  const { count, unit } = waitOf(seconds)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
