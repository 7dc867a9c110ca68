import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MoneyEvent, traceMoney } from './trace-money.ts'

const credit = (amountMinor: bigint, checkoutPositionId: string | null = null): MoneyEvent => ({
  kind: 'vanishing',
  amountMinor,
  checkoutPositionId,
})
const invest = (positionId: string, amountMinor: bigint): MoneyEvent => ({
  kind: 'invested',
  positionId,
  amountMinor,
})
const takeOut = (
  positionId: string,
  amountMinor: bigint,
  by: 'owner' | 'unwinding' = 'owner',
): MoneyEvent => ({ kind: 'taken_out', positionId, amountMinor, by })
const result = (positionId: string, day: string, amountMinor: bigint, baseMinor: bigint): MoneyEvent => ({
  kind: 'result',
  positionId,
  day,
  amountMinor,
  baseMinor,
  reinvested: false,
})
const other = (reference: string, amountMinor: bigint): MoneyEvent => ({
  kind: 'other',
  reference,
  amountMinor,
})

describe('where money that never was is', () => {
  const cases: [string, bigint, MoneyEvent[], bigint, Record<string, bigint>, Record<string, bigint>][] = [
    ['available', 50n, [credit(100n)], 100n, {}, {}],
    ['own money goes into a position first', 50n, [credit(100n), invest('p', 80n)], 70n, { p: 30n }, {}],
    ['of a checkout’s own position all is', 50n, [credit(100n, 'p'), invest('p', 80n)], 20n, { p: 80n }, {}],
    [
      'of one that was paid in parts the part that is gone, whatever else is gone',
      60n,
      [credit(50n), credit(40n, 'p'), invest('p', 100n)],
      50n,
      { p: 40n },
      {},
    ],
    [
      'and beyond it what own money did not cover',
      30n,
      [credit(50n), credit(40n, 'p'), invest('p', 100n)],
      20n,
      { p: 70n },
      {},
    ],
    [
      'what was taken back of its checkout before it was opened is not in it',
      100n,
      [credit(50n), credit(40n, 'p'), credit(-40n, 'p'), invest('p', 100n)],
      50n,
      {},
      {},
    ],
    ['nor what came to its checkout later', 100n, [invest('p', 80n), credit(40n, 'p')], 40n, {}, {}],
    ['own money leaves first', 50n, [credit(100n), other('withdrawal/1', -80n)], 70n, {}, {}],
    [
      'what was asked for and given back is there again',
      0n,
      [credit(100n), other('withdrawal/1', -80n), other('withdrawal/1', 80n)],
      100n,
      {},
      {},
    ],
    [
      'a result in proportion',
      30n,
      [credit(100n), invest('p', 40n), result('p', '1', 8n, 40n)],
      92n,
      { p: 10n },
      { 'p/1': 2n },
    ],
    [
      'a loss in proportion, to the last unit in the investor’s favor',
      30n,
      [credit(100n), invest('p', 40n), result('p', '1', -7n, 40n)],
      90n,
      { p: 8n },
      { 'p/1': -2n },
    ],
    [
      'the owner takes out of everything that is in it',
      30n,
      [credit(100n), invest('p', 40n), takeOut('p', 20n)],
      95n,
      { p: 5n },
      {},
    ],
    [
      'an unwinding takes what is traced',
      30n,
      [credit(100n), invest('p', 40n), takeOut('p', 10n, 'unwinding')],
      100n,
      {},
      {},
    ],
    ['taken back, nothing is', 30n, [credit(100n), credit(-100n)], 0n, {}, {}],
    [
      'a correction of a day in the share of its result',
      30n,
      [
        credit(100n),
        invest('p', 40n),
        result('p', '1', 8n, 40n),
        { kind: 'correction', positionId: 'p', day: '1', investedMinor: 0n, availableMinor: -8n },
      ],
      90n,
      { p: 10n },
      {},
    ],
    [
      'a correction of a losing day in the share of its loss',
      30n,
      [
        credit(100n),
        invest('p', 40n),
        result('p', '1', -8n, 40n),
        { kind: 'correction', positionId: 'p', day: '1', investedMinor: 8n, availableMinor: 0n },
        { kind: 'correction', positionId: 'p', day: '1', investedMinor: -4n, availableMinor: 0n },
      ],
      90n,
      { p: 9n },
      { 'p/1': -1n },
    ],
  ]
  test.each(cases)('%s', (_what, availableMinor, events, available, positions, results) => {
    const traced = traceMoney(availableMinor, events)
    expect(traced.availableMinor).toBe(available)
    expect(Object.fromEntries(traced.positions)).toEqual(positions)
    const earned = [...traced.results].map(([key, { amountMinor }]) => [key, amountMinor])
    expect(Object.fromEntries(earned)).toEqual(results)
  })
})

