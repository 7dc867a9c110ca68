import type { OwnProof } from '@evenmoor/contract/transparency'
import { formatLogProof } from '@evenmoor/tlog'
import type { Context } from '#context.ts'
import { cosignedNote, entryOf, latestCheckpoint, logTree, verifierKeys } from '../log/read-log.ts'
import { contextHash, hashBytes, personToBytes, writeDayKey } from './liability-hash.ts'
import { isTooFew } from './liability-rules.ts'
import { pathOf } from './liability-tree.ts'
import { placesIn } from './places.ts'
import { snapshotSubject } from './snapshot-entry.ts'
import { latestSnapshot, placesAround, secretsOf, tileOf } from './snapshot-store.ts'
import { liabilityAssets } from './take-snapshot.ts'

/** A person's leaves and paths in the latest snapshot, with what proves that its root is in the log. */
export async function ownProof(ctx: Context, personId: string): Promise<OwnProof> {
  const bundles = []
  for (const asset of liabilityAssets) {
    const bundle = await bundleOf(ctx, personId, asset)
    if (bundle === 'too_few') return { status: 'withheld', bundles: [] }
    if (bundle !== undefined) bundles.push(bundle)
  }
  return { status: bundles.length === 0 ? 'not_yet' : 'ready', bundles }
}

async function bundleOf(
  ctx: Context,
  personId: string,
  asset: string,
): Promise<OwnProof['bundles'][number] | 'too_few' | undefined> {
  const { db } = ctx
  const snapshot = await latestSnapshot(db, asset)
  if (snapshot === undefined) return undefined
  if (isTooFew(snapshot.holders)) return 'too_few'
  const block = await placesAround(db, snapshot.id, personId)
  const places = block && placesIn(block, personId, snapshot.chunks)
  const secret = (await secretsOf(db, [personId])).get(personId)
  const entry = await entryOf(db, snapshotSubject(snapshot))
  const checkpoint = await latestCheckpoint(db)
  // Somebody whose first account was opened after the snapshot is in the next one.
  if (places === undefined || secret === undefined || entry === undefined || checkpoint === undefined)
    return undefined
  const key = Buffer.alloc(hashBytes)
  writeDayKey(secret, personToBytes(personId), contextHash(snapshot), key)
  const leaves = []
  let balance = 0n
  for (const index of places) {
    const { amount, path } = await pathOf(index, snapshot.leaves, (level, place) =>
      tileOf(db, snapshot.id, level, place),
    )
    balance += amount
    leaves.push({ index, amount: String(amount), path: path.toString('base64') })
  }
  const hashes = (await logTree(db, checkpoint.size)).inclusionProof(entry.index, checkpoint.size)
  return {
    format: 'evenmoor-proof/1',
    person: personId,
    day_key: key.toString('hex'),
    balance: String(balance),
    leaves,
    entry: entry.entry,
    log_proof: formatLogProof({
      index: entry.index,
      hashes,
      checkpoint: await cosignedNote(ctx, checkpoint),
    }),
    keys: await verifierKeys(ctx),
  }
}
