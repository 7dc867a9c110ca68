/** What reading costs in a long history: every invariant, the chain, and an investor's transactions page by page. */
import { checkInvariants, sealTransfers, verifyChain } from '@evenmoor/ledger'
import { createDatabase, createPool } from '#platform/database/pool.ts'
import { asApplication } from '../pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { listTransactions } from '#wallet/list-transactions.ts'
import { makeHistory } from './history.ts'
import { median, timed } from './measure.ts'
import type { BenchServer } from './bench-server.ts'
import { createBenchDatabase } from './server.ts'
import { table, verdict, whole } from './table.ts'

const pageRuns = 15
const invariantSecondsMax = 60
const targetPostings = 5_000_000
const pageRatioMax = 2

export async function benchReading(server: BenchServer, postings: number): Promise<string> {
  const database = await createBenchDatabase(server, { migrated: true })
  const owner = createPool(database.url, { max: 1 })
  const app = createPool(asApplication(database.url), { max: 2 })
  const db = createDatabase(app)
  try {
    for (const pool of [owner, app]) pool.options.statement_timeout = false
    const { busyInvestor } = await makeHistory(owner, app, postings)
    const sql = asSql(db)
    const sealing = await timed(() => sealEverything(sql))
    const invariants = await timed(() => db.transaction().execute((tx) => checkInvariants(asSql(tx))))
    const chain = await timed(() => verifyChain(sql))
    const violations = [...invariants.result, ...chain.result.violations]
    if (violations.length > 0) throw new Error(`the ledger does not hold: ${violations[0]?.detail}`)
    const pages = await timePages((cursor) =>
      db.transaction().execute((tx) => listTransactions(tx, busyInvestor, { cursor })),
    )
    const ratio = pages.lastMs / pages.firstMs
    return [
      `## Reading at ${whole(postings)} postings: ${server.name}`,
      '',
      table(
        ['what', 'figure', 'target'],
        [
          [
            'all invariants',
            `${invariants.seconds.toFixed(1)} s`,
            postings < targetPostings
              ? `< ${invariantSecondsMax} s at ${whole(targetPostings)}`
              : verdict(invariants.seconds < invariantSecondsMax, `< ${invariantSecondsMax} s`),
          ],
          ['the chain, from the beginning', `${chain.seconds.toFixed(1)} s`, ''],
          ['sealing all of it', `${sealing.seconds.toFixed(1)} s`, ''],
          [`first page of ${pages.count}, 50 each`, `${pages.firstMs.toFixed(1)} ms`, ''],
          [
            'last page',
            `${pages.lastMs.toFixed(1)} ms (${ratio.toFixed(2)}×)`,
            verdict(ratio <= pageRatioMax, `≤ ${pageRatioMax}× the first`),
          ],
        ],
      ),
    ].join('\n')
  } finally {
    await owner.end()
    await db.destroy()
    await database.drop()
  }
}

async function sealEverything(sql: ReturnType<typeof asSql>): Promise<void> {
  while ((await sealTransfers(sql)) > 0);
}

type Page = (cursor: string | undefined) => Promise<{ next: string | null }>

/** Reads the list to its end once, then the first and the last page by turns. */
async function timePages(page: Page): Promise<{ firstMs: number; lastMs: number; count: number }> {
  let last: string | undefined
  let count = 1
  for (let next = (await page(undefined)).next; next !== null; next = (await page(next)).next) {
    last = next
    count += 1
  }
  const first: number[] = []
  const end: number[] = []
  for (let run = 0; run < pageRuns; run++) {
    first.push((await timed(() => page(undefined))).seconds * 1_000)
    end.push((await timed(() => page(last))).seconds * 1_000)
  }
  return { firstMs: median(first), lastMs: median(end), count }
}
