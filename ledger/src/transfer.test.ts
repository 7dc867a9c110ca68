import { describe, expect, test } from 'vitest'
import {
  accountName,
  type AccountRef,
  accrualTransfer,
  bonusTransfer,
  type AccrualShare,
  depositTransfer,
  investmentTransfer,
  redemptionTransfer,
  reversalTransfer,
  type Transfer,
  transferKey,
  withdrawalPaidTransfer,
  withdrawalRequestTransfer,
  withdrawalReturnTransfer,
} from '#index.ts'

const ada = '00000000-0000-4000-8000-00000000000a'
const bob = '00000000-0000-4000-8000-00000000000b'
const position = '00000000-0000-4000-8000-000000000001'
const other = '00000000-0000-4000-8000-000000000002'

const deposit = {
  depositId: 'd1',
  investorId: ada,
  network: 'practice',
  txid: 'abc',
  outputIndex: 0,
  coin: 'eth',
  coinMinor: 5n,
  usdMinor: 7n,
} as const
const paid = {
  withdrawalId: 'w1',
  investorId: ada,
  grossMinor: 100n,
  feeMinor: 1n,
  coin: 'usdt',
  coinMinor: 9n,
} as const

/** The postings in short: "available:usd:…a +7". */
function lines(transfer: Transfer | undefined): string[] {
  const short = (account: AccountRef) => accountName(account).replaceAll(/00000000-0000-4000-8000-0*/g, '')
  return (transfer?.postings ?? []).map(({ account, amountMinor }) => `${short(account)} ${amountMinor}`)
}

function share(given: Partial<AccrualShare>): AccrualShare {
  return { positionId: position, investorId: ada, amountMinor: 1n, reinvested: false, ...given }
}

function accrual(shares: AccrualShare[], remainderMinor = 0n): Transfer | undefined {
  return accrualTransfer({ day: '2026-11-21', planId: 'basic', chunk: 0, shares, remainderMinor })
}

describe('what each event books', () => {
  const events: [event: string, transfer: Transfer | undefined, postings: string[]][] = [
    [
      'a deposit',
      depositTransfer(deposit),
      ['outside:eth -5', 'custody:eth 5', 'conversion:usd -7', 'available:usd:a 7'],
    ],
    [
      'an investment',
      investmentTransfer({ positionId: position, investorId: ada, amountMinor: 3n }),
      ['available:usd:a -3', 'invested:usd:a:1 3'],
    ],
    [
      'a redemption',
      redemptionTransfer({ redemptionId: 'r', positionId: position, investorId: ada, amountMinor: 3n }),
      ['invested:usd:a:1 -3', 'available:usd:a 3'],
    ],
    [
      'a request to withdraw',
      withdrawalRequestTransfer({ withdrawalId: 'w1', investorId: ada, grossMinor: 4n }),
      ['available:usd:a -4', 'withdrawing:usd:a 4'],
    ],
    [
      'a withdrawal given back',
      withdrawalReturnTransfer({ withdrawalId: 'w1', investorId: ada, grossMinor: 4n }),
      ['withdrawing:usd:a -4', 'available:usd:a 4'],
    ],
    [
      'a withdrawal paid',
      withdrawalPaidTransfer(paid),
      ['withdrawing:usd:a -100', 'fees:usd 1', 'conversion:usd 99', 'custody:usdt -9', 'outside:usdt 9'],
    ],
    [
      'a withdrawal paid without a fee',
      withdrawalPaidTransfer({ ...paid, feeMinor: 0n }),
      ['withdrawing:usd:a -100', 'conversion:usd 100', 'custody:usdt -9', 'outside:usdt 9'],
    ],
    [
      'a verified bonus',
      bonusTransfer({ bonusId: 'b1', investorId: ada, amountMinor: 4n }),
      ['bonuses:usd -4', 'available:usd:a 4'],
    ],
    ['a gain', accrual([share({ amountMinor: 5n })]), ['results:usd -5', 'available:usd:a 5']],
    [
      'a reinvested gain',
      accrual([share({ amountMinor: 5n, reinvested: true })]),
      ['results:usd -5', 'invested:usd:a:1 5'],
    ],
    ['a loss', accrual([share({ amountMinor: -5n })]), ['results:usd 5', 'invested:usd:a:1 -5']],
    [
      'two gains of one investor and a remainder',
      accrual(
        [
          share({ amountMinor: 5n }),
          share({ positionId: other, amountMinor: 6n }),
          share({ investorId: bob }),
        ],
        1n,
      ),
      ['results:usd -13', 'rounding:usd 1', 'available:usd:a 11', 'available:usd:b 1'],
    ],
    ['a day on which nothing moved', accrual([share({ amountMinor: 0n })]), []],
  ]
  test.each(events)('%s', (_event, transfer, postings) => {
    expect(lines(transfer)).toEqual(postings)
  })

  test.each(events)('%s sums to zero in each asset', (_event, transfer) => {
    const totals = new Map<string, bigint>()
    for (const { account, amountMinor } of transfer?.postings ?? []) {
      totals.set(account.asset, (totals.get(account.asset) ?? 0n) + amountMinor)
    }
    expect([...totals.values()].every((total) => total === 0n)).toBe(true)
  })

  test('a reversal takes every line back and keeps reference and day', () => {
    const original = {
      ...investmentTransfer({ positionId: position, investorId: ada, amountMinor: 3n }),
      id: 9n,
    }
    const reversal = reversalTransfer({ ...original, effectiveOn: '2026-11-21' })
    expect(reversal).toMatchObject({
      kind: 'reversal',
      reverses: 9n,
      reference: `position/${position}`,
      effectiveOn: '2026-11-21',
    })
    expect(lines(reversal)).toEqual(['available:usd:a 3', 'invested:usd:a:1 -3'])
  })
})

