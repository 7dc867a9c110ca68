import { applyRatePpm, usd } from '@evenmoor/ledger/money'
import { expect, test } from 'vitest'
import { usdText } from '#forms/usd-amount.ts'
import { oneDayOutcomes } from './outcomes.ts'

const noDays = { days: 0, worst_rate: null, best_rate: null, last_day: null }

const illustrated = { id: 'basic', daily_rate: '2.5', result_source: 'illustration' } as const

test('without a losing day on record the rate stands for both sides, the loss first', () => {
  const { basis, days } = oneDayOutcomes(usd('250'), { ...illustrated, record: noDays })
  expect(basis).toBe('illustration')
  expect(days).toEqual([
    { kind: 'bad', rate: '-2.5', change: '-6.25' },
    { kind: 'middle', rate: '0', change: '0.00' },
    { kind: 'good', rate: '2.5', change: '6.25' },
  ])
})

test('days that all gained do not make the bad day a gain', () => {
  const record = { days: 3, worst_rate: '2.5', best_rate: '2.5', last_day: '2026-11-20' }
  const { basis, days } = oneDayOutcomes(usd('100'), { ...illustrated, record })
  expect(basis).toBe('illustration')
  expect(days[0]?.change).toBe('-2.50')
})

test('a losing day on record is the bad day, and a worse one than the rate is not softened', () => {
  const record = { days: 9, worst_rate: '-6.1', best_rate: '3.3333', last_day: '2026-11-20' }
  const { basis, days } = oneDayOutcomes(usd('333.33'), { ...illustrated, record })
  expect(basis).toBe('record')
  expect(days.map(({ rate }) => rate)).toEqual(['-6.1', '0', '3.3333'])
  expect(days[0]?.change).toBe(usdText(applyRatePpm(usd('333.33'), -61_000n)))
  expect(days[2]?.change).toBe(usdText(applyRatePpm(usd('333.33'), 33_333n)))
})

test('where days are drawn they are the worst, the average and the best draw, whatever was booked so far', () => {
  const record = { days: 9, worst_rate: '-0.1', best_rate: '2.5', last_day: '2026-11-20' }
  const { basis, days } = oneDayOutcomes(usd('100'), { ...illustrated, result_source: 'market', record })
  expect(basis).toBe('strategy')
  expect(days.map(({ rate, change }) => [rate, change])).toEqual([
    ['-0.79', '-0.79'],
    ['0.01', '0.01'],
    ['0.81', '0.81'],
  ])
})
