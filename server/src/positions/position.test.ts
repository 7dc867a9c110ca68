import { expect, test } from 'vitest'
import { firstResultDayOf, partRefusal, switchedReinvesting } from './position.ts'

test.each([
  ['2026-06-15', '2026-06-16'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
])('opened on %s, it takes part from %s on', (openedOn, first) => {
  expect(firstResultDayOf(openedOn)).toBe(first)
})

test.each([
  [100_000n, 100_000n, undefined],
  [100_000n, 90_000n, undefined],
  [100_000n, 90_001n, 'leaves_dust'],
  [100_000n, 99_999n, 'leaves_dust'],
  [100_000n, 100_001n, 'more_than_all'],
  [0n, 0n, undefined],
  [1n, 1n, undefined],
])('of %s taking %s: %s', (valueMinor, partMinor, refusal) => {
  expect(partRefusal(valueMinor, partMinor)).toBe(refusal)
})

test.each([
  [[], true, ['2026-06-16']],
  [[], false, undefined],
  [['2026-06-16'], true, undefined],
  [['2026-06-16'], false, []],
  [['2026-06-10'], false, ['2026-06-10', '2026-06-16']],
  [['2026-06-10', '2026-06-16'], true, ['2026-06-10']],
  [['2026-06-10', '2026-06-15'], true, ['2026-06-10', '2026-06-15', '2026-06-16']],
])('switched on %j, %s on the 15th of June: %j', (switchDays, on, expected) => {
  expect(switchedReinvesting(switchDays, { on, today: '2026-06-15' })).toEqual(expected)
})
