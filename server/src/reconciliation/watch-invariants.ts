import { checkNextTransfers, sealedTo, type StretchMax, type Violation } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import { asSql } from '#platform/database/transaction.ts'
import { violationFindings } from '#integrity/violation-findings.ts'
import { recordIntegrityCheck } from '#integrity/integrity-checks.ts'

/** How much is checked at a time. */
export type WatchBounds = {
  /** By one statement: well within the time that it has, however many postings a transfer has. */
  readonly stretch: StretchMax
  /** No further stretch begins after this long in a round. */
  readonly roundMs: number
}

/** A round is short, so that what is new waits little and shutdown is quick. */
export const watchBounds: WatchBounds = {
  stretch: { transfersMax: 20_000, postingsMax: 100_000 },
  roundMs: 10_000,
}

/** The history once more, up to what was sealed when this began. */
type Pass = { readonly beganAt: Date; readonly end: bigint; checkedTo: bigint }

/**
 * Checks the invariants over everything that was sealed since the round before, and then the history before the first
 * round, as much of it as the time allows: the first rounds after a start go through all of it. Where something is wrong it
 * is logged and kept for staff, and that stretch is checked again in every round.
 */
export function watchInvariants(
  ctx: Context,
  { stretch, roundMs }: WatchBounds = watchBounds,
): () => Promise<readonly Violation[]> {
  const sql = asSql(ctx.db)
  /** How far everything sealed since the first round is checked. */
  let newTo: bigint | undefined
  let pass: Pass | undefined

  /** One stretch after another, at least one, until the end, the end of the time, or something wrong. */
  async function goOn(from: bigint, upTo: bigint | undefined, endMs: number): Promise<Progress> {
    for (let checkedTo = from; ;) {
      const next = await checkNextTransfers(sql, {
        after: checkedTo,
        ...(upTo !== undefined && { upTo }),
        ...stretch,
      })
      const { violations } = next
      if (violations.length > 0) return { checkedTo, violations, isAtEnd: false }
      if (next.checkedTo === checkedTo) return { checkedTo, violations, isAtEnd: true }
      checkedTo = next.checkedTo
      if (performance.now() >= endMs) return { checkedTo, violations, isAtEnd: false }
    }
  }

  async function checkRound(endMs: number): Promise<{ pass: Pass } & Progress> {
    newTo ??= await sealedTo(sql)
    pass ??= { beganAt: ctx.clock.now(), end: newTo, checkedTo: 0n }
    const fresh = await goOn(newTo, undefined, endMs)
    newTo = fresh.checkedTo
    if (fresh.violations.length > 0) return { ...fresh, pass }
    const old = await goOn(pass.checkedTo, pass.end, endMs)
    pass.checkedTo = old.checkedTo
    return { ...old, pass, isAtEnd: fresh.isAtEnd && old.isAtEnd }
  }

  return async () => {
    const { violations, isAtEnd, pass: current } = await checkRound(performance.now() + roundMs)
    for (const { invariant, transferId, accountId, detail } of violations) {
      ctx.log.error(
        { invariant, transfer_id: transferId?.toString(), account_id: accountId?.toString(), detail },
        'the ledger does not hold',
      )
    }
    const coveredSince = isAtEnd || violations.length > 0 ? current.beganAt : null
    const findings = violationFindings(violations)
    // What another process found is behind us: from the beginning again.
    if (await recordIntegrityCheck(ctx, 'ledger', { coveredSince, findings })) pass = undefined
    return violations
  }
}

/** How far a round came. */
type Progress = {
  readonly checkedTo: bigint
  readonly violations: readonly Violation[]
  readonly isAtEnd: boolean
}
