/** The two decisions of staff. Each is made once, by somebody else than the person concerned, and audited. */
import type { Context } from '#context.ts'
import { mailAddressOf } from '#people/find-person.ts'
import { recordAudit } from '#people/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { conflict, forbidden, notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { rejectedMail } from './mails.ts'
import { returnWithdrawal } from './return-withdrawal.ts'
import { canBecome, standing, type Withdrawal } from './withdrawal.ts'
import { lockWithdrawal, writeStatus } from './withdrawal-store.ts'

type Decision = { readonly id: string; readonly staffId: string }

/** Approves a withdrawal; a job pays it. 403 for one's own, 409 when it is decided or taken back already. */
export async function approveWithdrawal(ctx: Context, tx: Tx, { id, staffId }: Decision): Promise<void> {
  const withdrawal = await lockToDecide(tx, { id, staffId })
  if (!canBecome(withdrawal.status, 'approved')) throw conflict(standing[withdrawal.status])
  await writeStatus(tx, id, {
    status: 'approved',
    at: ctx.clock.now(),
    actorId: staffId,
    approvedBy: staffId,
  })
  await audit(ctx, tx, withdrawal, { action: 'withdrawal.approve', staffId, after: { status: 'approved' } })
}

/** Rejects a withdrawal with a reason that the investor is told; the money is available again. */
export async function rejectWithdrawal(
  ctx: Context,
  tx: Tx,
  { id, staffId, reason }: Decision & { reason: string },
): Promise<void> {
  const withdrawal = await lockToDecide(tx, { id, staffId })
  await returnWithdrawal(ctx, tx, withdrawal, { status: 'rejected', actorId: staffId, reason })
  await audit(ctx, tx, withdrawal, {
    action: 'withdrawal.reject',
    staffId,
    after: { status: 'rejected', reason },
  })
  const to = await mailAddressOf(tx, withdrawal.investorId)
  await queueMail(ctx, tx, { to, mail: rejectedMail(ctx.config.publicUrl, { ...withdrawal, reason }) })
}

/** Why somebody may not decide this withdrawal, whatever their role; undefined when they may. */
export const ownRefusal = ({ investorId }: Withdrawal, staffId: string): string | undefined =>
  investorId === staffId ? 'This is your own withdrawal: a colleague has to decide it.' : undefined

async function lockToDecide(tx: Tx, { id, staffId }: Decision): Promise<Withdrawal> {
  const withdrawal = isUuid(id) ? await lockWithdrawal(tx, id) : undefined
  if (withdrawal === undefined) throw notFound()
  const refusal = ownRefusal(withdrawal, staffId)
  if (refusal !== undefined) throw forbidden(refusal)
  return withdrawal
}

const audit = (
  ctx: Context,
  tx: Tx,
  { id, status }: Withdrawal,
  given: { action: string; staffId: string; after: Readonly<Record<string, unknown>> },
): Promise<void> =>
  recordAudit(ctx, tx, {
    actorId: given.staffId,
    action: given.action,
    subject: `withdrawal/${id}`,
    before: { status },
    after: given.after,
  })
