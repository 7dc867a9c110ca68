import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { cancelEmailChange } from '#people/email-change/forget-email-changes.ts'
import { forgetWrongPasswords } from '#people/credentials/forget-wrong-passwords.ts'
import { voidLinks } from '#people/one-time-secrets/issue-secret.ts'
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
  await forgetWrongPasswords(tx, person.email_key)
}

/**
 * Voids logins under way and links to set a password: they were given for a password, or mailed to an address, that is
 * no more. The person must be locked already.
 */
export async function voidLinksUnderWay(ctx: Context, tx: Tx, personId: string): Promise<void> {
  await voidLinks(ctx, tx, personId, 'login_ticket')
  await voidLinks(ctx, tx, personId, 'reset_password')
}

/**
 * Takes the password away from somebody who says that another knows it, and voids logins and a change of address that
 * are under way. A new one is set by a link only.
 */
export async function removePassword(ctx: Context, tx: Tx, person: Person): Promise<void> {
  await updatePerson(tx, person.id, { password_hash: null })
  await voidLinksUnderWay(ctx, tx, person.id)
  await cancelEmailChange(tx, person.id)
}
