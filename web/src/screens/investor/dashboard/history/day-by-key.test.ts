import { expect, test } from 'vitest'
import { chartDays } from './chart-days.ts'
import { dayByKey } from './day-by-key.ts'

const days = chartDays(
  Array.from({ length: 20 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    total: '100.00',
    paid: '0.00',
    money_in: index === 3 || index === 12 ? '50.00' : '0.00',
    money_out: '0.00',
    result: '0.00',
    is_ahead: false,
  })),
)
const fall = { from: '2026-11-02', to: '2026-11-06', recovered: null, amount: '-5.00' }
const to = (key: string, at: number | null, shiftKey = false) =>
  dayByKey({ key, shiftKey }, { at, days, fall })

test.each([
  ['ArrowLeft', null, false, 19],
  ['ArrowLeft', 19, false, 18],
  ['ArrowLeft', 0, false, 0],
  ['ArrowRight', 19, false, 19],
  ['ArrowLeft', 10, true, 3],
  ['ArrowRight', 10, true, 17],
  ['ArrowRight', 15, true, 19],
  ['Home', 10, false, 0],
  ['End', 10, false, 19],
  ['d', null, false, 3],
  ['D', 3, true, 12],
  ['d', 12, false, 3],
  ['w', 19, false, 5],
  ['Escape', 5, false, null],
  ['Escape', null, false, undefined],
  ['x', 5, false, undefined],
])('%s at %s (Shift: %s) leads to %s', (key, at, isShifted, expected) => {
  expect(to(key, at, isShifted)).toBe(expected)
})

test('keys of the browser stay the browser’s, and without a fall there is none to go to', () => {
  expect(dayByKey({ key: 'd', shiftKey: false, ctrlKey: true }, { at: 1, days, fall })).toBeUndefined()
  expect(dayByKey({ key: 'ArrowLeft', shiftKey: false, altKey: true }, { at: 1, days, fall })).toBeUndefined()
  expect(dayByKey({ key: 'w', shiftKey: false }, { at: 1, days, fall: null })).toBeUndefined()
})
