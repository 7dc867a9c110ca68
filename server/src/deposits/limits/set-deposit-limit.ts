import type { LimitPeriod } from '@evenmoor/contract/safeguards'
import type { Context } from '#context.ts'
import { oneAtATime } from '#people/find-person.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { dollarsTyped } from '#wallet/amount-input.ts'
import { changedLimit, noLimit } from './deposit-limit.ts'
import { selectLimits, upsertLimit } from './deposit-limit-store.ts'

/**
 * Sets a person's own cap on deposits; null takes it away. A lower one holds at once, a higher one or none after 24
 * hours. A checkout that is being opened comes before it or after, never in between.
 */
export async function setDepositLimit(
  ctx: Context,
  tx: Tx,
  given: { investorId: string; period: LimitPeriod; max: string | null },
): Promise<void> {
  const { investorId, period, max } = given
  const maxMinor = max === null ? null : dollarsTyped('max', max)
  await oneAtATime(tx, investorId)
  const before = (await selectLimits(tx, investorId)).get(period) ?? noLimit
  await upsertLimit(tx, investorId, period, changedLimit(before, maxMinor, ctx.clock.now()))
  await recordAudit(ctx, tx, {
    actorId: investorId,
    action: 'deposit_limit.set',
    subject: `person:${investorId}`,
    after: { period, max },
  })
}
