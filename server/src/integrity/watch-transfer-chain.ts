import {
  chainStart,
  type Checkpoint,
  type HistoryFingerprint,
  historyFingerprint,
  isHistoryTouched,
  type StretchMax,
  verifyChain,
  type Violation,
} from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import { asSql } from '#platform/database/transaction.ts'
import { violationFindings } from './violation-findings.ts'
import { recordIntegrityCheck } from './integrity-checks.ts'

/** Stretches read in one round: a few seconds' worth, so that shutdown is quick. */
const readInRoundMax = 20

/** Of the old history, while nothing suggests that it was touched: one stretch, and no more transfers than this. */
const rereadInRound = 5_000

/** One round; returns the violations it found, normally none. */
export type TransferChainWatch = () => Promise<readonly Violation[]>

/**
 * Verifies the chain of transfers against this process's own memory, which an intruder in the database cannot change
 * too. Each round reads what was sealed since the last one, and part of the old history: a little normally, as much as
 * fits once PostgreSQL's counters show that old rows were changed or removed. The first rounds read everything. Every
 * edited, removed or added transfer is logged as an error in each round until it is repaired.
 */
export function watchTransferChain(
  ctx: Context,
  { stretch }: { readonly stretch?: StretchMax } = {},
): TransferChainWatch {
  const sql = asSql(ctx.db)
  const bounds = stretch === undefined ? {} : { stretch }
  let fingerprint: HistoryFingerprint | undefined
  /** How far the chain was intact when it was first read. */
  let end: Checkpoint = chainStart
  /** How far the current pass over the old history has come. */
  let reread: Checkpoint = chainStart
  let isHurried = false
  /** When that pass began, and when the last one that found nothing did; at first, that over everything as new. */
  let passBeganAt: Date | undefined
  let coveredSince: Date | undefined
  /** Whether the last round reached the end of the new transfers. */
  let isAtEnd = false

  async function readNew(): Promise<readonly Violation[]> {
    const read = await verifyChain(sql, { from: end, stretchesMax: readInRoundMax, ...bounds })
    isAtEnd = read.isAtEnd
    end = read.checkpoint
    return read.violations
  }

  async function readOld(): Promise<readonly Violation[]> {
    const now = await historyFingerprint(sql)
    if (fingerprint !== undefined && isHistoryTouched(fingerprint, now)) {
      isHurried = true
      reread = chainStart
    }
    fingerprint = now
    if (reread === chainStart) passBeganAt = ctx.clock.now()
    const left = Number(end.position - reread.position)
    const { checkpoint, violations } = await verifyChain(sql, {
      from: reread,
      transfersMax: isHurried ? left : Math.min(left, rereadInRound),
      stretchesMax: isHurried ? readInRoundMax : 1,
      ...bounds,
    })
    const isThrough = checkpoint.position >= end.position
    reread = isThrough ? chainStart : checkpoint
    if (isThrough && violations.length === 0) coveredSince = passBeganAt
    isHurried = violations.length > 0 || (isHurried && !isThrough)
    return violations
  }

  return async () => {
    // The old part first: this round's new transfers are then not read twice.
    const violations = [...(await readOld()), ...(await readNew())]
    for (const { transferId, detail } of violations) {
      ctx.log.error({ transfer_id: transferId?.toString(), detail }, 'the history of the ledger was changed')
    }
    const isLeft = await recordIntegrityCheck(ctx, 'transfer_chain', {
      coveredSince: isAtEnd && !isHurried ? (coveredSince ?? null) : null,
      findings: violationFindings(violations),
    })
    // What another process found may be behind us: the whole history again, as fast as it goes.
    if (isLeft) {
      isHurried = true
      reread = chainStart
    }
    return violations
  }
}
