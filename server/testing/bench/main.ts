import { parseArgs } from 'node:util'
import { benchReading } from './reading.ts'
import { benchAccrual } from './accrual.ts'
import { benchCalls } from './calls/call-list.ts'
import { measureCalls } from './calls/calls.ts'
import { benchCheckouts } from './checkouts/checkouts.ts'
import { benchLogins } from './http/logins.ts'
import { benchMillion } from './million/million.ts'
import type { BenchServer } from './bench-server.ts'
import { startEmbeddedServer, startExternalServer } from './server.ts'
import { benchStreams } from './streams.ts'
import { benchTransfers } from './transfers.ts'

/** Eight in a line, where the options are explained. */
const inLines = (names: readonly string[]): string =>
  [names.slice(0, 8), names.slice(8)].map((some) => `${' '.repeat(32)}${some.join(', ')}`).join('\n')

/** How it is called. */
export const benchUsage = `npm run bench -- [BENCHMARK …] [options]

Benchmarks (all of them without a name):
  transfers                     transfers a second, beside pgbench and single inserts
  accrual                       one day for very many positions, beside plain INSERT … SELECT; for 100,000 also a day
                                with a loss, and one whose gains are reinvested
  reading                       invariants, chain and transactions page in a long history
  calls                         the calls that people make most, at 1, 16 and 64 callers: a second, latency, round trips,
                                processor time, beside pgbench and a bare server, and whether each aim is met
  logins                        logins beside the hash alone, balances beside a bare server, others beside 200 who wait
  checkouts                     open checkouts watched on one network: from block to credit, requests, memory
  streams                       streams of open pages: memory and processor of an idle server, how soon they are told
By its name only:
  million                       an installation of a million investors: how long it takes to make, and, while a worker
                                accrues days, signing in, every call that reads, and searches; memory, and how far
                                the check of the invariants is behind
By its name only, with options of its own (-- lighthouse --help):
  lighthouse                    the public pages on a phone, as Lighthouse scores them
  failover [TIMES]              three database machines under Patroni whose leader is taken away under callers
  proof [ACCOUNTS …]            the tree of the proof of liabilities, beside SHA-256 alone
  weights                       what the first view of each page loads in JavaScript
  interactions                  a year of results and 10,000 transactions in a browser: presses until they are painted
  first-minutes                 a newcomer at a person's pace: until a balance, a position, a first result
Options:
  --servers embedded,external   which servers (default: both; the external one is BENCH_DATABASE_URL, a superuser's
                                address, or else a throw-away cluster of Debian's PostgreSQL)
  --rounds N                    interleaved rounds (default 3)
  --seconds N                   length of each measurement (default 3; of the calls, of which there are hundreds, 1.4)
  --scale N                     scale of pgbench's tables (default 64: its manual asks for one branch for each caller)
  --callers N,N,…               how many callers the calls have (default 1,16,64)
  --workers N                   how many processes of the product serve the calls (default 1)
  --only NAME,NAME,…            which calls (default all):
${inLines(benchCalls.map(({ name }) => name))}
  --positions N,N,…             how many positions (default 10000,100000,1000000)
  --postings N                  length of the history that is read (default 5000000, which the targets are for)
  --checkouts N,N               how many open ones, few and very many (default 500,10000)
  --blocks N                    how many blocks are measured (default 20)
  --investors N                 how many investors the million has (default 1000000)
  --entries N                   how many postings it has at least (default 20 for each investor)
  --times N                     how often each of its calls is made (default 40)
  --watched N                   how many seconds its worker is watched at least (default 300)
  --streams N                   how many streams (default 1000, the most there are people for)
`

/** Reads the words of the command line, runs what they name on each server and prints the tables. */
export async function runBenchmarks(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      servers: { type: 'string', default: 'embedded,external' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string' },
      scale: { type: 'string', default: '64' },
      callers: { type: 'string', default: '1,16,64' },
      workers: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      positions: { type: 'string', default: '10000,100000,1000000' },
      postings: { type: 'string', default: '5000000' },
      checkouts: { type: 'string', default: '500,10000' },
      blocks: { type: 'string', default: '20' },
      streams: { type: 'string', default: '1000' },
      investors: { type: 'string', default: '1000000' },
      entries: { type: 'string' },
      times: { type: 'string', default: '40' },
      watched: { type: 'string', default: '300' },
    },
  })
  if (values.help) return void process.stdout.write(benchUsage)
  const ms = Number(values.seconds ?? 3) * 1_000
  const wanted = (name: string) => positionals.length === 0 || positionals.includes(name)
  for (const start of values.servers.split(',').map(starterOf)) {
    const server = await start()
    if (server === undefined) {
      process.stdout.write('No external server: set BENCH_DATABASE_URL, or install postgresql.\n')
      continue
    }
    try {
      if (wanted('transfers')) {
        const options = {
          rounds: Number(values.rounds),
          ms,
          scale: Number(values.scale),
        }
        process.stdout.write(`\n${await benchTransfers(server, options)}\n`)
      }
      if (wanted('accrual')) {
        const sizes = values.positions.split(',').map(Number)
        const rounds = Number(values.rounds)
        process.stdout.write(`\n${await benchAccrual(server, { sizes, rounds })}\n`)
      }
      if (wanted('calls')) {
        const options = {
          rounds: Number(values.rounds),
          ms: Number(values.seconds ?? 1.4) * 1_000,
          scale: Number(values.scale),
          callers: values.callers.split(',').map(Number),
          workers: Number(values.workers),
          only: values.only.split(',').filter(Boolean),
        }
        process.stdout.write(`\n${await measureCalls(server, options)}\n`)
      }
      if (wanted('logins')) {
        const options = { rounds: Number(values.rounds), ms }
        process.stdout.write(`\n${await benchLogins(server, options)}\n`)
      }
      if (wanted('checkouts')) {
        const [few = 500, many = 10_000] = values.checkouts.split(',').map(Number)
        const options = { few, many, blocks: Number(values.blocks) }
        process.stdout.write(`\n${await benchCheckouts(server, options)}\n`)
      }
      if (wanted('streams')) {
        process.stdout.write(`\n${await benchStreams(server, { streams: Number(values.streams) })}\n`)
      }
      if (positionals.includes('million')) {
        const investors = Number(values.investors)
        const postings = Number(values.entries ?? investors * 20)
        const options = {
          investors,
          postings,
          times: Number(values.times),
          watchedSeconds: Number(values.watched),
        }
        process.stdout.write(`\n${await benchMillion(server, options)}\n`)
      }
      if (wanted('reading')) {
        process.stdout.write(`\n${await benchReading(server, Number(values.postings))}\n`)
      }
    } finally {
      await server.stop()
    }
  }
}

function starterOf(name: string): () => Promise<BenchServer | undefined> {
  if (name === 'embedded') return startEmbeddedServer
  if (name === 'external') return startExternalServer
  throw new Error(`There is no server "${name}".\n${benchUsage}`)
}
