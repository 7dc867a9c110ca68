import { because } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { forgetFactors } from '#factors/forget-factors.ts'
import { forgetIdentity } from '#identity/withdraw-check.ts'
import { forgetNotices } from '#notifications/forget-notices.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import { forgetSessions } from '#sessions/end-sessions.ts'
import { forgetEmailChanges } from '#people/email-change/forget-email-changes.ts'
import { accountClosedMail } from './mails.ts'
import { forgetSecrets } from '#people/one-time-secrets/forget-secrets.ts'
import { previewClosing } from './preview-closing.ts'
import { deleteDeliveredMails } from './closing-store.ts'
import { type Person, lockOpenPerson, updatePerson } from '../person-store.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { forgetForms } from '#people/sign-up/forget-forms.ts'

/**
 * Closes an account for good. Names, address and every way to log in are removed; booked entries stay. Throws 409 while
 * the account holds money, has anything in progress or is under review, and for staff, whose decisions must keep a
 * name.
 */
export async function closeAccount(ctx: Context, tx: Tx, personId: string): Promise<void> {
  const person = await lockOpenPerson(tx, personId)
  if (person.staff_role !== null) {
    throw conflict('staff_cannot_close')
  }
  if (person.state !== 'active') {
    throw conflict('closing_under_review')
  }
  await assertNothingLeft(ctx, tx, personId)
  await forgetSessions(ctx, tx, personId)
  await forgetFactors(tx, personId)
  await forgetIdentity(ctx, tx, personId)
  await forgetForms(tx, personId)
  await forgetSecrets(tx, personId)
  await forgetEmailChanges(tx, personId)
  await forgetNotices(tx, personId)
  await deleteDeliveredMails(tx, person.email_key)
  await mailTo(ctx, tx, person, accountClosedMail)
  await updatePerson(tx, personId, nobody(person, ctx.clock.now()))
  await recordAudit(ctx, tx, { actorId: personId, action: 'account.closed', subject: `person:${personId}` })
}

/** One refusal lists everything that is left, so that the owner doesn't have to come back for each item. */
async function assertNothingLeft(ctx: Context, tx: Tx, personId: string): Promise<void> {
  const {
    is_free: isFree,
    items,
    available,
    invested,
    pending_withdrawal: withdrawing,
  } = await previewClosing(ctx, tx, personId)
  if (isFree) return
  const money = [available, invested, withdrawing].some((amount) => amount !== '0.00')
    ? [because('left_money')]
    : []
  const counted = (['position', 'checkout', 'withdrawal'] as const).flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length
    return count === 0 ? [] : [because(`left_${kind}s`, { count })]
  })
  throw conflict('closing_not_empty', { left: [...money, ...counted] })
}

function nobody({ id }: Person, closedAt: Date) {
  const email = `closed-${id}@address.invalid`
  return {
    email,
    email_key: email,
    first_name: 'Closed',
    last_name: 'account',
    password_hash: null,
    has_second_factor: false,
    state: 'deactivated',
    state_reason: 'closed by its owner',
    closed_at: closedAt,
    locale: 'en',
    theme: 'system',
    preferences: '{}',
  }
}
