import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { available, invested, results, shortfalls } from '#account.ts'
import { clawbackTransfer, unwindingTransfer } from '#unwinding.ts'

const investorId = randomUUID()
const unwindingId = randomUUID()
const clawback = (resultsMinor: bigint, shortfallMinor = 0n) =>
  clawbackTransfer({ unwindingId, investorId, resultsMinor, shortfallMinor })

test('what comes out of a position is available', () => {
  const positionId = randomUUID()
  const transfer = unwindingTransfer({ unwindingId, positionId, investorId, amountMinor: 5n })
  expect(transfer.postings).toEqual([
    { account: invested(investorId, positionId), amountMinor: -5n },
    { account: available(investorId), amountMinor: 5n },
  ])
  expect(() => unwindingTransfer({ unwindingId, positionId, investorId, amountMinor: 0n })).toThrow(
    RangeError,
  )
})

test('reversed results go back to the results, and the house bears what is gone of them', () => {
  expect(clawback(7n)?.postings).toEqual([
    { account: available(investorId), amountMinor: -7n },
    { account: results, amountMinor: 7n },
  ])
  expect(clawback(7n, 7n)?.postings).toEqual([
    { account: shortfalls, amountMinor: -7n },
    { account: results, amountMinor: 7n },
  ])
  expect(clawback(-7n)?.postings).toEqual([
    { account: available(investorId), amountMinor: 7n },
    { account: results, amountMinor: -7n },
  ])
  expect(clawback(0n)).toBeUndefined()
  expect(() => clawback(7n, 8n)).toThrow(RangeError)
  expect(() => clawback(-7n, 1n)).toThrow(RangeError)
})
