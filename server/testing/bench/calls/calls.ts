/**
 * Each call that people make most, on the product as a process of its own: how often in a second at 1, 16 and 64 callers, how
 * long it takes, how often it waits for the database and what it costs, beside pgbench and beside a bare server that makes
 * the same answer by one prepared statement. Rounds are interleaved.
 */
import type { BenchServer } from '../bench-server.ts'
import { type Callers, openCallers } from '../http/callers.ts'
import { measure, medianRate, type Rate } from '../measure.ts'
import { findReference, type Reference } from '../pgbench.ts'
import { whole } from '../table.ts'
import { type BenchCall, callsNamed } from './call-list.ts'
import { type CallFigures, describeAims, describeFigures } from './call-report.ts'
import { type CallStage, setUpCalls } from './call-stage.ts'
import { processorTime } from './processor-time.ts'

export type CallsOptions = {
  readonly rounds: number
  readonly ms: number
  readonly scale: number
  /** At how many callers. */
  readonly callers: readonly number[]
  /** How many processes of the product serve. */
  readonly workers: number
  /** Names of the calls; all without any. */
  readonly only: readonly string[]
}

/** A server is warmed up by so many. */
const warmCallers = 16

/** `say` is told of each round. */
export async function measureCalls(
  server: BenchServer,
  options: CallsOptions,
  say: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<string> {
  const calls = callsNamed(options.only)
  const stage = await setUpCalls(server, calls, options)
  try {
    return await measureAll(server, stage, calls, options, say)
  } finally {
    await stage.stop()
  }
}

type Taken = { -readonly [K in 'ours' | 'bare' | 'limit']: Rate[] } & {
  nodeUs: number[]
  postgresUs: number[]
}

async function measureAll(
  server: BenchServer,
  stage: CallStage,
  calls: readonly BenchCall[],
  { rounds, ms, scale, workers, callers: callersMeasured }: CallsOptions,
  say: (line: string) => void,
): Promise<string> {
  const reference = await findReference()
  const most = Math.max(warmCallers, ...callersMeasured)
  const [ours, bare] = [openCallers(stage.product.url, most), openCallers(stage.bareUrl, most)]
  const taken = new Map<string, Taken>()
  let refused = 0
  /** Lets callers make a call for so long; what they need is there before. */
  const run = async (to: Callers, call: BenchCall, callers: number, forMs: number, sent = () => {}) => {
    await call.prepare?.(stage.stock, forMs)
    return measure(callers, forMs, async () => {
      const { status } = await to.request(await call.request(stage.stock))
      // Nobody had a connection for it in time: a slow answer, and told below.
      if (status === 503) refused += 1
      else if (status !== call.status) throw new Error(`${call.name} answered ${status}`)
      sent()
    })
  }
  try {
    // Servers that have served before: connected, planned and compiled.
    for (const call of calls) for (const to of [ours, bare]) await run(to, call, warmCallers, ms / 2)
    for (let round = 0; round < rounds; round += 1) {
      for (const callers of callersMeasured) {
        const limit = await reference.tpcb({ url: stage.referenceUrl, callers, ms }, scale)
        for (const call of calls) {
          const key = keyOf(call, callers)
          const of = taken.get(key) ?? { ours: [], bare: [], limit: [], nodeUs: [], postgresUs: [] }
          taken.set(key, of)
          of.limit.push(limit)
          await call.prepare?.(stage.stock, ms)
          let sent = 0
          const used = await processorTime(stage.owner, stage.product.pid, async () =>
            of.ours.push(await run(ours, call, callers, ms, () => (sent += 1))),
          )
          of.nodeUs.push((used.nodeMs * 1_000) / sent)
          of.postgresUs.push((used.postgresMs * 1_000) / sent)
          of.bare.push(await run(bare, call, callers, ms))
        }
        say(`round ${round + 1} of ${rounds}, ${callers} callers: pgbench ${whole(limit.perSecond)}/s`)
      }
    }
  } finally {
    await ours.close()
    await bare.close()
  }
  const figures = calls.flatMap((call) =>
    callersMeasured.map((callers): CallFigures => ({
      call,
      callers,
      ...taken.get(keyOf(call, callers))!,
      trips: stage.trips.get(call.name),
    })),
  )
  return [
    `## Calls: ${server.name}${workers === 1 ? '' : `, ${workers} processes serve`}`,
    `Medians of ${rounds} interleaved rounds of ${ms / 1_000} s; ${limitsOf(reference, scale, figures, callersMeasured)}.`,
    ...(refused === 0 ? [] : [`${whole(refused)} calls were told to come again: the machine was too busy.`]),
    '',
    describeFigures(figures),
    '',
    describeAims(figures),
  ].join('\n')
}

const keyOf = ({ name }: BenchCall, callers: number): string => `${name} ${callers}`

function limitsOf(
  reference: Reference,
  scale: number,
  figures: readonly CallFigures[],
  callersMeasured: readonly number[],
): string {
  const each = callersMeasured.map((callers) => {
    const limit = figures.find((one) => one.callers === callers)?.limit ?? []
    return `${whole(medianRate(limit).perSecond)}/s at ${callers}`
  })
  return `${reference.name}, TPC-B at scale ${scale}: ${each.join(', ')}`
}
