import { expect, it } from 'vitest'
import { ageOf, changePpm, changeText, drawnText, rateText } from './figure.ts'
import { simulatedForex } from './simulated-forex.ts'

it('a change is rounded to two decimals, losses as exactly as gains', () => {
  expect(changeText(changePpm(300n, 400n))).toBe('33.33')
  expect(changeText(changePpm(400n, 300n))).toBe('-25.00')
  expect(changeText(-16_372n)).toBe('-1.64')
  expect(changeText(-49n)).toBe('0.00')
})

it('a drawn price has about six digits, a rate its own number of them', () => {
  expect(drawnText(67_187_335_893_656_600n)).toBe('67187.3')
  expect(drawnText(9_408_214n)).toBe('0.00000940821')
  expect(rateText(1_085_235_000_000n, 5)).toBe('1.08524')
  expect(rateText(147_999_900_000_000n, 3)).toBe('148.000')
})

it('a figure is stale after a minute, and a doubted one at once', () => {
  const at = new Date('2026-06-15T12:00:00Z')
  const after = (ms: number) => new Date(at.getTime() + ms)
  expect(ageOf({ at }, after(60_000))).toEqual({ at: at.toISOString(), age_seconds: 60, stale: false })
  expect(ageOf({ at }, after(60_001)).stale).toBe(true)
  expect(ageOf({ at, isDoubted: true }, at).stale).toBe(true)
  expect(ageOf({ at }, after(-5_000)).age_seconds).toBe(0)
})

it('eight pairs; where two decide a third they agree, and a day moves them little', () => {
  const rates = simulatedForex('seed')(new Date('2026-06-15T12:00:00Z'))
  const rate = (pair: string) => Number(rates.find((row) => row.pair === pair)?.ratePico ?? 0n)
  expect(rates.map(({ pair }) => pair)).toHaveLength(8)
  expect(rate('EUR/GBP') * rate('GBP/USD')).toBeCloseTo(rate('EUR/USD') * 1e12, -13)
  for (const row of rates) {
    expect(row.changePpm > -20_000n && row.changePpm < 20_000n).toBe(true)
  }
})
