import type { Selectable } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { SignupForm as SignupFormTable } from '#platform/database/types.ts'

/** A sign-up form that waits for its code. */
export type WaitingForm = Selectable<SignupFormTable>

export async function insertForm(tx: Tx, form: WaitingForm): Promise<void> {
  await tx.insertInto('signup_form').values(form).execute()
}

/** A person's pending forms, newest first; with a hash, only the one whose page has that token. */
export const selectForms = (tx: Tx, personId: string, tokenHash?: Buffer): Promise<WaitingForm[]> =>
  tx
    .selectFrom('signup_form')
    .selectAll()
    .where('person_id', '=', personId)
    .$if(tokenHash !== undefined, (query) => query.where('token_hash', '=', tokenHash ?? Buffer.alloc(0)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Removes a person's forms, and the codes that would confirm them. */
export async function deleteFormsOf(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('signup_form').where('person_id', '=', personId).execute()
}

export async function deleteFormsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('signup_form').where('created_at', '<', before).execute()
}
