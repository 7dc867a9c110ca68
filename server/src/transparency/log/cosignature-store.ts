import type { VerifierKey } from '@evenmoor/tlog'
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'

export type Cosignature = {
  readonly size: number
  readonly witness: string
  readonly keyId: string
  /** With its newline. */
  readonly line: string
  readonly seenAt: Date
}

/** Keeps a witness's first cosignature on a head. */
export async function insertCosignature(
  tx: Tx,
  { size, witness, keyId, line, seenAt }: Cosignature,
  receivedAt: Date,
): Promise<void> {
  await tx
    .insertInto('log_cosignature')
    .values({
      size: BigInt(size),
      witness,
      key_id: keyId,
      line,
      seen_at: seenAt,
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The cosignatures of these keys on heads of at least a size, in the order in which they were seen. */
export async function cosignaturesFrom(
  db: Database | Tx,
  keys: readonly Pick<VerifierKey, 'name' | 'id'>[],
  size: number,
): Promise<Cosignature[]> {
  const rows = await ofKeys(db, keys)
    .selectAll()
    .where('size', '>=', BigInt(size))
    .orderBy('seen_at')
    .orderBy('witness')
    .execute()
  return rows.map(cosignatureFrom)
}

/** The largest head that each of these keys has cosigned. */
export async function latestCosignatures(
  db: Database | Tx,
  keys: readonly Pick<VerifierKey, 'name' | 'id'>[],
): Promise<Cosignature[]> {
  const rows = await ofKeys(db, keys)
    .selectAll()
    .distinctOn(['witness', 'key_id'])
    .orderBy('witness')
    .orderBy('key_id')
    .orderBy('size', 'desc')
    .execute()
  return rows.map(cosignatureFrom)
}

const ofKeys = (db: Database | Tx, keys: readonly Pick<VerifierKey, 'name' | 'id'>[]) =>
  db
    .selectFrom('log_cosignature')
    .where(
      sql<boolean>`witness || '+' || key_id = any(${keys.map(({ name, id }) => `${name}+${id}`)}::text[])`,
    )

const cosignatureFrom = (row: {
  size: bigint
  witness: string
  key_id: string
  line: string
  seen_at: Date
}): Cosignature => ({
  size: Number(row.size),
  witness: row.witness,
  keyId: row.key_id,
  line: row.line,
  seenAt: row.seen_at,
})
