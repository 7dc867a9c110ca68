import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { forgetWrongPasswords } from '#people/credentials/forget-wrong-passwords.ts'
import { voidLinksUnderWay } from '#people/one-time-secrets/void-links-under-way.ts'
import { type Person, updatePerson } from '../person-store.ts'
import { recordAudit } from '#audit/record-audit.ts'

/**
 * Stores a new password's hash for a person who came by an emailed link, which also confirms the address. A login in
 * progress with the old password ends.
 */
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
 * Removes the password of a person who says someone else knows it, and voids logins in progress. A new one can only be
 * set by a link.
 */
export async function removePassword(ctx: Context, tx: Tx, person: Person): Promise<void> {
  await updatePerson(tx, person.id, { password_hash: null })
  await voidLinksUnderWay(ctx, tx, person.id)
}
