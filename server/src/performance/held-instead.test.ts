import { SUMPRODUCT } from '@formulajs/formulajs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/clock.ts'
import { heldInstead, type Payment } from './held-instead.ts'

const pico = (dollars: number) => BigInt(dollars) * 10n ** 12n
const usd = (dollars: number) => BigInt(dollars) * 10n ** 6n
const dayAt = (index: number) => addDays('2026-01-01', index)
const pay = (index: number, dollars: number): Payment => ({ day: dayAt(index), amountMinor: usd(dollars) })
const at = (prices: Readonly<Record<number, number>>) => (day: string) => {
  const found = Object.entries(prices).find(([index]) => dayAt(Number(index)) === day)
  return found === undefined ? undefined : pico(found[1])
}
const held = (...asked: Parameters<typeof heldInstead>) => {
  const found = heldInstead(...asked)
  if (found.kind === 'unpriced') throw new Error(`no price on ${found.day}`)
  return found
}

describe('the same payments in a coin', () => {
  test('are bought at the closing price of each day and worth the last one', () => {
    const { quanta, valueMinor, trades, ranOutOn } = held(
      [pay(0, 1_000), pay(5, 500)],
      dayAt(9),
      at({ 0: 100, 5: 50, 9: 200 }),
    )
    expect(quanta).toBe(20n * 10n ** 18n)
    expect(valueMinor).toBe(usd(4_000))
    expect(trades.map(({ quanta: each }) => each / 10n ** 18n)).toEqual([10n, 10n])
    expect(ranOutOn).toBeNull()
  })

  test('a withdrawal sells', () => {
    expect(held([pay(0, 1_000), pay(3, -300)], dayAt(9), at({ 0: 100, 3: 150, 9: 100 })).valueMinor).toBe(
      usd(800),
    )
  })

  test('coins that would not have paid a withdrawal are gone from that day on', () => {
    const found = held([pay(0, 100), pay(3, -90), pay(4, 10)], dayAt(9), at({ 0: 100, 3: 50, 4: 50, 9: 50 }))
    expect(found.ranOutOn).toBe(dayAt(3))
    expect(found.valueMinor).toBe(usd(10))
  })

  test('taking out at once what was put in leaves nothing, and does not run out', () => {
    const found = held([pay(0, 5), { day: dayAt(1), amountMinor: usd(-5) }], dayAt(1), at({ 0: 7, 1: 7 }))
    expect([found.valueMinor, found.ranOutOn]).toEqual([0n, null])
  })

  test.each([
    ['a payment’s day', { 9: 1 }, dayAt(0)],
    ['the last day', { 0: 1 }, dayAt(9)],
  ])('without a price of %s there is no comparison', (_, prices, day) => {
    expect(heldInstead([pay(0, 1)], dayAt(9), at(prices))).toEqual({ kind: 'unpriced', day })
  })

  test('are never worth more than the price’s movement allows, and never less than nothing', () => {
    const price = fc.bigInt(1n, 10n ** 18n)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), price), { minLength: 1, maxLength: 60 }),
        (each) => {
          const payments = each.map(([amountMinor], index) => ({ day: dayAt(index), amountMinor }))
          const closes = new Map(each.map(([, close], index) => [dayAt(index), close]))
          const found = held(payments, dayAt(each.length - 1), (day) => closes.get(day))
          expect(found.valueMinor).toBeGreaterThanOrEqual(0n)
          expect(found.trades.reduce((sum, { quanta }) => sum + quanta, 0n)).toBe(found.quanta)
        },
      ),
    )
  })

  test('are worth what a spreadsheet’s SUMPRODUCT of payments and prices makes of them, to 1e-9', () => {
    const dollars = fc.integer({ min: 1, max: 1_000_000 })
    const price = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(fc.array(fc.tuple(dollars, price), { minLength: 1, maxLength: 60 }), (each) => {
        const payments = each.map(([amount], index) => pay(index, amount))
        const closes = Object.fromEntries(each.map(([, close], index) => [index, close]))
        const { valueMinor } = held(payments, dayAt(each.length - 1), at(closes))
        const coins = SUMPRODUCT(
          each.map(([amount]) => amount),
          each.map(([, close]) => 1 / close),
        )
        const reference = Number(coins) * (each.at(-1)?.[1] ?? 0) * 1e6
        // A payment's coins, and the value, are rounded down.
        const roundingMinor = 1 + each.length * 1e-6
        expect(Math.abs(Number(valueMinor) - reference)).toBeLessThanOrEqual(1e-9 * reference + roundingMinor)
      }),
    )
  })

  test('at a price that never moves come to what was paid, less what rounding takes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(1n, 10n ** 12n), { minLength: 1, maxLength: 40 }),
        fc.bigInt(1n, 10n ** 17n),
        (amounts, close) => {
          const paid = amounts.reduce((sum, amount) => sum + amount, 0n)
          const payments = amounts.map((amountMinor, index) => ({ day: dayAt(index), amountMinor }))
          const { valueMinor } = held(payments, dayAt(99), () => close)
          expect(valueMinor).toBeLessThanOrEqual(paid)
          expect(paid - valueMinor).toBeLessThanOrEqual(BigInt(amounts.length + 1))
        },
      ),
    )
  })
})