/** Moves by numbers, of which those that are possible become events of real accounts. */
const moves = fc.array(
  fc.record({
    kind: fc.constantFrom('invest', 'take', 'result', 'out', 'in', 'credit'),
    amount: fc.bigInt({ min: 1n, max: 1_000n }),
    which: fc.nat(3),
    ppm: fc.bigInt({ min: -500n, max: 500n }),
    reinvested: fc.boolean(),
  }),
  { maxLength: 40 },
)

test('whatever happens: no more is traced than there is, and what was credited and earned is all accounted for', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 1_000n }), moves, (ownMinor, given) => {
      let available = ownMinor
      let credited = 0n
      const positions = new Map<string, bigint>()
      const events: MoneyEvent[] = []
      for (const [index, { kind, amount, which, ppm, reinvested }] of given.entries()) {
        const opened = [...positions.keys()]
        const id = opened[which % Math.max(opened.length, 1)]
        if (kind === 'credit' || kind === 'in') {
          available += amount
          if (kind === 'credit') credited += amount
          // Of a checkout that may open a position among the next moves.
          const ofCheckout = which === 0 ? null : `p${index + which}`
          events.push(kind === 'credit' ? credit(amount, ofCheckout) : other(`deposit/${index}`, amount))
        } else if (kind === 'out' && amount <= available) {
          available -= amount
          events.push(other(`withdrawal/${index}`, -amount))
        } else if (kind === 'invest' && amount <= available) {
          available -= amount
          positions.set(`p${index}`, amount)
          events.push(invest(`p${index}`, amount))
        } else if (kind === 'take' && id !== undefined && amount <= positions.get(id)!) {
          available += amount
          positions.set(id, positions.get(id)! - amount)
          events.push(takeOut(id, amount))
        } else if (kind === 'result' && id !== undefined) {
          const base = positions.get(id)!
          const share = (base * ppm) / 1_000n
          if (share > 0n && !reinvested) available += share
          else positions.set(id, base + share)
          events.push({ ...result(id, String(index), share, base), reinvested } as MoneyEvent)
        }
      }
      const traced = traceMoney(ownMinor, events)
      expect(traced.availableMinor).toBeGreaterThanOrEqual(0n)
      expect(traced.availableMinor <= available).toBe(true)
      for (const [id, part] of traced.positions) expect(part > 0n && part <= positions.get(id)!).toBe(true)
      const inPositions = [...traced.positions.values()].reduce((sum, part) => sum + part, 0n)
      const earned = [...traced.results.values()].reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
      // The rest has left.
      expect(traced.availableMinor + inPositions <= credited + earned).toBe(true)
      const hasLeft = events.some((event) => event.kind === 'other' && event.amountMinor < 0n)
      if (!hasLeft) expect(traced.availableMinor + inPositions).toBe(credited + earned)
      for (const { positionId, day, amountMinor } of traced.results.values()) {
        const whole = events.find(
          (event) => event.kind === 'result' && event.positionId === positionId && event.day === day,
        ) as MoneyEvent & { kind: 'result' }
        const { amountMinor: of } = whole
        expect(
          of > 0n ? amountMinor >= 0n && amountMinor <= of : amountMinor >= of && amountMinor <= 0n,
        ).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
