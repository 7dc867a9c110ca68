/** What open pages cost: memory and processor of an idle server that holds their streams, and how soon they are told. */
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { createAnnouncer } from '#platform/changes/announcer.ts'
import { everyone } from '#platform/changes/note-change.ts'
import { createDatabase, createPool } from '#platform/database/pool.ts'
import { startServer } from '../second-process.ts'
import { makePeople } from './http/people.ts'
import { measure, median, quantileOf } from './measure.ts'
import type { BenchServer } from './bench-server.ts'
import { createBenchDatabase } from './server.ts'
import { table, whole } from './table.ts'

const idleMs = 20_000
const singles = 200

export async function benchStreams(
  server: BenchServer,
  { streams: count }: { streams: number },
): Promise<string> {
  const database = await createBenchDatabase(server, { migrated: true })
  const owner = createPool(database.url, { max: 16 })
  const stops: (() => Promise<unknown>)[] = [() => database.drop(), () => owner.end()]
  try {
    owner.options.statement_timeout = false
    const { loggedIn } = await makePeople(owner)
    const product = await startServer(database.url, { ROLE: 'web' })
    stops.push(product.stop)
    await sleep(2_000)
    const before = await costOf(product.pid)
    const open = await Promise.all(
      loggedIn.slice(0, count).map(({ access, email }) => openStream(product.url, access, email)),
    )
    await Promise.all(open.map(({ live }) => live))
    await sleep(3_000)
    const held = await costOf(product.pid)
    const told = await tellMany(owner, open)
    for (const { close } of open) close()
    const notifying = await commitsWithNotify(owner)
    const perStream = (held.residentKib - before.residentKib) / count
    return [
      `## Streams of open pages: ${server.name}`,
      table(
        ['what', 'figure'],
        [
          ['memory without streams', `${whole(before.residentKib / 1_024)} MiB`],
          [`for each of ${whole(count)} streams`, `${perStream.toFixed(1)} KiB`],
          ['processor, idle without streams', `${before.percent.toFixed(2)} %`],
          ['processor, idle with them', `${held.percent.toFixed(2)} %`],
          ['one person told: median, p99', `${told.oneP50.toFixed(0)} ms, ${told.oneP99.toFixed(0)} ms`],
          ['everybody told: the last', `${told.allMs.toFixed(0)} ms`],
          ['commits a second, 16 callers, without NOTIFY', whole(notifying.without)],
          ['the same with NOTIFY in the transaction', whole(notifying.within)],
        ],
      ),
    ].join('\n')
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** Resident memory now, and the share of one processor over a while in which nothing happens. */
async function costOf(pid: number): Promise<{ residentKib: number; percent: number }> {
  const ticks = async () => {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
    return Number(fields[11]) + Number(fields[12])
  }
  const begin = await ticks()
  await sleep(idleMs)
  const hundredths = (await ticks()) - begin
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return {
    residentKib: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]),
    percent: (hundredths * 10 * 100) / idleMs,
  }
}

type BenchStream = { email: string; live: Promise<void>; told: () => Promise<void>; close: () => void }

function openStream(url: string, access: string, email: string): Promise<BenchStream> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${access}` }
    const request = http.get(`${url}/api/events/`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a stream answered ${response.statusCode}`))
      let onTold: (() => void) | undefined
      const live = new Promise<void>((isLive) => {
        response.on('data', (chunk: Buffer) => {
          const text = chunk.toString()
          if (text.includes('"live":true')) isLive()
          if (text.includes('event: change')) onTold?.()
        })
      })
      const told = () => new Promise<void>((done) => (onTold = done))
      resolve({ email, live, told, close: () => request.destroy() })
    })
    request.on('error', reject)
  })
}

/** Milliseconds from saying to hearing, with the time in which changes are gathered. */
async function tellMany(owner: pg.Pool, open: readonly BenchStream[]) {
  const announcer = createAnnouncer(createDatabase(owner), console)
  const { rows } = await owner.query<{ id: string; email: string }>('select id, email from person')
  const idOf = new Map(rows.map(({ id, email }) => [email, id]))
  const latencies: number[] = []
  for (let n = 0; n < singles; n += 1) {
    const stream = open[(n * 7) % open.length]!
    const told = stream.told()
    const begin = performance.now()
    announcer.announce(new Map([[idOf.get(stream.email)!, new Set(['money' as const])]]))
    await told
    latencies.push(performance.now() - begin)
  }
  const all = open.map(({ told }) => told())
  const begin = performance.now()
  announcer.announce(new Map([[everyone, new Set(['money' as const])]]))
  await Promise.all(all)
  return {
    oneP50: quantileOf(latencies, 0.5),
    oneP99: quantileOf(latencies, 0.99),
    allMs: performance.now() - begin,
  }
}

/** One row and its commit, by 16 callers in turns: what NOTIFY in the transaction takes from them. */
async function commitsWithNotify(owner: pg.Pool): Promise<{ without: number; within: number }> {
  await owner.query(
    'create table notifying (id bigint generated always as identity primary key, at timestamptz)',
  )
  const rates = { without: [] as number[], within: [] as number[] }
  for (let round = 0; round < 3; round += 1) {
    for (const [name, statement] of [
      ['without', 'insert into notifying (at) values (now())'],
      [
        'within',
        "with i as (insert into notifying (at) values (now()) returning id) select pg_notify('bench', id::text) from i",
      ],
    ] as const) {
      rates[name].push((await measure(16, 3_000, () => owner.query(statement))).perSecond)
    }
  }
  return { without: median(rates.without), within: median(rates.within) }
}