describe('an amount nobody may pass is a slip of the code', () => {
  test.each([
    ['a deposit of no coins', () => depositTransfer({ ...deposit, coinMinor: 0n })],
    ['a deposit of less than nothing', () => depositTransfer({ ...deposit, usdMinor: -1n })],
    [
      'an investment of nothing',
      () => investmentTransfer({ positionId: position, investorId: ada, amountMinor: 0n }),
    ],
    ['a fee of everything', () => withdrawalPaidTransfer({ ...paid, feeMinor: 100n })],
    ['a fee below zero', () => withdrawalPaidTransfer({ ...paid, feeMinor: -1n })],
    ['a remainder below zero', () => accrual([share({})], -1n)],
  ])('%s', (_slip, build) => {
    expect(build).toThrow(RangeError)
  })
})

describe('the idempotency key', () => {
  test('is the same for the same event and a proper UUID', () => {
    const key = transferKey('accrual', '2026-11-21', 'basic', 0)
    expect(key).toBe(transferKey('accrual', '2026-11-21', 'basic', 0))
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('never changes between releases: what is booked stays booked', () => {
    expect(transferKey('deposit', 'practice', 'abc', 0)).toMatchInlineSnapshot(
      `"80b1ac1d-c169-87ac-918b-6943f6627fd6"`,
    )
  })

  test.each([
    [
      ['a', 'bc'],
      ['ab', 'c'],
    ],
    [['a'], ['a', '']],
    [
      ['deposit', 'practice', 'abc', 1],
      ['deposit', 'practice', 'abc', 2],
    ],
  ])('%j and %j differ', (one, another) => {
    expect(transferKey(...one)).not.toBe(transferKey(...another))
  })

  test('of a deposit is its output on the chain, whichever checkout it belongs to', () => {
    expect(depositTransfer({ ...deposit, depositId: 'd2' }).key).toBe(depositTransfer(deposit).key)
    expect(depositTransfer({ ...deposit, outputIndex: 1 }).key).not.toBe(depositTransfer(deposit).key)
    expect(depositTransfer({ ...deposit, network: 'sepolia' }).key).not.toBe(depositTransfer(deposit).key)
  })
})
