import type { Transparency } from '@evenmoor/contract/transparency'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { utcDay } from '#platform/clock.ts'
import { withdrawalTimes } from '#withdrawals/requests/withdrawal-times.ts'
import { isTooFew } from './liabilities/liability-rules.ts'
import { latestSnapshots } from './liabilities/latest-snapshots.ts'
import { checkpoints, verifierKeys } from './log/read-log.ts'

const checkpointsShown = 30
/** With fewer, figures over all of them say what single people did. */
const withdrawalsForFigures = 20

/** What anybody may know: the latest snapshots, the log's signed heads, and how long withdrawals took. */
export async function publishedState(ctx: Context): Promise<Transparency> {
  const signed = await checkpoints(ctx.db, checkpointsShown)
  const [latest] = signed
  const times = await withdrawalTimes(ctx, ctx.db)
  const isFew = times.count < withdrawalsForFigures
  return {
    mode: isPracticeOnly(ctx) ? 'practice' : 'test',
    snapshots: (await latestSnapshots(ctx.db)).map((snapshot) => ({
      date: utcDay(snapshot.takenAt),
      taken_at: snapshot.takenAt.toISOString(),
      asset: snapshot.asset,
      root: snapshot.root.toString('hex'),
      total: isTooFew(snapshot.holders) ? null : String(snapshot.total),
      leaves: snapshot.leaves,
      chunks: snapshot.chunks,
      ledger_head: {
        position: String(snapshot.ledgerPosition),
        hash: snapshot.ledgerHash.toString('hex'),
      },
    })),
    log:
      latest === undefined
        ? null
        : {
            origin: latest.origin,
            keys: await verifierKeys(ctx),
            checkpoint: latest.note,
            checkpoints: signed.map(({ size, root, signedAt }) => ({
              size,
              root: root.toString('base64'),
              signed_at: signedAt.toISOString(),
            })),
          },
    withdrawals: {
      ...times,
      median_seconds: isFew ? null : times.median_seconds,
      p95_seconds: isFew ? null : times.p95_seconds,
    },
  }
}
