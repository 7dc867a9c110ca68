import { drawOutlook } from '@evenmoor/contract/market-results'
import { expect, test } from 'vitest'
import { percentOfBps, planRate } from './plan-rate.ts'

const basic = { id: 'basic', daily_rate: '2.5' } as const

test('a rate that is an illustration, or stands beside booked days, is the plan’s own', () => {
  expect(planRate({ ...basic, result_source: 'illustration' })).toEqual({ kind: 'illustration', rate: '2.5' })
  expect(planRate({ ...basic, result_source: 'booked' })).toEqual({ kind: 'booked', rate: '2.5' })
  expect(planRate({ ...basic, result_source: null }).kind).toBe('illustration')
})

test('a plan whose days are drawn shows what draws bring, never the illustrated rate', () => {
  for (const id of ['basic', 'standard', 'premium', 'another']) {
    const { meanBps, worstBps, bestBps } = drawOutlook(id)
    expect(planRate({ ...basic, id, result_source: 'market' })).toEqual({
      kind: 'market',
      rate: percentOfBps(meanBps),
      worst: percentOfBps(worstBps),
      best: percentOfBps(bestBps),
    })
  }
  expect(planRate({ ...basic, result_source: 'market' })).toMatchObject({ rate: '0.01', worst: '-0.79' })
})
