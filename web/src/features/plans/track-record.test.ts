import { expect, test } from 'vitest'
import { toldOfDays, trackRecord } from './track-record.ts'

const record = (days: number, worst_rate: string | null) => ({
  days,
  worst_rate,
  best_rate: worst_rate,
  last_day: null,
})

test('illustrated days are no track record, however many', () => {
  expect(trackRecord({ result_source: 'illustration', record: record(400, '2.5') })).toEqual({ kind: 'none' })
})

test('a record needs thirty days; then its worst day is shown, if it lost', () => {
  expect(trackRecord({ result_source: 'market', record: record(29, '-3.1') })).toEqual({ kind: 'none' })
  expect(trackRecord({ result_source: 'market', record: record(30, '-3.1') })).toEqual({
    kind: 'worst',
    rate: '-3.1',
  })
  expect(trackRecord({ result_source: 'booked', record: record(30, '0.2') })).toEqual({
    kind: 'days',
    days: 30,
  })
})

test('what the API has not said yet is none', () => {
  expect(trackRecord({ result_source: null, record: null })).toEqual({ kind: 'none' })
})

test.each([
  ['illustrated days alone', 30, 30, 0, false, false],
  ['days of which none lost', 30, 0, 0, true, false],
  ['days of which one lost', 30, 10, 1, true, true],
])(
  '%s: no worst day that gained, no return that was only illustrated',
  (_, days, illustrated, losing, total, extremes) => {
    const record = { days, illustrated_days: illustrated, losing_days: losing }
    expect(toldOfDays(record)).toEqual({ total, extremes })
  },
)
