import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import type { AuthenticatorApp } from '#platform/database/types.ts'

export type Authenticator = Selectable<AuthenticatorApp>

/** The authenticator app of a person, confirmed or not, locked until the transaction ends. */
export const lockAuthenticator = (tx: Tx, personId: string): Promise<Authenticator | undefined> =>
  tx
    .selectFrom('authenticator_app')
    .selectAll()
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()

/** When the authenticator app of a person was turned on. */
export async function findConfirmedAt(tx: Tx, personId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('authenticator_app')
    .select('confirmed_at')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.confirmed_at ?? undefined
}

/** In a query, the same; null where none is on. */
export const confirmedAtOf = (personId: string): RawBuilder<Date | null> =>
  sql`(select a.confirmed_at from authenticator_app a where a.person_id = ${personId}::uuid)`

/** Puts a secret that waits for its first code in the place of an earlier one. */
export async function replaceUnconfirmed(
  tx: Tx,
  row: Pick<Authenticator, 'person_id' | 'secret_encrypted' | 'key_id' | 'created_at'>,
): Promise<void> {
  await deleteAuthenticator(tx, row.person_id)
  await tx.insertInto('authenticator_app').values(row).execute()
}

export async function updateAuthenticator(
  tx: Tx,
  personId: string,
  changes: { last_step: bigint; confirmed_at?: Date },
): Promise<void> {
  await tx.updateTable('authenticator_app').set(changes).where('person_id', '=', personId).execute()
}

export async function deleteAuthenticator(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('authenticator_app').where('person_id', '=', personId).execute()
}

/** Deletes a person's authenticator app if it was enrolled or confirmed since an instant. Returns the number deleted. */
export async function deleteAuthenticatorSince(tx: Tx, personId: string, since: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticator_app')
    .where('person_id', '=', personId)
    .where((e) => e.or([e('created_at', '>=', since), e('confirmed_at', '>=', since)]))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
