import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'

/** Any number, as long as it stays the same: processes that start together look after the keys one after the other. */
const keysLock = 4_201_838

/** Lets no other process look after the keys until the transaction ends. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keysLock})`.execute(tx)
}

/** The fingerprint of each key that the database was used with, by the key's name. */
export async function readFingerprints(tx: Tx): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await tx.selectFrom('key_fingerprint').select(['name', 'fingerprint']).execute()
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]))
}

export async function insertFingerprint(tx: Tx, name: string, fingerprint: Buffer): Promise<void> {
  await tx.insertInto('key_fingerprint').values({ name, fingerprint }).execute()
}

/** Puts another key in the place of one that is lost. The owner's to do. */
export async function replaceFingerprint(tx: Tx, name: string, fingerprint: Buffer, at: Date): Promise<void> {
  await tx
    .insertInto('key_fingerprint')
    .values({ name, fingerprint, noted_at: at })
    .onConflict((c) => c.column('name').doUpdateSet({ fingerprint, noted_at: at }))
    .execute()
}
