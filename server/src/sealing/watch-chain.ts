import { chainStart, type Checkpoint, historyFingerprint, verifyChain, type Violation } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import { asSql } from '#platform/database/transaction.ts'

/** Transfers of the old history that are read again in each round, so that all of it comes round in time. */
const rereadInRound = 20_000

/** Gives what is wrong with the history; empty when nothing is. */
export type ChainWatch = () => Promise<readonly Violation[]>

/**
 * What this process remembers about the chain: up to where it was whole, and that nobody changed old rows since.
 * Each round reads what was sealed since the last one, and a part of the old history in turn; when PostgreSQL's
 * counters say that old rows were touched, the whole of it. The first round reads everything. Every transfer that was
 * edited, removed or added is logged as an error by each round until it is put right.
 */
export function watchChain(ctx: Context): ChainWatch {
  const sql = asSql(ctx.db)
  let fingerprint = ''
  let end: Checkpoint = chainStart
  let again: Checkpoint = chainStart
  let isWhole = false

  const round = async (): Promise<readonly Violation[]> => {
    const now = await historyFingerprint(sql)
    const isTouched = !isWhole || now !== fingerprint
    fingerprint = now
    const newest = await verifyChain(sql, { from: end })
    if (newest.violations.length > 0 && !isTouched) return newest.violations
    end = newest.checkpoint
    const old = await verifyChain(sql, isTouched ? {} : { from: again, transfersMax: rereadInRound })
    again = isTouched || old.checkpoint.position >= end.position ? chainStart : old.checkpoint
    return [...newest.violations, ...old.violations]
  }

  return async () => {
    const violations = await round()
    isWhole = violations.length === 0
    for (const { transferId, detail } of violations) {
      ctx.log.error({ transfer_id: transferId?.toString(), detail }, 'the history of the ledger was changed')
    }
    return violations
  }
}
