/**
 * The two decisions about a bonus. Each is made once, by an administrator who has nothing to do with it, and audited.
 * A second decision is refused and names who was faster.
 */
import { because } from '@evenmoor/contract/refusals'
import { bonusTransfer, post } from '@evenmoor/ledger'
import type { BonusSignal } from '@evenmoor/contract/staff-bonuses'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import { findById } from '#people/find-person.ts'
import { nameOf } from '#people/people-list.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { referralAccounts } from '#people/referral-tree.ts'
import { isAmong } from '#people/staff-accounts/second-person.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import { holdNamedLock } from '#platform/database/named-lock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { conflict, forbidden, notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { releaseAfterApproval } from '#work/assignees-of.ts'
import { limitInForce } from '#system/limit-in-force.ts'
import { insertApproval, selectApprovals, sumVerifiedBefore, writeSecondApproval } from './approval-store.ts'
import { type Bonus, decisionOf, ownRefusal, secondApprovalReasonFor, verificationRefusal } from './bonus.ts'
import { lockBonus, writeDecision } from './bonus-store.ts'
import { signalsOfBonuses } from './gather-evidence.ts'
import { refusedMail, verifiedMail } from './mails.ts'
import { programOf } from './program.ts'

type Decision = { readonly id: string; readonly staffId: string }
/** May say something to the colleague who has to verify it too. */
type Verifying = Decision & { readonly version: number; readonly reason?: string | null }

/**
 * Verifies a bonus: the referrer has it from then on, or after a second administrator verified it too where the referrer
 * would have had more than the limit of one approval within a day or a week. 403 for who would have it, brought it about
 * or approved it before, 409 when it is decided already, the rules give none, or it has an approval that the decider did
 * not see: two who press at once are no second look.
 */
export async function verifyBonus(ctx: Context, tx: Tx, decision: Verifying): Promise<void> {
  const { bonus, signals, refusal } = await lockToDecide(ctx, tx, decision)
  if (refusal !== undefined) throw conflict(refusal)
  const { id, referrerId, amountMinor } = bonus
  if (!(await isApprovedEnough(ctx, tx, decision, bonus))) return
  await post(asSql(tx), bonusTransfer({ bonusId: id, investorId: referrerId, amountMinor }))
  await write(ctx, tx, decision, bonus, { status: 'verified', signals, reason: null })
  const letter = verifiedMail(ctx.config.publicUrl, amountMinor)
  await tellPerson(
    ctx,
    tx,
    referrerId,
    { kind: 'bonus_verified', facts: { amount: amountOf(bonus) } },
    letter,
  )
  noteChange(tx, referrerId, 'money')
}

/** Adds an approval. Whether no further one is needed: then it is written down why one was not enough. */
async function isApprovedEnough(
  ctx: Context,
  tx: Tx,
  { staffId, version, reason: words }: Verifying,
  bonus: Bonus,
): Promise<boolean> {
  const { id, referrerId } = bonus
  const before = (await selectApprovals(tx, [id])).get(id) ?? []
  const approvers = before.map(({ approverId }) => approverId)
  if (await isAmong(tx, staffId, approvers)) {
    throw forbidden('approved_by_you_already')
  }
  const last = before.at(-1)
  if (last !== undefined && version !== before.length) {
    const lastAct = because('who_approved', { name: last.approverName, acted_time: last.at.toISOString() })
    throw conflict('changed_meanwhile', { last_act: [lastAct] })
  }
  const at = ctx.clock.now()
  // Two bonuses of one referrer are counted one after the other.
  await holdNamedLock(tx, `bonuses of ${referrerId}`)
  const sums = await sumVerifiedBefore(tx, [referrerId], at)
  const reason = secondApprovalReasonFor(
    bonus,
    sums.get(referrerId),
    limitInForce(ctx, 'secondApprovalAboveMinor'),
  )
  await insertApproval(tx, bonus, { approverId: staffId, at, reason: words || null })
  await releaseAfterApproval(tx, { queue: 'bonuses', id })
  if (reason === null || before.length > 0) return true
  await writeSecondApproval(tx, id, reason)
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'bonus.verify',
    subject: `bonus/${id}`,
    before: { status: 'pending', approvals: 0 },
    after: { status: 'pending', approvals: 1, second_approval_reason: reason },
    ...(words && { reason: words }),
  })
  return false
}

/** Refuses a bonus with a reason that the referrer is told; nothing moves. */
export async function refuseBonus(
  ctx: Context,
  tx: Tx,
  { reason, ...decision }: Decision & { reason: string },
): Promise<void> {
  const { bonus, signals, isReferrerClosed } = await lockToDecide(ctx, tx, decision)
  await write(ctx, tx, decision, bonus, { status: 'refused', signals, reason })
  if (isReferrerClosed) return
  const letter = refusedMail(ctx.config.publicUrl, { amountMinor: bonus.amountMinor, reason })
  const facts = { amount: amountOf(bonus), reason }
  await tellPerson(ctx, tx, bonus.referrerId, { kind: 'bonus_refused', facts }, letter)
  noteChange(tx, bonus.referrerId, 'money')
}

const amountOf = ({ amountMinor }: Bonus): string => formatMoney({ asset: 'usd', minor: amountMinor })

async function lockToDecide(ctx: Context, tx: Tx, { id, staffId }: Decision) {
  const bonus = isUuid(id) ? await lockBonus(tx, id) : undefined
  if (bonus === undefined) throw notFound()
  const { referrerId, referredId } = bonus
  const people = await referralAccounts(tx, [staffId, referrerId, referredId])
  const mailbox = (person: string) => people.get(person)?.mailbox ?? person
  const mailboxes = { staff: mailbox(staffId), referrer: mailbox(referrerId), referred: mailbox(referredId) }
  const own = ownRefusal(bonus, staffId, mailboxes)
  if (own !== undefined) throw forbidden(own)
  if (bonus.status !== 'pending') {
    const decider = await findById(tx, bonus.decidedById ?? staffId)
    throw conflict({ ...because('bonus_decided'), more: decisionOf(bonus, nameOf(decider)) })
  }
  const signals = (await signalsOfBonuses(tx, [bonus])).get(id) ?? []
  const isReferrerClosed = people.get(referrerId)?.isClosed ?? true
  // With practice money a bonus that arose is decided, whatever the amount is set to by now.
  const programme = programOf(ctx)
  const isOn = programme.isOn || programme.offBecause === 'operator'
  return {
    bonus,
    signals,
    isReferrerClosed,
    refusal: verificationRefusal(signals, { isReferrerClosed, isOn }),
  }
}

async function write(
  ctx: Context,
  tx: Tx,
  { id, staffId }: Decision,
  { referrerId, referredId, amountMinor }: Bonus,
  decided: { status: 'verified' | 'refused'; signals: readonly BonusSignal[]; reason: string | null },
): Promise<void> {
  const { status, signals, reason } = decided
  await writeDecision(tx, id, { ...decided, decidedById: staffId, at: ctx.clock.now() })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: status === 'verified' ? 'bonus.verify' : 'bonus.refuse',
    subject: `bonus/${id}`,
    before: { status: 'pending' },
    after: {
      status,
      referrer: referrerId,
      referred: referredId,
      amount_minor: amountMinor.toString(),
      signals: [...signals],
    },
    ...(reason === null ? {} : { reason }),
  })
}
