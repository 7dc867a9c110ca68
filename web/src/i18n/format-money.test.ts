import { describe, expect, test } from 'vitest'
import {
  decimal,
  directionOfChange,
  directionOfShown,
  formatMoney,
  formatPercent,
  unitOf,
} from './format-money.ts'

describe('formatMoney', () => {
  test.each([
    ['1000', 'USD', '$1,000.00'],
    ['-14.2', 'USD', '−$14.20'],
    ['0.009999', 'USD', '$0.00'],
    ['12345678901234567890.129', 'USD', '$12,345,678,901,234,567,890.12'],
    ['250', 'USDT', '250.00\u00a0USDT'],
    ['0.5', 'BTC', '0.50000000\u00a0BTC'],
    ['0.123456789012345678', 'ETH', '0.123456789012345678\u00a0ETH'],
  ] as const)('%s %s is %s', (amount, unit, text) => {
    expect(formatMoney(amount, unit, 'en')).toBe(text)
  })

  test('a change carries its sign, zero has none', () => {
    expect(formatMoney('1000', 'USD', 'en', { signed: true })).toBe('+$1,000.00')
    expect(formatMoney('0.00', 'USD', 'en', { signed: true })).toBe('$0.00')
  })

  test('limits lose their zeros only when they are whole', () => {
    expect(formatMoney('1000.00', 'USD', 'en', { trimmed: true })).toBe('$1,000')
    expect(formatMoney('99.50', 'USD', 'en', { trimmed: true })).toBe('$99.50')
  })

  test.each([
    ['5', '+$5'],
    ['0.50', '+$0.50'],
    ['349.99', '+$349'],
    ['5000', '+$5K'],
    ['-1500.00', '−$1.5K'],
    ['0', '$0'],
  ])('%s on a chart is %s', (amount, shown) => {
    expect(formatMoney(amount, 'USD', 'en', { short: true, signed: true })).toBe(shown)
  })

  test('the unit of a coin is left out where a column of its own says it', () => {
    expect(formatMoney('250', 'USDT', 'en', { withoutUnit: true })).toBe('250.00')
    expect(formatMoney('250', 'USD', 'en', { withoutUnit: true })).toBe('$250.00')
  })

  test('digits stay Western in Arabic', () => {
    expect(formatMoney('1234.5', 'USD', 'ar')).toBe('\u2066$1,234.50\u2069')
  })

  test.each(['', 'NaN', '1e3', '1,000', ' 1', '+1'])('refuses %j', (text) => {
    expect(() => decimal(text)).toThrow(RangeError)
  })
})

test('percent', () => {
  expect(formatPercent('2.5', 'en')).toBe('2.5%')
  expect(formatPercent('-0.15', 'en', { signed: true })).toBe('−0.15%')
  expect(formatPercent('2.5', 'de')).toBe('2,5\u00a0%')
  expect(formatPercent('2.5', 'tr')).toBe('%2,5')
  expect(formatPercent('2.5', 'pt-BR')).toBe('2,5%')
  expect(formatPercent('0.0000000001', 'en')).toBe('0%')
  expect(formatPercent('2.5', 'en', { decimalsMin: 2 })).toBe('2.50%')
  expect(formatPercent('-0.15', 'tr', { signed: true })).toBe('−%0,15')
})

test('direction of a change', () => {
  expect(['1', '-0.01', '0.00', '-0'].map(directionOfChange)).toEqual(['up', 'down', 'none', 'none'])
})

test('units by asset code', () => {
  expect(unitOf('usdt')).toBe('USDT')
  expect(() => unitOf('doge')).toThrow(RangeError)
})

test('a change that is written as zero went nowhere', () => {
  expect(['-0.004', '0.0099', '-0.01'].map((change) => directionOfShown(change, 'USD'))).toEqual([
    'none',
    'none',
    'down',
  ])
  expect(['-0.00004', '-0.00005'].map((rate) => directionOfShown(rate, 'percent'))).toEqual(['none', 'down'])
})
