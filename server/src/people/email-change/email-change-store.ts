import type { Selectable } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import type { EmailChange as EmailChangeTable } from '#platform/database/types.ts'
import { isWithinLifetime } from '#people/one-time-secrets/secret-lifetime.ts'

const codesLiveMs = 15 * 60_000

export type EmailChange = Selectable<EmailChangeTable>

/** Replaces an earlier change that was not confirmed. */
export async function replaceEmailChange(tx: Tx, change: Omit<EmailChange, 'attempts'>): Promise<void> {
  await deleteEmailChange(tx, change.person_id)
  await tx.insertInto('email_change').values(change).execute()
}

/** The pending change, locked; the person must be locked already. */
export const lockEmailChange = (tx: Tx, personId: string, now: Date): Promise<EmailChange | undefined> =>
  tx
    .selectFrom('email_change')
    .selectAll()
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .where((e) => {
      const [madeAt, oldMail, newMail] = [e.ref('created_at'), e.ref('old_mail_id'), e.ref('new_mail_id')]
      // Both codes are typed together, so the later email counts.
      return e.or([
        e.and([
          e('old_mail_id', 'is not', null),
          isWithinLifetime({ mailId: oldMail, madeAt }, codesLiveMs, now),
        ]),
        isWithinLifetime({ mailId: newMail, madeAt }, codesLiveMs, now),
      ])
    })
    .forUpdate()
    .executeTakeFirst()

export async function countWrongCodes(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('email_change')
    .set((e) => ({ attempts: e('attempts', '+', 1) }))
    .where('person_id', '=', personId)
    .execute()
}

export async function deleteEmailChange(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('email_change').where('person_id', '=', personId).execute()
}
