import { expect, it } from 'vitest'
import { creditFor, type Deposit, dueMinor, flagsOf, type Payment, statusOf, valueMinor } from './deposit.ts'
import { holdAt } from './price-hold.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 5, 15, 12, minutes))

/** $100 in LTC: asked 1 LTC for it, then, from minute 20 on, 0.6 LTC for the $50 that were due. */
const deposit = {
  coin: 'ltc',
  amountMinor: 100_000_000n,
  coinMinor: 100_000_000n,
  priceMinor: 100_000_000n,
  toleranceBps: 0,
  flags: [],
  createdAt: at(0),
  expiresAt: at(35),
  firstHoldUntil: at(15),
  renewedHolds: [
    {
      number: 1,
      heldAt: at(20),
      until: at(35),
      amountMinor: 50_000_000n,
      coinMinor: 60_000_000n,
      priceMinor: 83_333_333n,
    },
  ],
} as unknown as Deposit

const payment = (given: Partial<Payment>): Payment =>
  ({
    id: crypto.randomUUID(),
    status: 'credited',
    holdNumber: 0,
    latePriceMinor: null,
    missingAt: null,
    ...given,
  }) as Payment

const half = payment({ coinMinor: 50_000_000n })

it.each([
  [-1, 0],
  [0, 0],
  [14, 0],
  [15, undefined],
  [19, undefined],
  [20, 1],
  [34, 1],
  [35, undefined],
])('a payment first seen in minute %s belongs to hold %s', (minute, number) => {
  expect(holdAt(deposit, at(minute))?.number).toBe(number)
})

it('of two holds that run at once the newest counts', () => {
  const overlapping = { ...deposit, firstHoldUntil: at(25) }
  expect(holdAt(overlapping, at(19))?.number).toBe(0)
  expect(holdAt(overlapping, at(21))?.number).toBe(1)
})

it('asks for the rest at the newest price, and exactly that covers it', () => {
  expect(dueMinor(deposit, [half])).toBe(60_000_000n)
  const rest = payment({ coinMinor: 60_000_000n, holdNumber: 1 })
  expect(valueMinor(deposit, [half, rest])).toBe(100_000_000n)
  expect(dueMinor(deposit, [half, rest])).toBe(0n)
  expect(creditFor(deposit, rest, [half])).toBe(50_000_000n)
})

it('asks for more when what was counted vanishes, and for less when something comes at another price', () => {
  expect(dueMinor(deposit, [{ ...half, status: 'dropped' }])).toBe(120_000_000n)
  // $30 at the price of a moment between the holds.
  const late = payment({ coinMinor: 40_000_000n, holdNumber: null, latePriceMinor: 75_000_000n })
  expect(dueMinor(deposit, [half, late])).toBe(24_000_000n)
})

it.each([1n, 333n, 49_999_999n, 50_000_001n, 88_888_888n])(
  'after %s and something late, exactly what is due covers what was asked',
  (before) => {
    const payments = [
      payment({ coinMinor: before }),
      payment({ coinMinor: 12_345n, holdNumber: null, latePriceMinor: 71_234_567n }),
    ]
    const due = dueMinor(deposit, payments)
    const valueWith = (coinMinor: bigint) =>
      valueMinor(deposit, [...payments, payment({ coinMinor, holdNumber: 1 })])
    expect(valueWith(due)).toBeGreaterThanOrEqual(deposit.amountMinor)
    expect(valueWith(due - 2n)).toBeLessThan(deposit.amountMinor)
  },
)

it('is overpaid by what comes above all that was asked, in whichever hold', () => {
  const rest = payment({ coinMinor: 60_000_001n, holdNumber: 1 })
  expect(flagsOf(deposit, [half, payment({ coinMinor: 60_000_000n, holdNumber: 1 })], [])).toEqual([])
  expect(flagsOf(deposit, [half, rest, half], [])).toEqual(['overpaid'])
})

it('a late payment of all coins whose price moved by a hair owes nothing; by a cent, a cent is due', () => {
  const once = { ...deposit, renewedHolds: [], firstHoldUntil: null, expiresAt: at(15) } as Deposit
  const late = (latePriceMinor: bigint) => [
    payment({ coinMinor: 100_000_000n, holdNumber: null, latePriceMinor }),
  ]
  const byAHair = late(99_990_001n)
  expect(dueMinor(once, byAHair)).toBe(0n)
  expect(flagsOf(once, byAHair, [])).toEqual(['late'])
  expect(
    statusOf(
      once,
      byAHair.map((paid) => ({ ...paid, usdMinor: 99_990_001n })),
      at(30),
    ),
  ).toBe('settled')
  const byACent = late(99_990_000n)
  expect(dueMinor(once, byACent)).toBe(10_000n)
  expect(flagsOf(once, byACent, [])).toEqual(['underpaid', 'late'])
})

it('nobody paid more than was asked by less than a cent', () => {
  const once = { ...deposit, renewedHolds: [], firstHoldUntil: null, expiresAt: at(15) } as Deposit
  const flagsAt = (latePriceMinor: bigint) =>
    flagsOf(once, [payment({ coinMinor: 100_000_000n, holdNumber: null, latePriceMinor })], [])
  expect(flagsAt(100_009_999n)).toEqual(['late'])
  expect(flagsAt(100_010_000n)).toEqual(['overpaid', 'late'])
})
