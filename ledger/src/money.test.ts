import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AmountRefusal,
  amountMinorLimit,
  applyRatePpm,
  coinToUsdFloor,
  feeCeilToCent,
  formatAmount,
  formatMoney,
  formatRatePercent,
  mulDivCeil,
  mulDivFloor,
  parseAmount,
  parseMoney,
  splitResult,
  usd,
  usdToCoinCeil,
  usdToCoinFloor,
} from '#money.ts'

describe('reading an amount of dollars', () => {
  const attempts: [text: unknown, verdict: bigint | AmountRefusal][] = [
    ['250', 250_000_000n],
    ['250.00', 250_000_000n],
    ['0.000001', 1n],
    ['1.234567', 1_234_567n],
    ['999999999999999999999999.999999', amountMinorLimit - 1n],
    ['1000000000000000000000000', 'too_large'],
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['1.0000000', 'too_many_decimals'],
    ['0.0000001', 'too_many_decimals'],
    ['9'.repeat(51), 'too_long'],
    ['', 'malformed'],
    ['-1', 'malformed'],
    ['-0', 'malformed'],
    ['+1', 'malformed'],
    ['1e3', 'malformed'],
    ['1E-9', 'malformed'],
    ['NaN', 'malformed'],
    ['Infinity', 'malformed'],
    ['0x10', 'malformed'],
    ['1,000', 'malformed'],
    ['1_000', 'malformed'],
    ['1 000', 'malformed'],
    [' 1', 'malformed'],
    ['1 ', 'malformed'],
    ['1\n', 'malformed'],
    ['１', 'malformed'],
    ['٣', 'malformed'],
    ['.5', 'malformed'],
    ['5.', 'malformed'],
    ['1.2.3', 'malformed'],
    ['01', 'malformed'],
    ['00', 'malformed'],
    ['$5', 'malformed'],
    [0.1, 'malformed'],
    [5n, 'malformed'],
    [null, 'malformed'],
    [undefined, 'malformed'],
    [true, 'malformed'],
    [['1'], 'malformed'],
    [{ toString: () => '1' }, 'malformed'],
  ]
  test.each(attempts)('%o gives %s', (text, verdict) => {
    const parsed = parseMoney(text, 'usd')
    expect(parsed.ok ? parsed.minor : parsed.refusal).toBe(verdict)
  })

  test('whoever allows zero gets zero', () => {
    expect(parseMoney('0.00', 'usd', { zeroAllowed: true })).toEqual({ ok: true, minor: 0n })
  })

  test('cents only, where a form asks for cents', () => {
    expect(parseMoney('1.23', 'usd', { decimalsMax: 2 })).toEqual({ ok: true, minor: 1_230_000n })
    expect(parseMoney('1.234', 'usd', { decimalsMax: 2 })).toEqual({
      ok: false,
      refusal: 'too_many_decimals',
    })
  })

  test('more decimals than the asset has are never allowed', () => {
    expect(parseMoney('0.123456789', 'btc', { decimalsMax: 18 })).toEqual({
      ok: false,
      refusal: 'too_many_decimals',
    })
  })

  test('an asset without decimals takes whole numbers', () => {
    expect(parseAmount('12', 0)).toEqual({ ok: true, minor: 12n })
    expect(parseAmount('12.0', 0)).toEqual({ ok: false, refusal: 'too_many_decimals' })
  })
})

describe('writing an amount', () => {
  test.each([
    [250_000_000n, 6, 2, '250.00'],
    [250_000_000n, 6, 0, '250'],
    [1n, 6, 2, '0.000001'],
    [-1_500_000n, 6, 2, '-1.50'],
    [0n, 6, 2, '0.00'],
    [1_234_560n, 6, 2, '1.23456'],
    [5n, 0, 2, '5'],
    [1n, 18, 8, '0.000000000000000001'],
    [10n ** 18n, 18, 6, '1.000000'],
  ])('%s at scale %s with at least %s decimals is %s', (minor, scale, minDecimals, text) => {
    expect(formatAmount(minor, scale, { minDecimals })).toBe(text)
  })

  test('what is written is read back exactly', () => {
    const amount = fc.bigInt({ min: 0n, max: amountMinorLimit - 1n })
    fc.assert(
      fc.property(amount, fc.constantFrom(0, 6, 8, 18), fc.nat(20), (minor, scale, minDecimals) => {
        const text = formatAmount(minor, scale, { minDecimals })
        expect(parseAmount(text, scale, { zeroAllowed: true })).toEqual({ ok: true, minor })
      }),
    )
  })

  test('dollars show cents, rates show percent', () => {
    expect(formatMoney({ asset: 'usd', minor: usd('10.5') })).toBe('10.50')
    expect(formatRatePercent(25_000n)).toBe('2.5')
    expect(formatRatePercent(50_000n)).toBe('5')
    expect(formatRatePercent(-3_333n)).toBe('-0.3333')
  })
})

