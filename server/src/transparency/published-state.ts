import type { Checkpoint, Transparency } from '@evenmoor/contract/transparency'
import type { VerifierKey } from '@evenmoor/tlog'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { utcDay } from '#platform/clock.ts'
import { withdrawalClock } from '#withdrawals/requests/withdrawal-clock.ts'
import { isTooFew } from './liabilities/liability-rules.ts'
import { latestSnapshots } from './liabilities/latest-snapshots.ts'
import { readSnapshotLine, snapshotSubject } from './liabilities/snapshot-entry.ts'
import {
  checkpoints,
  type Cosignature,
  cosignatures,
  cosignedNote,
  entriesAbout,
  entryOf,
  latestCosignatures,
  logTree,
  type StoredCheckpoint,
  verifierKeys,
} from './log/read-log.ts'

const checkpointsShown = 30

/** What anybody may know: the latest snapshots, the log's signed heads, and how long withdrawals took. */
export async function publishedState(ctx: Context): Promise<Transparency> {
  // One more: it is what the oldest that is shown follows.
  const signed = await checkpoints(ctx.db, checkpointsShown + 1)
  const snapshots = []
  for (const snapshot of await latestSnapshots(ctx.db)) snapshots.push(await onTheWire(ctx, snapshot))
  return {
    mode: isPracticeOnly(ctx) ? 'practice' : 'test',
    snapshots,
    log: await publishedLog(ctx, signed),
    withdrawals: await withdrawalClock(ctx),
  }
}

type Snapshot = Awaited<ReturnType<typeof latestSnapshots>>[number]

async function onTheWire(ctx: Context, snapshot: Snapshot): Promise<Transparency['snapshots'][number]> {
  const entry = await entryOf(ctx.db, snapshotSubject(snapshot))
  const line = entry && readSnapshotLine(entry.entry)
  const isWithheld = isTooFew(snapshot.holders)
  return {
    date: utcDay(snapshot.takenAt),
    taken_at: snapshot.takenAt.toISOString(),
    asset: snapshot.asset,
    root: snapshot.root.toString('hex'),
    total: isWithheld ? null : String(snapshot.total),
    leaves: snapshot.leaves,
    chunks: snapshot.chunks,
    ledger_head: {
      position: String(snapshot.ledgerPosition),
      hash: snapshot.ledgerHash.toString('hex'),
    },
    held: line?.held ?? null,
    held_usd: line?.held_usd ?? null,
  }
}

async function publishedLog(ctx: Context, signed: readonly StoredCheckpoint[]): Promise<Transparency['log']> {
  const [latest] = signed
  if (latest === undefined) return null
  const shown = signed.slice(0, checkpointsShown)
  const witnesses = ctx.config.logWitnesses
  const seen = await cosignatures(ctx, shown.at(-1)?.size ?? 0)
  return {
    origin: latest.origin,
    keys: await verifierKeys(ctx),
    checkpoint: await cosignedNote(ctx, latest),
    checkpoints: await describeCheckpoints(ctx, { shown, signed, seen }),
    witnesses: withTheirLatest(witnesses, await latestCosignatures(ctx)),
  }
}

async function describeCheckpoints(
  ctx: Context,
  {
    shown,
    signed,
    seen,
  }: {
    shown: readonly StoredCheckpoint[]
    signed: readonly StoredCheckpoint[]
    seen: readonly Cosignature[]
  },
): Promise<Checkpoint[]> {
  const tree = await logTree(ctx.db, signed[0]?.size ?? 0)
  const lines = await entriesAbout(ctx.db, 'snapshot/', signed[shown.length]?.size ?? 0)
  return shown.map(({ size, root, signedAt }, at) => {
    const previousSize = signed[at + 1]?.size ?? null
    return {
      size,
      root: root.toString('base64'),
      signed_at: signedAt.toISOString(),
      previous_size: previousSize,
      consistency:
        previousSize === null
          ? []
          : tree.consistencyProof(previousSize, size).map((hash) => hash.toString('base64')),
      snapshots: lines
        .filter(({ index }) => index >= (previousSize ?? 0) && index < size)
        .map(({ entry }) => {
          const { asset, taken_at, root: snapshotRoot, total } = readSnapshotLine(entry)
          return { asset, taken_at, root: snapshotRoot, total }
        }),
      seen_by: seen
        .filter((cosignature) => cosignature.size === size)
        .map(({ witness, seenAt }) => ({ witness, seen_at: seenAt.toISOString() })),
    }
  })
}

const withTheirLatest = (witnesses: readonly VerifierKey[], latest: readonly Cosignature[]) =>
  witnesses.map(({ name, id, vkey }) => {
    const last = latest.find(({ witness, keyId }) => witness === name && keyId === id)
    return { name, key: vkey, size: last?.size ?? null, seen_at: last?.seenAt.toISOString() ?? null }
  })
