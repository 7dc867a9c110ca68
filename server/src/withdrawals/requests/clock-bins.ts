/** How the times of withdrawals are put into bars. */

/** With fewer, figures over all of them would say what single people did. */
export const withdrawalsForFigures = 20

const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** Widths that a scale reads well in. */
const widthsSeconds = [
  1,
  2,
  5,
  10,
  15,
  30,
  ...[1, 2, 5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 6, 12].map((count) => count * hour),
  ...[1, 2, 7].map((count) => count * day),
]

const binsMax = 20
/** How much of the scale 95 of 100 take: the rest is beside them, not the picture. */
const binsUpToP95 = 15

export type Bins = { readonly widthSeconds: number; readonly count: number }

/** Bars of one width from zero, at most 20; what took longer than the last one's end counts in it. */
export function binsFor({ p95Seconds, maxSeconds }: { p95Seconds: number; maxSeconds: number }): Bins {
  const widthSeconds =
    widthsSeconds.find((width) => width * binsUpToP95 >= p95Seconds) ?? Math.ceil(p95Seconds / binsUpToP95)
  return { widthSeconds, count: Math.min(binsMax, Math.floor(maxSeconds / widthSeconds) + 1) }
}
