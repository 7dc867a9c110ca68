/** Those who use the product while it works: investors who look at their wallet, and transfers of others. */
import { setTimeout as sleep } from 'node:timers/promises'
import { available, post, results } from '@evenmoor/ledger'
import type pg from 'pg'
import type { Context } from '#context.ts'
import { asSql } from '#platform/database/transaction.ts'
import { getWallet } from '#wallet/get-wallet.ts'
import { transferOf } from './investors.ts'
import { quantileOf } from './measure.ts'

const readers = 4
const idleMs = 2_000

/** Between two looks of one reader, and two transfers: what is measured is waiting, not how much fits. */
const pauseMs = 10

export type Beside = { readonly idleP95: number; readonly busyP95: number; readonly posted: number }

/** The 95th percentile of a look at the wallet, in milliseconds, without the work and during it. */
export async function besideWork(ctx: Context, owner: pg.Pool, work: () => Promise<void>): Promise<Beside> {
  const { rows } = await owner.query<{ id: string }>('select id from person order by random() limit 2000')
  const people = rows.map(({ id }) => id)
  const idle = await readWhile(ctx, people, () => sleep(idleMs))
  let posted = 0
  const over = new AbortController()
  const posting = (async () => {
    while (!over.signal.aborted) {
      await post(
        asSql(ctx.db),
        transferOf(
          [
            { account: results, amountMinor: -1n },
            { account: available(people[posted % people.length] ?? ''), amountMinor: 1n },
          ],
          'deposit',
        ),
      )
      posted += 1
      await sleep(pauseMs)
    }
  })()
  const busy = await readWhile(ctx, people, work).finally(() => over.abort())
  await posting
  return { idleP95: quantileOf(idle, 0.95), busyP95: quantileOf(busy, 0.95), posted }
}

async function readWhile(
  ctx: Context,
  people: readonly string[],
  work: () => Promise<unknown>,
): Promise<number[]> {
  const latencies: number[] = []
  const over = new AbortController()
  const reader = async (place: number) => {
    for (let turn = place; !over.signal.aborted; turn += readers) {
      const begin = performance.now()
      await ctx.transaction((tx) => getWallet(ctx, tx, people[turn % people.length] ?? ''))
      latencies.push(performance.now() - begin)
      await sleep(pauseMs)
    }
  }
  const reading = Array.from({ length: readers }, (_, place) => reader(place))
  try {
    await work()
  } finally {
    over.abort()
    await Promise.all(reading)
  }
  return latencies
}
