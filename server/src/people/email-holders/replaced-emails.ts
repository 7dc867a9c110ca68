/** The addresses that were changed away: what undoes such a change, until it is too late. */
import { emailLinkHours } from '@evenmoor/contract/account-freeze'
import type { Context } from '#context.ts'
import { linkHash, newLinkToken } from '#people/one-time-secrets/one-time-secret.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Person } from '../person-store.ts'
import {
  deleteReplacedEmails,
  deleteReplacedSince,
  findReplacedEmail,
  insertReplacedEmail,
  type ReplacedEmail,
} from './replaced-email-store.ts'

/** Keeps the address that a person has until now, and gives the token of the link that restores it. */
export async function keepReplacedEmail(ctx: Context, tx: Tx, person: Person): Promise<string> {
  const token = newLinkToken()
  const replacedAt = ctx.clock.now()
  await insertReplacedEmail(tx, {
    undo_hash: linkHash(token),
    person_id: person.id,
    email: person.email,
    email_key: person.email_key,
    replaced_at: replacedAt,
    undo_expires_at: new Date(replacedAt.getTime() + emailLinkHours * 3_600_000),
  })
  return token
}

/** The address behind such a link, valid or not; undefined when there is none. */
export const replacedEmailBehind = (tx: Tx, token: string): Promise<ReplacedEmail | undefined> =>
  findReplacedEmail(tx, linkHash(token))

/** Removes an address that is restored, and those that replaced it since: they were never the owner's choice. */
export const restoreReplacedEmail = (tx: Tx, { person_id, replaced_at }: ReplacedEmail): Promise<void> =>
  deleteReplacedSince(tx, person_id, replaced_at)

/** Removes them all: nothing can be undone any more. */
export const forgetReplacedEmails = (tx: Tx, personId: string): Promise<void> =>
  deleteReplacedEmails(tx, personId)
