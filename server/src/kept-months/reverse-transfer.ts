import { LedgerRefusal, ledgerMonths, type Posted, reverseTransfer } from '@evenmoor/ledger'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { conflict, Problem } from '#platform/problems.ts'
import { keptSince } from './kept-since.ts'

/**
 * Books the opposite of a transfer, as the ledger does. Where its postings are of a month that was detached, a 409 says
 * which month has to come back first.
 */
export async function reverseKeptTransfer(tx: Tx, id: bigint): Promise<Posted> {
  try {
    return await reverseTransfer(asSql(tx), id)
  } catch (error) {
    if (!(error instanceof LedgerRefusal) || error.code !== 'detached') throw error
    throw await detached(tx, id)
  }
}

/** Throws the same where the postings of a transfer, and so what followed it, aren't all here. */
export async function assertKept(tx: Tx, id: bigint): Promise<void> {
  const kept = await keptSince(tx)
  if (kept !== null && id < kept.transferId) throw await detached(tx, id)
}

/** Whether an error is one of these: it is there until the operator attaches the month again. */
export const isDetached = (error: unknown): boolean => error instanceof Problem && error.details.code === code

const code = 'transfer_detached'

async function detached(tx: Tx, id: bigint): Promise<Problem> {
  const months = await ledgerMonths(asSql(tx))
  const its = months.findLast(({ fromTransferId }) => fromTransferId === null || fromTransferId <= id)
  return conflict(code, { month: its?.month.slice(0, 'YYYY-MM'.length) ?? '' })
}
