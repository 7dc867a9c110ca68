/**
 * Transfers a second with every safety check on, beside pgbench's TPC-B-like transaction and the insertion of one row,
 * on the same server in the same run. Rounds are interleaved, so that what else the machine does falls on all alike.
 */
import { checkInvariants, post, sealTransfers, type Sql, verifyChain } from '@evenmoor/ledger'
import type pg from 'pg'
import { asApplication } from '../pool.ts'
import { createDatabase, createPool } from '#platform/database/pool.ts'
import { unlimitedTime } from '#platform/database/unresponsive-connections.ts'
import { asSql } from '#platform/database/transaction.ts'
import { fundInvestors, hotTransfer, uniformTransfer } from './investors.ts'
import { measure, medianRate, type Rate } from './measure.ts'
import { findReference, type Reference } from './pgbench.ts'
import type { BenchServer } from './bench-server.ts'
import { type BenchDatabase, createBenchDatabase } from './server.ts'
import { makeReferenceTables } from './tpcb-in-node.ts'
import { table, verdict, whole } from './table.ts'

export type TransferOptions = { readonly rounds: number; readonly ms: number; readonly scale: number }

const investorCount = 100_000

/** Sealed as the product does it, in the same process at the same pace. */
const sealPauseMs = 3_000

type Measured = { readonly name: string; readonly run: (options: TransferOptions) => Promise<Rate> }

export async function benchTransfers(server: BenchServer, options: TransferOptions): Promise<string> {
  const databases: BenchDatabase[] = []
  const database = async (migrated: boolean): Promise<string> => {
    const made = await createBenchDatabase(server, { migrated })
    databases.push(made)
    return made.url
  }
  try {
    const [ledger, uniform, hot] = [await database(true), await database(false), await database(false)]
    await makeReferenceTables(uniform, options.scale)
    await makeReferenceTables(hot, 1)
    return await withLedger(ledger, async ({ sql, investors }) => {
      const reference = await findReference()
      const all = [...limits(reference, uniform, hot), ...subjects(sql, investors)]
      const medians = await interleaved(all, options)
      return report(server, reference, options, medians)
    })
  } finally {
    for (const made of databases) await made.drop()
  }
}

const limits = (reference: Reference, uniform: string, hot: string): Measured[] => [
  ...[1, 16, 64].flatMap((callers) => [
    {
      name: `tpcb ${callers}`,
      run: ({ ms, scale }: TransferOptions) => reference.tpcb({ url: uniform, callers, ms }, scale),
    },
    {
      name: `insert ${callers}`,
      run: ({ ms }: TransferOptions) => reference.insert({ url: uniform, callers, ms }),
    },
  ]),
  {
    name: 'tpcb hot 64',
    run: ({ ms }: TransferOptions) => reference.tpcb({ url: hot, callers: 64, ms }, 1),
  },
]

const subjects = (sql: Sql, investors: readonly string[]): Measured[] => [
  ...[1, 16, 64].map((callers) => ({
    name: `ledger ${callers}`,
    run: ({ ms }: TransferOptions) => measure(callers, ms, () => post(sql, uniformTransfer(investors))),
  })),
  {
    name: 'ledger hot 64',
    run: ({ ms }: TransferOptions) => measure(64, ms, () => post(sql, hotTransfer(investors))),
  },
]

async function interleaved(
  all: readonly Measured[],
  options: TransferOptions,
): Promise<(name: string) => Rate> {
  const rates = new Map<string, Rate[]>(all.map(({ name }) => [name, []]))
  for (let round = 0; round < options.rounds; round++) {
    for (const { name, run } of all) rates.get(name)?.push(await run(options))
  }
  return (name) => medianRate(rates.get(name) ?? [])
}

type Ledger = { readonly sql: Sql; readonly investors: readonly string[] }

/** A ledger with investors, sealed all the while; in the end all invariants and the chain are checked. */
async function withLedger<T>(url: string, work: (ledger: Ledger) => Promise<T>): Promise<T> {
  const owner = createPool(url, { max: 1 })
  // As many connections as the product has: more callers than that wait for one.
  const app = createPool(asApplication(url))
  const db = createDatabase(app)
  try {
    const investors = await fundInvestors(owner, investorCount)
    await owner.query('vacuum analyze')
    const sealing = setInterval(() => void sealTransfers(app).catch(() => undefined), sealPauseMs)
    const result = await work({ sql: asSql(db), investors }).finally(() => clearInterval(sealing))
    await assertSound(app)
    return result
  } finally {
    await db.destroy()
    await owner.end()
  }
}

async function assertSound(app: pg.Pool): Promise<void> {
  const client = await app.connect()
  try {
    await client.query('begin')
    await client.query(unlimitedTime)
    while ((await sealTransfers(client)) > 0);
    const violations = [...(await checkInvariants(client)), ...(await verifyChain(client)).violations]
    if (violations.length > 0) throw new Error(`the ledger does not hold: ${violations[0]?.detail}`)
  } finally {
    client.release(true)
  }
}

type Row = {
  readonly subject: string
  readonly limit: string
  readonly least?: number
  readonly what: string
}

const subjectsOfReport: readonly Row[] = [
  { subject: 'ledger 1', limit: 'tpcb 1', least: 1.4, what: '1 caller, beside TPC-B' },
  { subject: 'ledger 16', limit: 'tpcb 16', what: '16 callers, beside TPC-B' },
  { subject: 'ledger 64', limit: 'tpcb 64', what: '64 callers, beside TPC-B' },
  { subject: 'ledger hot 64', limit: 'tpcb hot 64', what: '64 on one house account, beside TPC-B -s 1' },
  { subject: 'ledger 64', limit: 'insert 64', what: '64 callers, beside single inserts' },
]

function report(
  server: BenchServer,
  reference: Reference,
  { rounds, ms, scale }: TransferOptions,
  of: (name: string) => Rate,
): string {
  const latency = ({ p50, p99 }: Rate) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`
  const rows = subjectsOfReport.map(({ subject, limit, least, what }) => {
    const [ours, theirs] = [of(subject), of(limit)]
    const ratio = ours.perSecond / theirs.perSecond
    return [
      what,
      whole(ours.perSecond),
      latency(ours),
      whole(theirs.perSecond),
      latency(theirs),
      `${ratio.toFixed(2)}×`,
      least === undefined ? '' : verdict(ratio >= least, `≥ ${least}×`),
    ]
  })
  return [
    `## Transfers a second: ${server.name}`,
    `Median of ${rounds} interleaved rounds of ${ms / 1_000} s; the limit is ${reference.name}, TPC-B at scale ${scale}.`,
    '',
    table(['what', 'ledger/s', 'p50 / p99 ms', 'limit/s', 'p50 / p99 ms', 'ratio', 'target'], rows),
    '',
    'Afterwards all invariants held and the chain verified.',
  ].join('\n')
}
