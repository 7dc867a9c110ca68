import { expect, test } from 'vitest'
import { binsFor } from './clock-bins.ts'

test.each([
  { p95Seconds: 0, maxSeconds: 0, bins: { widthSeconds: 1, count: 1 } },
  { p95Seconds: 49, maxSeconds: 60, bins: { widthSeconds: 5, count: 13 } },
  { p95Seconds: 34_800, maxSeconds: 43_000, bins: { widthSeconds: 3_600, count: 12 } },
  // One that took a month is in the last bar; the others keep their shape.
  { p95Seconds: 600, maxSeconds: 2_592_000, bins: { widthSeconds: 60, count: 20 } },
  { p95Seconds: 20_000_000, maxSeconds: 30_000_000, bins: { widthSeconds: 1_333_334, count: 20 } },
])('the bars of $p95Seconds to $maxSeconds s are $bins', ({ bins, ...times }) => {
  expect(binsFor(times)).toEqual(bins)
})
