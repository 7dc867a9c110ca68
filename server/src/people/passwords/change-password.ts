import type { Context } from '#context.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import type { Origin } from '#platform/http/bind.ts'
import type { Caller } from '#platform/http/caller.ts'
import { badField } from '#platform/problems.ts'
import { securityLinks } from '#sessions/not-me.ts'
import { endOtherSessions } from '#sessions/end-sessions.ts'
import { ownPasswordChangedMail } from './mails.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword } from '#people/credentials/password-hash.ts'
import { type Person, getPerson, lockOpenPerson } from '../person-store.ts'
import { proveOwnPassword } from '#people/credentials/prove-password.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { setPassword } from './set-password.ts'

type Given = { readonly current: string | null | undefined; readonly password: string }

/**
 * Changes the password, given the current one; every other session ends, and the owner is emailed. A person without a
 * password gives none. Wrong ones are counted as at login. Opens its own transactions.
 */
export async function changePassword(
  ctx: Context,
  caller: Caller,
  { current, password }: Given,
  origin: Origin,
): Promise<void> {
  const person = await getPerson(ctx.db, caller.personId)
  const { email, first_name: firstName, last_name: lastName } = person
  await checkNewPassword(ctx, { password, person: { email, firstName, lastName }, origin })
  await proveCurrent(ctx, person, current, origin)
  const passwordHash = await hashPassword(ctx, password)
  await ctx.transaction(async (tx) => {
    const locked = await lockOpenPerson(tx, person.id)
    // Of two concurrent changes, the second was proven with a password that no longer exists.
    if (locked.password_hash !== person.password_hash) throw wrongPassword()
    await setPassword(ctx, tx, locked, passwordHash)
    await endOtherSessions(ctx, tx, caller, 'password_changed')
    await recordAudit(ctx, tx, {
      actorId: person.id,
      action: 'password.changed',
      subject: `person:${person.id}`,
    })
    const letter = ownPasswordChangedMail(await securityLinks(ctx, tx, locked.id))
    await tellPerson(ctx, tx, locked.id, { kind: 'password_changed', facts: {} }, letter)
  })
}

const wrongPassword = () => badField('current_password', 'password_wrong')

async function proveCurrent(
  ctx: Context,
  person: Person,
  current: string | null | undefined,
  origin: Origin,
) {
  if (person.password_hash === null) return
  if (!current) throw badField('current_password', 'password_current_missing')
  if (!(await proveOwnPassword(ctx, person, current, origin))) throw wrongPassword()
}
