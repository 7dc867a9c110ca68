import { checkNextTransfers, type Violation } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import { asSql } from '#platform/database/transaction.ts'
import { violationFindings } from '#integrity/violation-findings.ts'
import { recordIntegrityCheck } from '#integrity/integrity-checks.ts'

/** Transfers in one statement: well within the time that a statement has. */
const stretchMax = 20_000

/** Stretches in one round: a busy day's worth, so that a round stays shorter than a minute. */
const stretchesInRound = 10

/**
 * Checks the invariants over everything that was sealed since the round before; the first rounds after a start go through
 * the whole history. Where something is wrong it is logged and kept for staff, and that stretch is checked again in
 * every round.
 */
export function watchInvariants(ctx: Context): () => Promise<readonly Violation[]> {
  const sql = asSql(ctx.db)
  let checkedTo = 0n
  let beganAt: Date | undefined
  const keep = async (violations: readonly Violation[], coveredSince: Date | null) => {
    const findings = violationFindings(violations)
    // What another process found is behind us: from the beginning again.
    if (await recordIntegrityCheck(ctx, 'ledger', { coveredSince, findings })) beginAgain()
    return violations
  }
  const beginAgain = () => {
    checkedTo = 0n
    beganAt = undefined
  }
  return async () => {
    beganAt ??= ctx.clock.now()
    for (let stretch = 0; stretch < stretchesInRound; stretch++) {
      const next = await checkNextTransfers(sql, { after: checkedTo, transfersMax: stretchMax })
      for (const { invariant, transferId, accountId, detail } of next.violations) {
        ctx.log.error(
          { invariant, transfer_id: transferId?.toString(), account_id: accountId?.toString(), detail },
          'the ledger does not hold',
        )
      }
      if (next.violations.length > 0 || next.checkedTo === checkedTo) return keep(next.violations, beganAt)
      checkedTo = next.checkedTo
    }
    return keep([], null)
  }
}
