import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { deleteEmailChange } from '#people/email-change/email-change-store.ts'
import { forgetFailures } from '#people/credentials/login-failure-store.ts'
import { supersede } from '#people/one-time-secrets/one-time-secret-store.ts'
import { type Person, updatePerson } from '../person-store.ts'
import { recordAudit } from '#audit/record-audit.ts'

/** Stores a new password's hash for somebody who got here by their mailbox, which thereby is confirmed too. A login that was under way with the old one ends. */
export async function setPassword(ctx: Context, tx: Tx, person: Person, passwordHash: string): Promise<void> {
  await updatePerson(tx, person.id, {
    password_hash: passwordHash,
    password_changed_at: ctx.clock.now(),
    must_complete: false,
    verified_at: person.verified_at ?? ctx.clock.now(),
  })
  await recordAudit(ctx, tx, {
    actorId: person.id,
    action: 'password.reset',
    subject: `person:${person.id}`,
  })
  await voidLinksUnderWay(ctx, tx, person.id)
  await forgetFailures(tx, person.email_key)
}

/**
 * Voids logins under way and links to set a password: they were given for a password, or mailed to an address, that is
 * no more. The person must be locked already.
 */
export async function voidLinksUnderWay(ctx: Context, tx: Tx, personId: string): Promise<void> {
  await supersede(tx, personId, 'login_ticket', ctx.clock.now())
  await supersede(tx, personId, 'reset_password', ctx.clock.now())
}

/**
 * Takes the password away from somebody who says that another knows it, and voids logins and a change of address that
 * are under way. A new one is set by a link only.
 */
export async function forgetPassword(ctx: Context, tx: Tx, person: Person): Promise<void> {
  await updatePerson(tx, person.id, { password_hash: null })
  await voidLinksUnderWay(ctx, tx, person.id)
  await deleteEmailChange(tx, person.id)
}
