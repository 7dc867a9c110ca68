/** A reviewer's hold: the withdrawal stays in the queue and is not approved until a member of staff ends the hold. */
import { because } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import { conflict } from '#platform/problems.ts'
import { type Decision, lockToDecide } from './decide-withdrawal.ts'
import { endOpenHold, insertHold } from './hold-store.ts'
import { onHoldReason, openHold } from './review.ts'

/**
 * Puts a withdrawal on hold, with a reason for colleagues. 403 for one's own; 409 when it is decided or canceled already,
 * has changed since the reviewer saw it, or is on hold.
 */
export async function holdWithdrawal(
  ctx: Context,
  tx: Tx,
  { reason, ...decision }: Decision & { readonly reason: string },
): Promise<void> {
  const { withdrawal, holds } = await lockToDecide(tx, decision, 'approved')
  const { id, investorId, status } = withdrawal
  const hold = openHold(holds)
  if (hold !== undefined) throw conflict(onHoldReason(hold))
  const { staffId } = decision
  await insertHold(tx, {
    withdrawalId: id,
    investorId,
    seq: holds.length + 1,
    reason,
    heldBy: staffId,
    heldAt: ctx.clock.now(),
  })
  noteChange(tx, investorId, 'withdrawals')
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'withdrawal.hold',
    subject: `withdrawal/${id}`,
    before: { status, is_on_hold: false },
    after: { status, is_on_hold: true },
    reason,
  })
}

/**
 * Ends the hold of a withdrawal, whoever put it there. 403 for one's own; 409 when it is decided or canceled already, has
 * changed since the caller saw it, or is not on hold.
 */
export async function endWithdrawalHold(ctx: Context, tx: Tx, decision: Decision): Promise<void> {
  const { withdrawal, holds } = await lockToDecide(tx, decision, 'approved')
  const { id, investorId, status } = withdrawal
  if (openHold(holds) === undefined) throw conflict(because('withdrawal_not_on_hold'))
  await endOpenHold(tx, id, { endedBy: decision.staffId, endedAt: ctx.clock.now() })
  noteChange(tx, investorId, 'withdrawals')
  await recordAudit(ctx, tx, {
    actorId: decision.staffId,
    action: 'withdrawal.end_hold',
    subject: `withdrawal/${id}`,
    before: { status, is_on_hold: true },
    after: { status, is_on_hold: false },
  })
}
