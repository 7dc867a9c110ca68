import type { Database, Tx } from '#platform/database/pool.ts'
import type { ChainBlock } from '#chains/chain-network.ts'

/**
 * The last block of a network that was read, locked until the transaction ends. Undefined while another process
 * reads the network. `start` is where a network that was never read begins.
 */
export async function takeCursor(
  tx: Tx,
  network: string,
  start: () => Promise<ChainBlock>,
): Promise<ChainBlock | undefined> {
  if (!(await isKnown(tx, network))) {
    const { height, hash } = await start()
    await tx
      .insertInto('chain_cursor')
      .values({ network, height, hash })
      .onConflict((c) => c.doNothing())
      .execute()
  }
  return tx
    .selectFrom('chain_cursor')
    .select(['height', 'hash'])
    .where('network', '=', network)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

async function isKnown(db: Database | Tx, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('chain_cursor')
    .select('network')
    .where('network', '=', network)
    .executeTakeFirst()
  return row !== undefined
}

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
}
