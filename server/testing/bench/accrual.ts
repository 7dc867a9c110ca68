/**
 * One day for very many positions, beside the insertion of two plain rows for each into a table with the indexes of the
 * postings, on the same server in the same run; and what those who read notice of it.
 */
import { readConfig } from '#config.ts'
import { type Context, createContext } from '#context.ts'
import { asApplication } from '../pool.ts'
import { createPool } from '#platform/database/pool.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { assertSound } from './assert-sound.ts'
import { besideWork } from './beside-work.ts'
import { median, spread, timed } from './measure.ts'
import { makePositions } from './positions.ts'
import type { BenchServer } from './bench-server.ts'
import { createBenchDatabase } from './server.ts'
import { table, verdict, whole } from './table.ts'

export type AccrualOptions = { readonly sizes: readonly number[]; readonly rounds: number }

/** What a day brings: a gain that is paid out, a loss of every position, or a gain that stays in every position. */
const kinds = ['gain', 'loss', 'reinvested gain'] as const
type Kind = (typeof kinds)[number]

/** The last two are measured for so many positions alone: they take longer, and grow in the same way. */
const otherKindsAt = 100_000

/** How long a day may take beside the plain rows, for the number of positions that this is asked for. */
const targets: Readonly<Partial<Record<Kind, { readonly size: number; readonly ratioMax: number }>>> = {
  gain: { size: 1_000_000, ratioMax: 0.9 },
  'reinvested gain': { size: otherKindsAt, ratioMax: 1.3 },
}
const readersMax = 2

type Figures = {
  readonly size: number
  readonly kind: Kind
  readonly days: readonly number[]
  readonly floors: readonly number[]
  readonly idleP95: number
  readonly busyP95: number
  readonly posted: number
  readonly rssBefore: number
  readonly rssMax: number
}

export async function benchAccrual(server: BenchServer, options: AccrualOptions): Promise<string> {
  const all: Figures[] = []
  for (const size of options.sizes) {
    for (const kind of kindsOf(size)) all.push(await benchSize(server, { size, kind }, options.rounds))
  }
  return report(server, all)
}

const kindsOf = (size: number): readonly Kind[] => (size === otherKindsAt ? kinds : ['gain'])

async function benchSize(
  server: BenchServer,
  { size, kind }: Pick<Figures, 'size' | 'kind'>,
  rounds: number,
): Promise<Figures> {
  const database = await createBenchDatabase(server, { migrated: true })
  const owner = createPool(database.url, { max: 1 })
  const pool = createPool(asApplication(database.url), { max: 10 })
  try {
    owner.options.statement_timeout = false
    await makePositions(owner, size)
    if (kind === 'loss') await owner.query(lossesUpTo(rounds))
    if (kind === 'reinvested gain') for (const statement of reinvestAll) await owner.query(statement)
    await owner.query('create table plain (like ledger.posting including indexes)')
    // A worker of the product has done more than one thing before: what is measured is one day more.
    const ctx = createContext({ config: readConfig({}, '/nowhere'), pool, log: silent })
    const days: number[] = []
    const floors: number[] = []
    for (let round = 0; round < rounds; round++) {
      const day = (await timed(() => accrue(ctx, size, round))).seconds
      const floor = (await timed(() => owner.query(insertPlain(round)))).seconds
      days.push(day)
      floors.push(floor)
      // A million positions take minutes: each round is worth something by itself.
      process.stderr.write(
        `${whole(size)} positions, ${kind}, round ${round + 1}: a day ${day.toFixed(2)} s, plain rows ${floor.toFixed(2)} s, ${(day / floor).toFixed(2)}×\n`,
      )
    }
    const memory = watchMemory()
    const beside = await besideWork(ctx, owner, () => accrue(ctx, size, rounds))
    const { before: rssBefore, max: rssMax } = memory.stop()
    process.stderr.write(
      `${whole(size)} positions, ${kind}: readers ${beside.idleP95.toFixed(1)} → ${beside.busyP95.toFixed(1)} ms, memory ${rssBefore.toFixed(0)} → ${rssMax.toFixed(0)} MiB\n`,
    )
    // As autovacuum does within a minute: without it PostgreSQL plans the checks for empty tables.
    await owner.query('vacuum analyze')
    await assertSound(owner)
    return { size, kind, days, floors, ...beside, rssBefore, rssMax }
  } finally {
    await owner.end()
    await pool.end()
    await database.drop()
  }
}

