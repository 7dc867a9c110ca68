/**
 * The two decisions of staff. Each is made once, never by the person concerned, and audited. The decider names the
 * version they saw; when a colleague was faster, they learn who did what, and nothing is done.
 */
import { because } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { lockHasFindings } from '#integrity/integrity-checks.ts'
import { isAmong } from '#people/staff-accounts/second-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { conflict, forbidden, notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { insertApproval, insertLastApproval } from './approval-store.ts'
import { returnWithdrawal } from '../return-withdrawal.ts'
import {
  heldReason,
  lastAct,
  newAddressReason,
  onHoldReason,
  openHold,
  ownRefusal,
  versionOf,
} from './review.ts'
import { findToDecide } from './review-store.ts'
import { reasonForWaiting } from './second-approval.ts'
import { tellRejected, tellStep } from '../tell-investor.ts'
import { canBecome, statusTexts, waitsUntil, type Withdrawal } from '../withdrawal.ts'
import { lockWithdrawal, writeSecondApproval } from '../withdrawal-store.ts'

export type Decision = {
  readonly id: string
  readonly staffId: string
  /** The version that the decider saw. An approval without it is one of a withdrawal that nobody has approved. */
  readonly version?: number | undefined
}

/** An approval may say something to the colleague who has to approve too. */
type Approving = Decision & { readonly reason?: string | null }

/**
 * Approves a withdrawal; after the last required approval a job pays it. 403 for one's own withdrawal and for a second
 * approval by the same person; 409 when it is already decided or canceled, has changed since the decider saw it, is
 * on hold or held by a pause or by what the integrity checks found, its owner has frozen the account, or it waits
 * because its address is new.
 */
export async function approveWithdrawal(
  ctx: Context,
  tx: Tx,
  decision: Approving,
  locked?: LockedToDecide,
): Promise<void> {
  const { withdrawal, approvals, holds, changed } = locked ?? (await lockToDecide(tx, decision, 'approved'))
  const { id, investorId, status, isHeld, isFrozen } = withdrawal
  if (isFrozen) throw conflict('account_frozen_by_owner')
  const { staffId } = decision
  const approvers = approvals.map(({ approverId }) => approverId)
  const [hasFindings, isByApprover, approvalsNeeded] = await together(
    // Until this ends, no check stores what it finds: an approval is before the finding, or refused for it.
    lockHasFindings(tx),
    isAmong(tx, staffId, approvers),
    approvalsNeededNow(ctx, tx, withdrawal),
  )
  if (hasFindings || isHeld) throw conflict(heldReason(hasFindings))
  const hold = openHold(holds)
  if (hold !== undefined) throw conflict(onHoldReason(hold))
  const until = waitsUntil(withdrawal, ctx.clock.now())
  if (until !== null) throw conflict(newAddressReason(until))
  const reason = decision.reason || null
  if (isByApprover) throw forbidden('approved_by_you_already')
  if (decision.version === undefined && approvers.length > 0) throw conflict(changed)
  const at = ctx.clock.now()
  const approval = { withdrawalId: id, investorId, approverId: staffId, at, reason }
  const given = approvals.length + 1
  if (given < approvalsNeeded) await insertApproval(tx, approval)
  else {
    await insertLastApproval(tx, approval)
    await tellStep(ctx, tx, withdrawal, 'withdrawal_approved')
  }
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'withdrawal.approve',
    subject: `withdrawal/${id}`,
    before: { status, approvals: approvals.length },
    after: { status: given >= approvalsNeeded ? 'approved' : status, approvals: given },
    ...(reason !== null && { reason }),
  })
}

/** What it needs was fixed at the request; one from before sums were counted is counted now. It never becomes less. */
async function approvalsNeededNow(ctx: Context, tx: Tx, withdrawal: Withdrawal): Promise<number> {
  if (withdrawal.approvalsNeeded === 2) return 2
  const reason = await reasonForWaiting(ctx, tx, withdrawal)
  if (reason === null) return 1
  await writeSecondApproval(tx, withdrawal.id, reason)
  return 2
}

/** Rejects a withdrawal with a reason for the investor; the money is available again. */
export async function rejectWithdrawal(
  ctx: Context,
  tx: Tx,
  { reason, ...decision }: Decision & { reason: string },
  locked?: LockedToDecide,
): Promise<void> {
  const { withdrawal } = locked ?? (await lockToDecide(tx, decision, 'rejected'))
  const { staffId } = decision
  await together(
    returnWithdrawal(ctx, tx, withdrawal, { status: 'rejected', actorId: staffId, reason }),
    recordAudit(ctx, tx, {
      actorId: staffId,
      action: 'withdrawal.reject',
      subject: `withdrawal/${withdrawal.id}`,
      before: { status: withdrawal.status },
      after: { status: 'rejected' },
      reason,
    }),
    tellRejected(ctx, tx, withdrawal, reason),
  )
}

/** A withdrawal that is about to be decided, locked, and what happened to it so far. */
export type LockedToDecide = Awaited<ReturnType<typeof lockToDecide>>

/** Locks a withdrawal for the decision of a member of staff; throws where they may not take this one, and writes nothing. */
export async function lockToDecide(
  tx: Tx,
  { id, staffId, version }: Decision,
  next: 'approved' | 'rejected',
) {
  if (!isUuid(id)) throw notFound()
  // What comes behind the lock is read as it is then. A freeze waits for the lock too, so nothing is approved after one.
  const [isLocked, found] = await together(
    lockWithdrawal(tx, id),
    findToDecide(tx, { id, readerId: staffId }),
  )
  if (isLocked === undefined || found === undefined) throw notFound()
  const { withdrawal, readerEmail, ...acts } = found
  const { investorId, investorEmail } = withdrawal
  const refusal = ownRefusal({ id: investorId, email: investorEmail }, { id: staffId, email: readerEmail })
  if (refusal !== undefined) throw forbidden(refusal)
  if (!canBecome(withdrawal.status, next)) {
    throw conflict({ ...statusTexts[withdrawal.status], more: lastAct(withdrawal, acts) })
  }
  const changed = because('changed_meanwhile', {
    last_act: [lastAct(withdrawal, acts) ?? []].flat(),
  })
  if (version !== undefined && version !== versionOf(acts)) throw conflict(changed)
  return { withdrawal, approvals: acts.approvals, holds: acts.holds, changed }
}
