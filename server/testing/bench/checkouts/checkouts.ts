/**
 * Open checkouts of one network, watched by the product in a process of its own: how long a payment takes from its last
 * confirming block to its credit, how many requests its node has for each block, and what memory that needs; with few
 * checkouts and with very many.
 */
import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '#config.ts'
import { type Context, createContext } from '#context.ts'
import { pauseOf } from '#deposits/networks/chain-cursor-store.ts'
import { asApplication } from '../../pool.ts'
import { createPool } from '#platform/database/pool.ts'
import { startServer } from '#testing/second-process.ts'
import { median, quantileOf, timed } from '../measure.ts'
import type { BenchServer } from '../bench-server.ts'
import { createBenchDatabase } from '../server.ts'
import { table, verdict, whole } from '../table.ts'
import { confirmations, decidingBlock, openCheckouts } from './open-checkouts.ts'
import { evmStage, type Paid, practiceStage, type Stage } from './stages.ts'
import { watchCredits } from './watch-credits.ts'

/** `few` has to be enough for the payments of a round. */
export type CheckoutOptions = { readonly few: number; readonly many: number; readonly blocks: number }

const paymentsPerBlock = 10
const blockMs = 2_000
const warmUpBlocks = 4
const creditP95Max = 1_000
const requestGrowthMax = 1.1
const memoryGrowthMax = 1.1

type Figures = {
  readonly open: number
  /** Milliseconds from block to credit. */
  readonly latencies: readonly number[]
  readonly expected: number
  readonly requestsPerBlock: number | undefined
  /** MiB, one after the other. */
  readonly memory: readonly number[]
}

export async function benchCheckouts(server: BenchServer, options: CheckoutOptions): Promise<string> {
  const parts = [`## Checkouts: ${server.name}`]
  for (const start of [async () => practiceStage(), evmStage]) {
    const stage = await start()
    if (stage === undefined) parts.push('', 'There is no anvil here: set ANVIL to its program.')
    else parts.push('', await benchStage(server, stage, options))
  }
  return parts.join('\n')
}

async function benchStage(server: BenchServer, stage: Stage, options: CheckoutOptions): Promise<string> {
  const database = await createBenchDatabase(server, { migrated: true })
  const pool = createPool(asApplication(database.url), { max: 4 })
  const product = await startServer(database.url, { ...stage.env })
  try {
    const ctx = createContext({ config: readConfig(stage.env, '/nowhere'), pool, log: silent })
    const open: Paid[] = []
    const all: Figures[] = []
    for (const count of [options.few, options.many]) {
      const { seconds, result } = await timed(() => openCheckouts(ctx, stage, count - open.length))
      open.push(...result)
      say(`${stage.name}: ${result.length} more checkouts open after ${seconds.toFixed(1)} s`)
      await pool.query('analyze')
      const measuring = { open, blocks: options.blocks, pid: product.pid, pool }
      const taken = await timed(() => measureStage(ctx, stage, measuring))
      all.push(taken.result)
      say(`${stage.name}: measured with ${count} after ${taken.seconds.toFixed(1)} s`)
      const paused = await pauseOf(ctx.db, stage.networkId)
      if (paused !== null) throw new Error(`${stage.networkId} is paused: ${paused.reason}`)
    }
    return report(stage, all, options)
  } finally {
    await product.stop()
    await pool.end()
    await database.drop()
    await stage.close()
  }
}

/** How far it is, for whoever waits. */
const say = (text: string) => process.stderr.write(`${text}\n`)

const silent = { info: () => undefined, warn: () => undefined, error: console.error, debug: () => undefined }

type Measuring = {
  readonly open: Paid[]
  readonly blocks: number
  readonly pid: number
  readonly pool: ReturnType<typeof createPool>
}

async function measureStage(
  ctx: Context,
  stage: Stage,
  { open, blocks, pid, pool }: Measuring,
): Promise<Figures> {
  const count = open.length
  const next = async (payments: number) => {
    const pause = sleep(blockMs)
    await stage.block(ctx, open.splice(0, payments))
    await pause
  }
  const credits = await watchCredits(pool, stage.networkId)
  // A server that has read blocks before.
  for (let n = 0; n < warmUpBlocks; n++) await next(paymentsPerBlock)
  stage.takeRequests()
  const memory: number[] = []
  for (let n = 0; n < blocks; n++) {
    await next(paymentsPerBlock)
    memory.push(memoryOf(pid))
  }
  const requests = stage.takeRequests()
  for (let n = 0; n < confirmations; n++) await next(0)
  const expected = (warmUpBlocks + blocks) * paymentsPerBlock
  const found = await credits.stop(expected)
  const times = await stage.times(ctx)
  return {
    open: count,
    latencies: found.map(({ height, at }) => at - (times.get(decidingBlock(height)) ?? Number.NaN)),
    expected,
    requestsPerBlock: requests === undefined ? undefined : requests / blocks,
    memory,
  }
}

/** The resident memory of a process in MiB. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024

function report({ name }: Stage, all: readonly Figures[], { blocks }: CheckoutOptions): string {
  const fewest = all[0]
  const rows = all.map(({ open, latencies, expected, requestsPerBlock, memory }) => {
    const p95 = quantileOf(latencies, 0.95)
    const growth =
      fewest?.requestsPerBlock === undefined || requestsPerBlock === undefined
        ? undefined
        : requestsPerBlock / fewest.requestsPerBlock
    const third = Math.ceil(memory.length / 3)
    const [early, late] = [median(memory.slice(0, third)), median(memory.slice(-third))]
    return [
      whole(open),
      `${latencies.length} of ${expected}`,
      `${quantileOf(latencies, 0.5).toFixed(0)} / ${p95.toFixed(0)} ms`,
      verdict(p95 < creditP95Max && latencies.length === expected, `< ${creditP95Max} ms`),
      requestsPerBlock?.toFixed(1) ?? 'no node',
      growth === undefined ? '' : verdict(growth <= requestGrowthMax, `≤ ${requestGrowthMax}× the fewest`),
      `${early.toFixed(0)} → ${late.toFixed(0)} MiB`,
      verdict(late <= memoryGrowthMax * early, `≤ ${memoryGrowthMax}×`),
    ]
  })
  return [
    `${name}: ${blocks} blocks, one every ${blockMs / 1_000} s, ${paymentsPerBlock} payments in each. From the block that ` +
      'confirms a payment for the third time to its credit; the node’s answers are part of it. Requests with those that ' +
      'only look whether there is a new block. Memory in the first and the last third.',
    '',
    table(
      [
        'open checkouts',
        'credited',
        'to credit, p50 / p95',
        'target',
        'requests a block',
        'target',
        'memory',
        'target',
      ],
      rows,
    ),
  ].join('\n')
}