async function accrue(ctx: Context, size: number, round: number): Promise<void> {
  const { positions } = await accrueDay(ctx, dayOf(round))
  if (positions !== size) throw new Error(`${positions} of ${size} positions had the day`)
}

const dayOf = (round: number): string => `2026-06-${String(2 + round).padStart(2, '0')}`

/** Every plan loses 2 % on each day that is measured. */
const lossesUpTo = (rounds: number): string => `
  insert into daily_result (plan_id, day, rate_ppm, source)
  select p.id, '2026-06-02'::date + n, -20000, 'illustration' from plan p cross join generate_series(0, ${rounds}) n`

const reinvestAll = [
  `update position set reinvest_switch_days = '{2026-06-02}'`,
  // Else the rows as they were would lie between them.
  'vacuum full analyze position',
]

/** In the order of the accounts, which is the cheapest one. */
const insertPlain = (round: number): string => `
  insert into plain
  select ${round} * 1000000 + k / 4000, k % 4000 * 2 + s.line, case s.line when 1 then 40 else p.account_id end, 'usd',
    case s.line when 1 then -2500000 else 2500000 end, null
  from (select account_id, row_number() over (order by account_id) as k from position) p
  cross join (values (1), (2)) s (line)`

const silent = { info: () => undefined, warn: () => undefined, error: console.error, debug: () => undefined }

/** The resident memory of this process, looked at ten times a second. */
function watchMemory(): { stop: () => { before: number; max: number } } {
  const now = () => process.memoryUsage().rss / 2 ** 20
  const before = now()
  let max = before
  const timer = setInterval(() => {
    max = Math.max(max, now())
  }, 100)
  return {
    stop: () => {
      clearInterval(timer)
      return { before, max: Math.max(max, now()) }
    },
  }
}

function targetVerdict(size: number, kind: Kind, ratio: number): string {
  const target = targets[kind]
  return target?.size === size ? verdict(ratio <= target.ratioMax, `≤ ${target.ratioMax}×`) : 'none'
}

function report(server: BenchServer, all: readonly Figures[]): string {
  const rows = all.map(({ size, kind, days, floors, idleP95, busyP95, posted, rssBefore, rssMax }) => {
    const ratio = median(days.map((day, round) => day / (floors[round] ?? day)))
    return [
      whole(size),
      kind,
      `${median(days).toFixed(2)} s (${spread(days, 2)})`,
      `${((median(days) / size) * 1e6).toFixed(1)} µs`,
      `${median(floors).toFixed(2)} s (${spread(floors, 2)})`,
      `${ratio.toFixed(2)}×`,
      targetVerdict(size, kind, ratio),
      `${idleP95.toFixed(1)} → ${busyP95.toFixed(1)} ms`,
      verdict(busyP95 < readersMax * idleP95, `< ${readersMax}×`),
      whole(posted),
      `${rssBefore.toFixed(0)} → ${rssMax.toFixed(0)} MiB`,
    ]
  })
  const gains = all.filter(({ kind }) => kind === 'gain')
  const [first, last] = [gains[0], gains.at(-1)]
  const slope =
    first === undefined || last === undefined || first === last
      ? ''
      : ` Time grows with the positions to the power of ${(
          Math.log(median(last.days) / median(first.days)) / Math.log(last.size / first.size)
        ).toFixed(2)}.`
  return [
    `## Accrual of one day: ${server.name}`,
    'Two positions for each investor. The limit is INSERT … SELECT of two rows for each position, with the indexes of ledger.posting, ' +
      'in the order of the accounts. Rounds are interleaved; in brackets the fastest and the slowest. Readers: the 95th percentile of the ' +
      'wallet page, before the day and during one more day beside which transfers were posted, too.',
    '',
    table(
      [
        'positions',
        'what it brings',
        'a day',
        'for one',
        'plain rows',
        'ratio',
        'target',
        'readers',
        'target',
        'posted beside',
        'memory',
      ],
      rows,
    ),
    '',
    `Afterwards all invariants and all checks of positions held.${slope}`,
  ].join('\n')
}