describe('rounding', () => {
  test.each([
    [7n, 1n, 2n, 3n, 4n],
    [-7n, 1n, 2n, -4n, -3n],
    [6n, 1n, 2n, 3n, 3n],
    [-6n, 1n, 2n, -3n, -3n],
    [0n, 5n, 3n, 0n, 0n],
  ])('%s × %s ÷ %s lies between %s and %s', (amount, factor, divisor, floor, ceil) => {
    expect(mulDivFloor(amount, factor, divisor)).toBe(floor)
    expect(mulDivCeil(amount, factor, divisor)).toBe(ceil)
  })

  test.each([0n, -1n])('a division by %s is a slip of the code', (divisor) => {
    expect(() => mulDivFloor(1n, 1n, divisor)).toThrow(RangeError)
  })

  test('a gain is rounded down and a loss is not rounded away', () => {
    expect(applyRatePpm(usd('100'), 25_000n)).toBe(usd('2.5'))
    expect(applyRatePpm(39n, 25_000n)).toBe(0n)
    expect(applyRatePpm(1n, -1n)).toBe(-1n)
  })

  const principals = fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { maxLength: 20 })
  const rate = fc.bigInt({ min: -1_000_000n, max: 1_000_000n })

  test('a day is split without losing or making a unit', () => {
    fc.assert(
      fc.property(principals, rate, (principalsMinor, ratePpm) => {
        const { totalMinor, sharesMinor, remainderMinor } = splitResult(principalsMinor, ratePpm)
        expect(sharesMinor.reduce((a, b) => a + b, remainderMinor)).toBe(totalMinor)
        expect(remainderMinor >= 0n).toBe(true)
        expect(remainderMinor < BigInt(Math.max(principalsMinor.length, 1))).toBe(true)
      }),
    )
  })

  test('no loss takes more than the principal', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), rate, (principal, ratePpm) => {
        expect(principal + applyRatePpm(principal, ratePpm) >= 0n).toBe(true)
      }),
    )
  })
})

describe('the fee of 1 %', () => {
  test.each([
    ['100', '1'],
    ['100.01', '1.01'],
    ['50', '0.5'],
    ['0.50', '0.01'],
    ['0.01', '0.01'],
    ['0.000005', '0.000005'],
    ['0', '0'],
  ])('on %s dollars is %s', (amount, fee) => {
    expect(feeCeilToCent(usd(amount), 100n)).toBe(usd(fee))
  })

  test('splitting an amount is never cheaper', () => {
    // From one cent up: below it the whole amount is the fee, and the rest of the cent is not owed.
    const amount = fc.bigInt({ min: usd('0.01'), max: 10n ** 12n })
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(feeCeilToCent(a, 100n) + feeCeilToCent(b, 100n) >= feeCeilToCent(a + b, 100n)).toBe(true)
      }),
    )
  })

  test('is at least one unit and never more than the amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (amount) => {
        const fee = feeCeilToCent(amount, 100n)
        expect(fee > 0n && fee <= amount).toBe(true)
      }),
    )
  })

  test('below zero is a slip of the code', () => {
    expect(() => feeCeilToCent(-1n, 100n)).toThrow(RangeError)
    expect(() => feeCeilToCent(1n, -1n)).toThrow(RangeError)
  })
})

describe('coins and dollars', () => {
  test('a checkout asks for enough, a withdrawal pays no more than it was asked', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 14n })
    const price = fc.bigInt({ min: 1n, max: 10n ** 12n })
    fc.assert(
      fc.property(amount, price, fc.constantFrom('btc', 'eth', 'trx'), (usdMinor, priceMinor, coin) => {
        expect(coinToUsdFloor(usdToCoinCeil(usdMinor, coin, priceMinor), coin, priceMinor) >= usdMinor).toBe(
          true,
        )
        expect(coinToUsdFloor(usdToCoinFloor(usdMinor, coin, priceMinor), coin, priceMinor) <= usdMinor).toBe(
          true,
        )
      }),
    )
  })

  test('one and a half bitcoin at 64,000 dollars is 96,000 dollars', () => {
    expect(coinToUsdFloor(150_000_000n, 'btc', usd('64000'))).toBe(usd('96000'))
  })
})

test('amounts in code are texts of dollars', () => {
  expect(usd('1000.50')).toBe(1_000_500_000n)
  expect(() => usd('1,000')).toThrow('not an amount of dollars (malformed): 1,000')
})
