import type { Context } from '#context.ts'
import { dropNewFactors } from '#factors/drop-new-factors.ts'
import type { Tx } from '#platform/database/pool.ts'
import { endEverySession } from '#sessions/end-sessions.ts'
import { dropNewAddresses } from '#withdrawals/address-book/drop-new-addresses.ts'
import { cancelEmailChange } from '#people/email-change/forget-email-changes.ts'
import { lifetimeMs } from '#people/one-time-secrets/one-time-secret.ts'
import type { Person } from '../person-store.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { removePassword } from '#people/passwords/set-password.ts'

/** How the owner got the account back: by the link in a security email, or by undoing an email change. */
const ways = {
  not_me: 'session.not_me',
  email_change_undone: 'email.change_undone',
} as const

type TakenBack = {
  readonly by: keyof typeof ways
  /** When the thing that is undone happened. The intruder may have added more in the three days before. */
  readonly happenedAt: Date
}

/**
 * Returns an account to its owner, who says someone else was in it. Every session ends, the password is removed, logins
 * and changes in progress are void. Anything added since, or in the 72 hours before, is removed: second factors, and
 * withdrawal addresses with their unapproved withdrawals. The person must be locked already.
 */
export async function recoverAccount(
  ctx: Context,
  tx: Tx,
  person: Person,
  { by, happenedAt }: TakenBack,
): Promise<void> {
  await removePassword(ctx, tx, person)
  await cancelEmailChange(tx, person.id)
  await endEverySession(ctx, tx, person.id, by)
  // While the link in a security email is valid, what it reports can be undone with it.
  const since = new Date(happenedAt.getTime() - lifetimeMs.not_me)
  await dropNewFactors(ctx, tx, { personId: person.id, since })
  await dropNewAddresses(ctx, tx, { investorId: person.id, since })
  await recordAudit(ctx, tx, { actorId: person.id, action: ways[by], subject: `person:${person.id}` })
}
