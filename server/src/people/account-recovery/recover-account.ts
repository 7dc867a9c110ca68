import type { Context } from '#context.ts'
import { dropNewFactors } from '#factors/drop-new-factors.ts'
import type { Tx } from '#platform/database/pool.ts'
import { endEverySession } from '#sessions/end-sessions.ts'
import { dropNewAddresses } from '#withdrawals/address-book/drop-new-addresses.ts'
import { lifetimeMs } from '#people/one-time-secrets/one-time-secret.ts'
import type { Person } from '../person-store.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { removePassword } from '#people/passwords/set-password.ts'

/** How its owner came by the account again: by a security mail's link, or by the one that undoes a change of address. */
const ways = {
  not_me: 'session.not_me',
  email_change_undone: 'email.change_undone',
} as const

type TakenBack = {
  readonly by: keyof typeof ways
  /** When what is taken back happened. Who did it may have made themselves at home in the three days before. */
  readonly happenedAt: Date
}

/**
 * Gives an account back to its owner, who says that another was in it: every session ends, the password opens nothing any
 * more, logins and changes under way are void, and what was added in the 72 hours before or since goes: second factors, and
 * withdrawal addresses with the withdrawals to them that are not approved. The person must be locked already.
 */
export async function recoverAccount(
  ctx: Context,
  tx: Tx,
  person: Person,
  { by, happenedAt }: TakenBack,
): Promise<void> {
  await removePassword(ctx, tx, person)
  await endEverySession(ctx, tx, person.id, by)
  // As long as a security mail's link is good, what it tells of may be undone by it.
  const since = new Date(happenedAt.getTime() - lifetimeMs.not_me)
  await dropNewFactors(ctx, tx, { personId: person.id, since })
  await dropNewAddresses(ctx, tx, { investorId: person.id, since })
  await recordAudit(ctx, tx, { actorId: person.id, action: ways[by], subject: `person:${person.id}` })
}
