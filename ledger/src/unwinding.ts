/** The transfers that follow when money that was credited turns out never to have been there. */
import { available, invested, results, shortfalls } from '#account.ts'
import { transferKey } from '#transfer-key.ts'
import { merged, type Transfer } from '#transfer.ts'

/** Takes out of a position what it was opened with and what stayed in it of that; it is available, to be taken back. */
export function unwindingTransfer(unwinding: {
  unwindingId: string
  positionId: string
  investorId: string
  amountMinor: bigint
}): Transfer {
  const { unwindingId, positionId, investorId, amountMinor } = unwinding
  if (amountMinor <= 0n) throw new RangeError('an amount must be above zero')
  return {
    kind: 'unwinding',
    reference: `position/${positionId}`,
    key: transferKey('unwinding', unwindingId, positionId),
    postings: [
      { account: invested(investorId, positionId), amountMinor: -amountMinor },
      { account: available(investorId), amountMinor },
    ],
  }
}

/**
 * Reverses results that such money earned, or gives back what it lost (`resultsMinor` below zero). What the investor no
 * longer has of it the house bears: `shortfallMinor`, never more than was earned. Undefined when nothing moves.
 */
export function clawbackTransfer(clawback: {
  unwindingId: string
  investorId: string
  resultsMinor: bigint
  shortfallMinor: bigint
}): Transfer | undefined {
  const { unwindingId, investorId, resultsMinor, shortfallMinor } = clawback
  if (shortfallMinor < 0n || (shortfallMinor > 0n && shortfallMinor > resultsMinor))
    throw new RangeError('the house bears no more than was earned')
  const postings = merged([
    { account: available(investorId), amountMinor: shortfallMinor - resultsMinor },
    { account: shortfalls, amountMinor: -shortfallMinor },
    { account: results, amountMinor: resultsMinor },
  ])
  if (postings.length === 0) return undefined
  return {
    kind: 'accrual_clawback',
    reference: `unwinding/${unwindingId}`,
    key: transferKey('accrual_clawback', unwindingId),
    postings,
  }
}
