import type { RawBuilder, Selectable } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { ReplacedEmail as ReplacedEmailTable } from '#platform/database/types.ts'

export type ReplacedEmail = Selectable<ReplacedEmailTable>

export async function insertReplacedEmail(tx: Tx, row: ReplacedEmail): Promise<void> {
  await tx.insertInto('replaced_email').values(row).execute()
}

/** The replaced address behind an undo link, valid or not. */
export const findReplacedEmail = (tx: Tx, undoHash: Buffer): Promise<ReplacedEmail | undefined> =>
  tx.selectFrom('replaced_email').selectAll().where('undo_hash', '=', undoHash).executeTakeFirst()

/** Whose address this was before a change that can still be undone. Nobody can undo one in an account that was closed. */
export function findReplacedEmailOwner(
  tx: Tx,
  key: string,
  now: Date,
): Promise<{ readonly person_id: string; readonly email: string } | undefined> {
  return tx
    .selectFrom('replaced_email')
    .innerJoin('person', 'person.id', 'replaced_email.person_id')
    .select(['replaced_email.person_id', 'replaced_email.email'])
    .where('replaced_email.email_key', '=', key)
    .where('replaced_email.undo_expires_at', '>', now)
    .where('person.state', '<>', 'deactivated')
    .orderBy('replaced_email.replaced_at', 'desc')
    .executeTakeFirst()
}

/** In a query, the addresses that an account had before, oldest first. */
export const replacedEmails = (db: Database | Tx, personId: RawBuilder<string>) =>
  db
    .selectFrom('replaced_email')
    .select(['replaced_email.email', 'replaced_email.replaced_at'])
    .where('replaced_email.person_id', '=', personId)
    .orderBy('replaced_email.replaced_at')

/**
 * Removes undo links of changes made at that moment or later: the addresses they would restore were never the owner's
 * choice.
 */
export async function deleteReplacedSince(tx: Tx, personId: string, since: Date): Promise<void> {
  await tx
    .deleteFrom('replaced_email')
    .where('person_id', '=', personId)
    .where('replaced_at', '>=', since)
    .execute()
}

export async function deleteReplacedEmails(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('replaced_email').where('person_id', '=', personId).execute()
}
