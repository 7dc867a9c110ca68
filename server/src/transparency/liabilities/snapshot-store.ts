import { sql } from 'kysely'
import { utcDay } from '#platform/clock.ts'
import { notePublicChange } from '#platform/changes/note-change.ts'
import type { Database, Tx } from '#platform/database/pool.ts'

export type Snapshot = {
  readonly id: bigint
  readonly asset: string
  readonly takenAt: Date
  readonly salt: Buffer
  readonly chunks: number
  readonly leaves: number
  readonly holders: number
  readonly total: bigint
  readonly root: Buffer
  readonly ledgerPosition: bigint
  readonly ledgerHash: Buffer
}

/** The latest snapshot of an asset; undefined before the first. */
export async function latestSnapshot(db: Database | Tx, asset: string): Promise<Snapshot | undefined> {
  const row = await db
    .selectFrom('liability_snapshot')
    .selectAll()
    .where('asset', '=', asset)
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      asset: row.asset,
      takenAt: row.taken_at,
      salt: row.salt,
      chunks: row.chunks,
      leaves: Number(row.leaves),
      holders: Number(row.holders),
      total: row.total,
      root: row.root,
      ledgerPosition: row.ledger_position,
      ledgerHash: row.ledger_hash,
    }
  )
}

/** Any number, as long as it stays the same: one process at a time. */
const snapshotLock = 4_201_873

/** Whether an asset has no snapshot of this UTC day or a later one, and no other process is storing one until this ends. */
export async function mayStoreFirst(tx: Tx, asset: string, day: string): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${snapshotLock}) as mine`.execute(tx)
  if (rows[0]?.mine !== true) return false
  const latest = await latestSnapshot(tx, asset)
  return latest === undefined || utcDay(latest.takenAt) < day
}

export async function insertSnapshot(tx: Tx, snapshot: Omit<Snapshot, 'id'>): Promise<bigint> {
  notePublicChange(tx)
  const { id } = await tx
    .insertInto('liability_snapshot')
    .values({
      asset: snapshot.asset,
      taken_at: snapshot.takenAt,
      salt: snapshot.salt,
      chunks: snapshot.chunks,
      leaves: BigInt(snapshot.leaves),
      holders: BigInt(snapshot.holders),
      total: snapshot.total,
      root: snapshot.root,
      ledger_position: snapshot.ledgerPosition,
      ledger_hash: snapshot.ledgerHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The secrets of these people, by their ids. */
export async function secretsOf(
  db: Database | Tx,
  people: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await db
    .selectFrom('liability_secret')
    .selectAll()
    .where(sql<boolean>`person_id = any(${[...people]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ person_id, secret }) => [person_id, secret]))
}

/** Gives secrets to people who have none; another process may have been faster. */
export async function insertSecrets(tx: Tx, secrets: ReadonlyMap<string, Buffer>): Promise<void> {
  await sql`insert into liability_secret (person_id, secret)
    select u.person_id, u.secret from unnest(${[...secrets.keys()]}::uuid[], ${[...secrets.values()]}::bytea[])
      as u (person_id, secret)
    on conflict (person_id) do nothing`.execute(tx)
}

const tilesAtOnce = 512

export async function insertTiles(
  tx: Tx,
  snapshotId: bigint,
  level: number,
  tiles: readonly Buffer[],
): Promise<void> {
  for (let from = 0; from < tiles.length; from += tilesAtOnce)
    await sql`insert into liability_tile (snapshot_id, level, index, nodes)
      select ${snapshotId}, ${level}, ${from} + u.line - 1, u.nodes
      from unnest(${tiles.slice(from, from + tilesAtOnce)}::bytea[]) with ordinality as u (nodes, line)`.execute(
      tx,
    )
}

export async function tileOf(
  db: Database | Tx,
  snapshotId: bigint,
  level: number,
  index: number,
): Promise<Buffer> {
  const { nodes } = await db
    .selectFrom('liability_tile')
    .select('nodes')
    .where('snapshot_id', '=', snapshotId)
    .where('level', '=', level)
    .where('index', '=', index)
    .executeTakeFirstOrThrow()
  return nodes
}

export async function insertPlaces(tx: Tx, snapshotId: bigint, first: string, people: Buffer): Promise<void> {
  await tx
    .insertInto('liability_place')
    .values({ snapshot_id: snapshotId, first_person: first, people })
    .execute()
}

/** The block that a person would be in. */
export async function placesAround(
  db: Database | Tx,
  snapshotId: bigint,
  personId: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('liability_place')
    .select('people')
    .where('snapshot_id', '=', snapshotId)
    .where('first_person', '<=', personId)
    .orderBy('first_person', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.people
}

/** Removes the trees of an asset's earlier snapshots: proofs are of the latest one. Roots and totals stay. */
export async function removeOldTrees(tx: Tx, { id, asset }: { id: bigint; asset: string }): Promise<void> {
  const older = tx
    .selectFrom('liability_snapshot')
    .select('id')
    .where('asset', '=', asset)
    .where('id', '<', id)
  await tx.deleteFrom('liability_tile').where('snapshot_id', 'in', older).execute()
  await tx.deleteFrom('liability_place').where('snapshot_id', 'in', older).execute()
}
