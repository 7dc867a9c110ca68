import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'

/** Puts new recovery codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  personId: string,
  hashes: readonly Buffer[],
  at: Date,
): Promise<void> {
  await deleteRecoveryCodes(tx, personId)
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ person_id: personId, code_hash, created_at: at })))
    .execute()
}

/** Uses a code up; whether it was there and unused. Of two at the same moment one finds it unused. */
export async function spendRecoveryCode(
  tx: Tx,
  personId: string,
  codeHash: Buffer,
  at: Date,
): Promise<boolean> {
  const spent = await tx
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('person_id', '=', personId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('created_at')
    .executeTakeFirst()
  return spent !== undefined
}

export async function countRecoveryCodes(tx: Tx, personId: string): Promise<number> {
  const { left } = await tx
    .selectFrom('recovery_code')
    .select((e) => e.fn.countAll<bigint>().as('left'))
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** In a query, the same. */
export const codesLeftOf = (personId: string): RawBuilder<number> =>
  sql`(select count(*)::int from recovery_code c where c.person_id = ${personId}::uuid and c.used_at is null)`

export async function deleteRecoveryCodes(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('person_id', '=', personId).execute()
}
