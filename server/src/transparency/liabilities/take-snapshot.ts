import { availableParallelism } from 'node:os'
import { randomBytes } from 'node:crypto'
import { sealTransfers } from '@evenmoor/ledger'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { asSql } from '#platform/database/transaction.ts'
import { type OnProgress, partOf, unwatched } from '#platform/on-progress.ts'
import { appendToLog } from '../log/append-to-log.ts'
import { knownFacts } from '../log/known-facts.ts'
import { gatherAccounts } from './gather-accounts.ts'
import { nodeBytes } from './liability-hash.ts'
import { chunksFor } from './liability-rules.ts'
import { buildLiabilityTree } from './liability-tree.ts'
import { tileWidth } from './tiles.ts'
import { blocksOfPlaces } from './places.ts'
import { snapshotEntry } from './snapshot-entry.ts'
import {
  insertPlaces,
  insertSnapshot,
  insertTiles,
  mayStoreFirst,
  removeOldTrees,
  type Snapshot,
} from './snapshot-store.ts'

/** What investors hold: the chart of accounts has no account of theirs in coins. */
export const liabilityAssets = ['usd'] as const

/** Below this, starting threads takes longer than the hashes. */
const accountsForThreads = 20_000

/**
 * Proves what all investors are owed at the head of the ledger's chain: builds a tree for each asset, stores it for
 * people's own proofs, and logs its root with everything else that the log is to hold. Gives what was taken: nothing
 * before the first sealed transfer. With `onceOn`, a UTC day, nothing either where that day has one by the time the tree is
 * built, or another process is storing it.
 */
export async function takeSnapshots(
  ctx: Context,
  onProgress: OnProgress = unwatched,
  onceOn?: string,
): Promise<Omit<Snapshot, 'id'>[]> {
  await sealTransfers(asSql(ctx.db))
  const taken: Omit<Snapshot, 'id'>[] = []
  for (const [index, asset] of liabilityAssets.entries()) {
    const snapshot = await takeSnapshot(
      ctx,
      { asset, onceOn },
      partOf(onProgress, index, liabilityAssets.length),
    )
    if (snapshot !== undefined) taken.push(snapshot)
  }
  return taken
}

async function takeSnapshot(
  ctx: Context,
  { asset, onceOn }: { readonly asset: string; readonly onceOn: string | undefined },
  onProgress: OnProgress,
): Promise<Omit<Snapshot, 'id'> | undefined> {
  // Accounts, the tree, its storing.
  const part = (index: number) => partOf(onProgress, index, 3)
  part(0)(0, 1)
  const gathered = await gatherAccounts(ctx, asset, part(0))
  if (gathered === undefined) return undefined
  const { head, accounts, people, holders, held } = gathered
  const context = {
    asset,
    takenAt: ctx.clock.now(),
    ledgerPosition: head.position,
    ledgerHash: head.hash,
    salt: randomBytes(32),
    chunks: chunksFor(holders),
  }
  part(1)(0, 1)
  const threads = accounts.count < accountsForThreads ? 0 : Math.min(4, availableParallelism())
  const tree = await buildLiabilityTree(accounts, context, threads)
  part(2)(0, 1)
  const snapshot = { ...context, leaves: tree.leaves, holders, total: tree.total, root: tree.root }
  const mode = isPracticeOnly(ctx) ? 'practice' : 'test'
  const isStored = await ctx.transaction(async (tx) => {
    if (onceOn !== undefined && !(await mayStoreFirst(tx, asset, onceOn))) return false
    const id = await insertSnapshot(tx, snapshot)
    for (const [level, row] of tree.rows) await insertTiles(tx, id, level, tilesOf(row))
    for (const { first, block } of blocksOfPlaces(people, tree.places, context.chunks))
      await insertPlaces(tx, id, first, block)
    part(2)(1, 1)
    await removeOldTrees(tx, { id, asset })
    await appendToLog(ctx, tx, [...(await knownFacts(ctx, tx)), snapshotEntry(snapshot, { mode, held })])
    return true
  })
  return isStored ? snapshot : undefined
}

const tilesOf = (row: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(row.length / (tileWidth * nodeBytes)) }, (_, index) =>
    row.subarray(index * tileWidth * nodeBytes, (index + 1) * tileWidth * nodeBytes),
  )
