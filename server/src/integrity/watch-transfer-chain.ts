import {
  chainStart,
  type Checkpoint,
  historyFingerprint,
  verifyChain,
  type Violation,
} from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import { asSql } from '#platform/database/transaction.ts'
import { violationFindings } from './violation-findings.ts'
import { recordIntegrityCheck } from './integrity-checks.ts'

/** Transfers read in one round: a few seconds, so that a stop of the process need not wait long. */
const readInRoundMax = 300_000

/** Of the old history, when nothing says that it was touched. */
const rereadInRound = 5_000

/** One round; gives what it found wrong with the history, which is nothing as a rule. */
export type TransferChainWatch = () => Promise<readonly Violation[]>

/**
 * Watches the chain of transfers with the memory of this process, which whoever changes the database cannot change too.
 * Each round reads what was sealed since the one before, and the old history in turn: a little of it as a rule, as
 * much as fits once PostgreSQL's counters say that old rows were changed or removed. The first rounds read everything.
 * Each transfer that was edited, removed or added is logged as an error in every round until it is put right.
 */
export function watchTransferChain(ctx: Context): TransferChainWatch {
  const sql = asSql(ctx.db)
  let fingerprint: string | undefined
  /** How far the chain was found whole when it was new. */
  let end: Checkpoint = chainStart
  /** How far the present pass over the old history has come. */
  let reread: Checkpoint = chainStart
  let isHurried = false
  /** Whether the last round read all that was new to it. */
  let isAtEnd = false

  async function readNew(): Promise<readonly Violation[]> {
    const { checkpoint, violations } = await verifyChain(sql, { from: end, transfersMax: readInRoundMax })
    isAtEnd = checkpoint.position - end.position < BigInt(readInRoundMax)
    end = checkpoint
    return violations
  }

  async function readOld(): Promise<readonly Violation[]> {
    const now = await historyFingerprint(sql)
    if (fingerprint !== undefined && now !== fingerprint) {
      isHurried = true
      reread = chainStart
    }
    fingerprint = now
    const left = Number(end.position - reread.position)
    const transfersMax = Math.min(left, isHurried ? readInRoundMax : rereadInRound)
    const { checkpoint, violations } = await verifyChain(sql, { from: reread, transfersMax })
    const isThrough = checkpoint.position >= end.position
    reread = isThrough ? chainStart : checkpoint
    isHurried = violations.length > 0 || (isHurried && !isThrough)
    return violations
  }

  return async () => {
    // The old part first: what is read as new in this round need not be read twice.
    const violations = [...(await readOld()), ...(await readNew())]
    for (const { transferId, detail } of violations) {
      ctx.log.error({ transfer_id: transferId?.toString(), detail }, 'the history of the ledger was changed')
    }
    const isThrough = isAtEnd && !isHurried
    await recordIntegrityCheck(ctx, 'transfer_chain', { isThrough, findings: violationFindings(violations) })
    return violations
  }
}
