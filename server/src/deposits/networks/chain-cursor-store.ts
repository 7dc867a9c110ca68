import { sql } from 'kysely'
import type { ChainBlock } from '#chains/chain-network.ts'
import type { FaultReason } from '#chains/network-fault.ts'
import type { Database, Tx } from '#platform/database/pool.ts'

type Reader = Database | Tx

/** How far a network has been read and how its node stands. */
export type ChainCursor = {
  readonly network: string
  /** The last block that was read. */
  readonly block: ChainBlock
  readonly startHeight: bigint
  /** The tip that was last reported, and since when. */
  readonly tip: (ChainBlock & { readonly since: Date }) | null
  readonly verifiedAt: Date | null
  readonly paused: { readonly at: Date; readonly reason: FaultReason } | null
}

/** How many blocks that were read up to are remembered, to find the place where a chain forked off. */
const checkpointsMax = 500n

/** Whether the network was read before. */
export async function isKnownNetwork(db: Reader, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('chain_cursor')
    .select('network')
    .where('network', '=', network)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the network was read before and is not paused. */
export async function isInUse(db: Reader, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('chain_cursor')
    .select('network')
    .where('network', '=', network)
    .where('paused_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes where reading a network begins; the first to note it wins. */
export async function startNetwork(tx: Tx, network: string, { height, hash }: ChainBlock): Promise<void> {
  await tx
    .insertInto('chain_cursor')
    .values({ network, height, hash, start_height: height })
    .onConflict((c) => c.doNothing())
    .execute()
  await tx
    .insertInto('chain_checkpoint')
    .values({ network, height, hash })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** A network's place, locked until the transaction ends. Undefined while another process reads the network. */
export async function lockCursor(tx: Tx, network: string): Promise<ChainCursor | undefined> {
  const row = await tx
    .selectFrom('chain_cursor')
    .selectAll()
    .where('network', '=', network)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row === undefined ? undefined : fromRow(row)
}

/** The places of all networks, for people to look at. */
export async function readCursors(db: Reader): Promise<ChainCursor[]> {
  return (await db.selectFrom('chain_cursor').selectAll().orderBy('network').execute()).map(fromRow)
}

/** Why a network is paused; null while it is not. */
export async function pauseOf(db: Reader, network: string): Promise<ChainCursor['paused']> {
  const row = await db
    .selectFrom('chain_cursor')
    .selectAll()
    .where('network', '=', network)
    .executeTakeFirst()
  return row === undefined ? null : fromRow(row).paused
}

export async function pauseNetwork(tx: Tx, network: string, reason: FaultReason, at: Date): Promise<void> {
  await tx
    .updateTable('chain_cursor')
    .set({ paused_at: sql`coalesce(paused_at, ${at})`, paused_reason: reason })
    .where('network', '=', network)
    .execute()
}

export async function resumeNetwork(tx: Tx, network: string): Promise<void> {
  await tx
    .updateTable('chain_cursor')
    .set({ paused_at: null, paused_reason: null })
    .where('network', '=', network)
    .execute()
}

export async function noteVerified(tx: Tx, network: string, at: Date): Promise<void> {
  await tx.updateTable('chain_cursor').set({ verified_at: at }).where('network', '=', network).execute()
}

export async function noteTip(tx: Tx, network: string, tip: ChainBlock, since: Date): Promise<void> {
  await tx
    .updateTable('chain_cursor')
    .set({ tip_height: tip.height, tip_hash: tip.hash, tip_since: since })
    .where('network', '=', network)
    .execute()
}

/** Keeps the place: everything up to this block is applied. */
export async function moveCursor(
  tx: Tx,
  network: string,
  { height, hash }: ChainBlock,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('chain_cursor')
    .set({ height, hash, updated_at: now })
    .where('network', '=', network)
    .execute()
  await tx
    .deleteFrom('chain_checkpoint')
    .where('network', '=', network)
    .where('height', '>', height)
    .execute()
  await tx
    .insertInto('chain_checkpoint')
    .values({ network, height, hash })
    .onConflict((c) => c.columns(['network', 'height']).doUpdateSet({ hash }))
    .execute()
  await sql`delete from chain_checkpoint c using chain_cursor p
    where p.network = ${network} and c.network = p.network and c.height > p.start_height and c.height < ${height - checkpointsMax}`.execute(
    tx,
  )
}

/** Blocks that were read up to, the latest first. */
export async function readCheckpoints(tx: Tx, network: string): Promise<ChainBlock[]> {
  return tx
    .selectFrom('chain_checkpoint')
    .select(['height', 'hash'])
    .where('network', '=', network)
    .orderBy('height', 'desc')
    .execute()
}

type Row = {
  network: string
  height: bigint
  hash: string
  start_height: bigint
  tip_height: bigint | null
  tip_hash: string | null
  tip_since: Date | null
  verified_at: Date | null
  paused_at: Date | null
  paused_reason: string | null
}

const fromRow = (row: Row): ChainCursor => ({
  network: row.network,
  block: { height: row.height, hash: row.hash },
  startHeight: row.start_height,
  tip:
    row.tip_height === null || row.tip_hash === null || row.tip_since === null
      ? null
      : { height: row.tip_height, hash: row.tip_hash, since: row.tip_since },
  verifiedAt: row.verified_at,
  paused: row.paused_at === null ? null : { at: row.paused_at, reason: row.paused_reason as FaultReason },
})
