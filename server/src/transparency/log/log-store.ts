import { sql } from 'kysely'
import { notePublicChange } from '#platform/changes/note-change.ts'
import type { Database, Tx } from '#platform/database/pool.ts'

/** Any number, as long as it stays the same. */
const logLock = 4_201_872

/** Lets nobody else append until the transaction ends. */
export async function lockLog(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${logLock})`.execute(tx)
}

/** Which of these subjects the log has. */
export async function loggedSubjects(tx: Tx, subjects: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('log_entry')
    .select('subject')
    .where(sql<boolean>`subject = any(${[...subjects]}::text[])`)
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}

/** Hashes of the leaves from an index on. */
export async function leafHashesFrom(db: Database | Tx, index: number): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('log_entry')
    .select('leaf_hash')
    .where('index', '>=', BigInt(index))
    .orderBy('index')
    .execute()
  return rows.map(({ leaf_hash }) => leaf_hash)
}

export async function insertEntry(
  tx: Tx,
  row: { index: number; subject: string; entry: string; leafHash: Buffer; at: Date },
): Promise<void> {
  const { index, subject, entry, leafHash, at } = row
  await tx
    .insertInto('log_entry')
    .values({ index: BigInt(index), subject, entry, leaf_hash: leafHash, created_at: at })
    .execute()
}

/** The lines of entries from an index on. */
export async function entriesFrom(db: Database | Tx, index: number, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('log_entry')
    .select('entry')
    .where('index', '>=', BigInt(index))
    .orderBy('index')
    .limit(count)
    .execute()
  return rows.map(({ entry }) => entry)
}

/** How many entries there are, and the places of those whose text is not what their leaf was made of. */
export async function checkEntries(
  db: Database | Tx,
): Promise<{ readonly count: number; readonly altered: readonly bigint[] }> {
  const { rows } = await sql<{ count: bigint; altered: bigint[] | null }>`
    select count(*) as count, array_agg(index order by index)
      filter (where leaf_hash <> sha256('\\x00'::bytea || convert_to(entry, 'UTF8'))) as altered
    from log_entry`.execute(db)
  return { count: Number(rows[0]?.count ?? 0), altered: (rows[0]?.altered ?? []).map(BigInt) }
}

export async function entryOf(
  db: Database | Tx,
  subject: string,
): Promise<{ index: number; entry: string } | undefined> {
  const row = await db
    .selectFrom('log_entry')
    .select(['index', 'entry'])
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && { index: Number(row.index), entry: row.entry }
}

export type StoredCheckpoint = {
  readonly origin: string
  readonly size: number
  readonly root: Buffer
  readonly note: string
  readonly signedAt: Date
}

/** The signed heads of the log, latest first. */
export async function checkpoints(db: Database | Tx, count: number): Promise<StoredCheckpoint[]> {
  const rows = await db
    .selectFrom('log_checkpoint')
    .selectAll()
    .orderBy('size', 'desc')
    .limit(count)
    .execute()
  return rows.map(checkpointFrom)
}

/** The signed head with exactly so many entries. */
export async function checkpointOf(db: Database | Tx, size: number): Promise<StoredCheckpoint | undefined> {
  const row = await db
    .selectFrom('log_checkpoint')
    .selectAll()
    .where('size', '=', BigInt(size))
    .executeTakeFirst()
  return row && checkpointFrom(row)
}

const checkpointFrom = ({
  size,
  signed_at,
  ...row
}: {
  size: bigint
  signed_at: Date
  origin: string
  root: Buffer
  note: string
}): StoredCheckpoint => ({ ...row, size: Number(size), signedAt: signed_at })

/** A place in the ledger's chain, and the signed head of the log that was the first to include it. */
export type CoveredPlace = { readonly position: bigint; readonly size: number; readonly signedAt: Date }

/** Of these places in the ledger's chain, those that a logged head of it includes. */
export async function coveredPlaces(
  db: Database | Tx,
  positions: readonly bigint[],
): Promise<CoveredPlace[]> {
  const { rows } = await sql<{ position: bigint; size: bigint; signed_at: Date }>`
    with head as materialized (
      select index, case when subject ~ '^ledger_head/[0-9]{1,18}$' then split_part(subject, '/', 2)::bigint end as position
      from log_entry where starts_with(subject, 'ledger_head/')
    )
    select wanted.position, signed.size, signed.signed_at
    from unnest(${positions.map(String)}::bigint[]) as wanted (position)
    cross join lateral (select min(index) as index from head where head.position >= wanted.position) as first
    join lateral (
      select size, signed_at from log_checkpoint where size > first.index order by size limit 1
    ) as signed on true`.execute(db)
  return rows.map(({ position, size, signed_at }) => ({ position, size: Number(size), signedAt: signed_at }))
}

/** The lines about subjects that begin so, from an index on, with their places. */
export async function entriesAbout(
  db: Database | Tx,
  prefix: string,
  index: number,
): Promise<{ index: number; entry: string }[]> {
  const rows = await db
    .selectFrom('log_entry')
    .select(['index', 'entry'])
    .where('index', '>=', BigInt(index))
    .where(sql<boolean>`starts_with(subject, ${prefix})`)
    .orderBy('index')
    .execute()
  return rows.map((row) => ({ index: Number(row.index), entry: row.entry }))
}

export async function insertCheckpoint(tx: Tx, checkpoint: StoredCheckpoint): Promise<void> {
  notePublicChange(tx)
  const { origin, size, root, note, signedAt } = checkpoint
  await tx
    .insertInto('log_checkpoint')
    .values({ origin, size: BigInt(size), root, note, signed_at: signedAt })
    .execute()
}
