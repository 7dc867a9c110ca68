import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleOfEntries, entriesOfBundle, tilePath, tilesOf, tileWidth } from '@evenmoor/tlog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passedOn } from '#testing/program.ts'
import { runOps } from '#ops/testing/run-ops.ts'
import { type SavedBundle, YearOfDays } from './testing/year-of-days.ts'

/**
 * A year of the product, and a stranger who saved what it publishes: a folder with these files and the verifier, which is
 * run as a program.
 */
let root: string
let year: YearOfDays
let published: Published
let files = 0

type Published = {
  /** `--key`, as /log/key has them. */
  readonly keys: readonly string[]
  readonly origin: string
  readonly checkpoint: string
  readonly entries: readonly Buffer[]
  readonly chain: readonly string[]
  readonly audit: readonly string[]
  /** Each month by its name, as /api/results/YYYY-MM/ answers. */
  readonly months: ReadonlyMap<string, string>
}

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'evenmoor-year-')))
  await copyFile(
    path.resolve(import.meta.dirname, '../../../verifier/verify.ts'),
    path.join(root, 'verify.ts'),
  )
  const env = { DATA_DIR: path.join(root, 'data') }
  year = await YearOfDays.begin(env)
  await year.pass()
  published = await readPublished(env)
}, 600_000)
afterAll(async () => {
  await (year as YearOfDays | undefined)?.close()
  await rm(root, { recursive: true, force: true })
})

async function readPublished(env: Record<string, string>): Promise<Published> {
  const checkpoint = String(await year.file('checkpoint'))
  const entries: Buffer[] = []
  for (const bundle of bundlesOfLog(sizeOf(checkpoint)))
    entries.push(...entriesOfBundle(await year.file(tilePath(bundle))))
  const chain = await runOps(['export-chain'], { ...env, DATABASE_URL: year.app.database.ownerUrl })
  const auditor = await year.staffCall('auditor')
  const { body: audit } = await auditor('GET', '/api/staff/audit-chain/')
  const months = new Map<string, string>()
  for (const month of finishedMonths) {
    const { body } = await year.app.call('GET', `/api/results/${month}/`)
    months.set(month, JSON.stringify(body))
  }
  const keys = String(await year.file('key'))
    .trim()
    .split('\n')
  return {
    keys: keys.flatMap((key) => ['--key', key]),
    origin: checkpoint.split('\n')[0] ?? '',
    checkpoint,
    entries,
    chain: linesOf(chain.stdout),
    audit: linesOf(String(audit)),
    months,
  }
}

/** The year ends on the last evening of December, which is not over then. */
const finishedMonths = Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)
const daysIn = (month: string) => new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate()
const plans = 3

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

const sizeOf = (checkpoint: string) => Number(checkpoint.split('\n')[1])
const bundlesOfLog = (size: number) => tilesOf(size).filter(({ level }) => level === 'entries')

/** Runs the verifier as whoever downloaded it does. */
const verify = (words: readonly string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['verify.ts', ...words],
      { cwd: root, env: passedOn() },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    )
  })

const accepted = (proven: RegExp) => ({ code: 0, stdout: expect.stringMatching(proven) })
const refusedAs = (reason: string) => ({
  code: 1,
  stdout: '',
  stderr: expect.stringMatching(new RegExp(`^${reason}: `)),
})

/** Keeps a file, and gives its name. */
async function kept(content: string | Buffer): Promise<string> {
  const name = `file-${(files += 1)}`
  await writeFile(path.join(root, name), content)
  return name
}

/** Keeps a copy of the log with these entries; those of a shorter one stand where so many are looked for. */
async function keptLog(entries: readonly Buffer[], size = entries.length): Promise<string> {
  const folder = `log-${(files += 1)}`
  for (const bundle of bundlesOfLog(size)) {
    const file = path.join(root, folder, tilePath(bundle))
    const first = bundle.index * tileWidth
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bundleOfEntries(entries.slice(first, first + bundle.width)))
  }
  return folder
}

const keptLines = (lines: readonly string[]) => kept(lines.map((line) => `${line}\n`).join(''))

/** The last published head of a chain, as `--head` takes it; or an earlier one. */
function headOf(type: 'ledger_head' | 'audit_head', at = -1): string {
  const heads = published.entries
    .map((entry) => JSON.parse(String(entry)) as { type: string; position: string; hash: string })
    .filter((entry) => entry.type === type)
  const head = heads.at(at)
  return `${head?.position}:${head?.hash}`
}

const bundlesOf = (at: number): SavedBundle[] =>
  year.bundles.filter(({ person }) => person === year.people[at]?.id)
/** One bundle of somebody: of January, or counted from the end. */
function bundleOf(at: number, which = -1): SavedBundle {
  const bundle = bundlesOf(at).at(which)
  if (bundle === undefined) throw new Error(`investor ${at} saved too few bundles`)
  return bundle
}

const bundleWords = async ({ person, heldMinor }: SavedBundle, text: string) => [
  'bundle',
  await kept(text),
  ...published.keys,
  '--person',
  person,
  '--balance',
  heldMinor,
]

describe('of a year of days that the product ran', () => {
  test('the log has a snapshot for each day, the seed of each month, and each version of plans, terms and claims', () => {
    const logged = published.entries.map((entry) => JSON.parse(String(entry)))
    const ofType = (type: string) => logged.filter((entry) => entry.type === type)
    expect(new Set(logged.map(({ type }) => type))).toEqual(
      new Set([
        'snapshot',
        'ledger_head',
        'audit_head',
        'seed_published',
        'seed_revealed',
        'plan_terms',
        'terms',
        'claims',
      ]),
    )
    expect(ofType('snapshot')).toHaveLength(365)
    for (const month of finishedMonths) {
      const seedHash = ofType('seed_published').find((entry) => entry.month === month)
      const seed = ofType('seed_revealed').find((entry) => entry.month === month)
      expect(seedHash.seed_hash).toBe(year.seedHashes.get(month))
      expect(sha256(Buffer.from(seed.seed, 'hex')).toString('hex')).toBe(seedHash.seed_hash)
    }
    // As installed, with results from the market from the year on, and Basic's in the middle of it.
    const versions = ofType('plan_terms').map(({ plan, version }) => `${plan} ${version}`)
    expect(versions.toSorted()).toEqual(
      ['basic 1', 'basic 2', 'basic 3', 'premium 1', 'premium 2', 'standard 1', 'standard 2'].toSorted(),
    )
    // One release ran all year.
    expect([ofType('terms'), ofType('claims')]).toEqual([[expect.anything()], [expect.anything()]])
    expect(year.bundles).toHaveLength(12 * year.people.length)
  })

  test('the bundles that each person saved are accepted, of the first month as of the last', async () => {
    for (const at of year.people.keys())
      for (const saved of [bundleOf(at, 0), bundleOf(at, 5), bundleOf(at)]) {
        const proven = String.raw`^${saved.heldMinor} of ${saved.person} is in the total of \d+ at 2026-\S+Z, in ${published.origin} at \d+ entries\.\n$`
        expect(await verify(await bundleWords(saved, saved.text))).toMatchObject(accepted(new RegExp(proven)))
      }
  })

  test('the log is accepted from each checkpoint that somebody kept', async () => {
    const { checkpoint, entries, origin } = published
    const folder = await keptLog(entries)
    expect(year.checkpoints.length).toBeGreaterThan(12)
    for (const old of year.checkpoints) {
      const proven = new RegExp(`^${origin} grew from ${sizeOf(old)} to ${entries.length} entries, `)
      expect(await verify(await logWords(old, checkpoint, folder))).toMatchObject(accepted(proven))
    }
  })

  test.each(['ledger_head', 'audit_head'] as const)(
    'the whole chain is accepted, with the first published %s and with the last',
    async (type) => {
      const [what, lines] =
        type === 'ledger_head' ? (['chain', published.chain] as const) : (['audit', published.audit] as const)
      const file = await keptLines(lines)
      for (const head of [headOf(type, 0), headOf(type)])
        expect(await verify([what, file, '--head', head])).toMatchObject(
          accepted(new RegExp(`^${lines.length} (?:transfers|audit entries), each `)),
        )
    },
  )

  test.each(finishedMonths)(
    'the results of %s follow from the seed whose hash was noted before',
    async (month) => {
      const hash = year.seedHashes.get(month) ?? ''
      const file = await kept(published.months.get(month) ?? '')
      const proven = String.raw`^${plans * daysIn(month)} results of basic, premium, standard follow from the seed whose hash is ${hash}\.\n$`
      expect(await verify(['month', file, '--seed-hash', hash])).toMatchObject(accepted(new RegExp(proven)))
    },
  )
})

type Bundle = {
  person: string
  balance: string
  leaves: { index: number; amount: string; path: string }[]
  entry: string
  log_proof: string
}

/** Somebody's last bundle, changed with an older one of theirs at hand. */
const changedBundle = (change: (bundle: Bundle, older: Bundle) => Partial<Bundle>) => async () => {
  const [saved, older] = [bundleOf(3), bundleOf(3, 2)]
  const bundle = JSON.parse(saved.text) as Bundle
  const text = JSON.stringify({ ...bundle, ...change(bundle, JSON.parse(older.text) as Bundle) })
  expect(text).not.toBe(saved.text)
  return bundleWords(saved, text)
}

/** Changes a byte of the first leaf's first sibling: of its hash up to 31, of its sum from 32 on. */
const byteChanged = (at: number) =>
  changedBundle(({ leaves: [first, ...others] }) => {
    if (first === undefined) throw new Error('a bundle without leaves')
    const bytes = Buffer.from(first.path, 'base64')
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    return { leaves: [{ ...first, path: bytes.toString('base64') }, ...others] }
  })

const logWords = async (old: string | undefined, now: string, folder: string) => [
  'log',
  await kept(old ?? ''),
  await kept(now),
  folder,
  ...published.keys,
]

const sha256 = (...parts: (Buffer | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

/** The chain as a forger of the database seals it anew, with another text in the place of one. */
function sealedAnew(lines: readonly string[], at: number, change: (text: string) => string): string[] {
  let hash = sha256('evenmoor ledger')
  return lines.map((line, place) => {
    const { text } = JSON.parse(line) as { text: string }
    const now = place === at ? change(text) : text
    if (place === at) expect(now).not.toBe(text)
    hash = sha256(hash, sha256(now))
    return JSON.stringify({ text: now, hash: hash.toString('hex') })
  })
}

/** Another last digit in the amount of a transfer's first posting. */
const otherAmount = (text: string) =>
  text.replace(
    /^(\d+:\d+:usd:-?\d*)(\d):/m,
    (_, before: string, last: string) => `${before}${(Number(last) + 1) % 10}:`,
  )
const inLine = (lines: readonly string[], at: number, change: (line: string) => string) =>
  lines.map((line, place) => (place === at ? change(line) : line))

const middle = (all: readonly unknown[]) => Math.floor(all.length / 2)

type Day = { readonly day: string; readonly source: string }

/** May, with other days in each plan. */
const monthChanged = (change: (days: readonly Day[]) => readonly Day[]) => async () => {
  const month = JSON.parse(published.months.get('2026-05') ?? '') as { plans: { days: readonly Day[] }[] }
  const plans = month.plans.map((plan) => ({ ...plan, days: change(plan.days) }))
  return ['month', await kept(JSON.stringify({ ...month, plans }))]
}

/** What was genuine and isn't any more: the words that check it, and the name that it is refused by. */
const altered: readonly [what: string, reason: string, words: () => Promise<readonly string[]>][] = [
  ['a bundle with another byte in a sum', 'total_differs', byteChanged(47)],
  ['a bundle with another byte in a hash', 'root_differs', byteChanged(0)],
  [
    'a bundle with another balance',
    'balance_differs',
    changedBundle(({ balance }) => ({ balance: String(BigInt(balance) + 1n) })),
  ],
  [
    'a bundle with the leaves of another day',
    'total_differs',
    changedBundle((_, { leaves }) => ({ leaves })),
  ],
  [
    "a bundle with the log's proof of another day",
    'not_in_log',
    changedBundle((_, { log_proof: proof }) => ({ log_proof: proof })),
  ],
  ['a bundle of another day', 'balance_differs', changedBundle((_, older) => older)],
  ['a bundle of somebody else', 'another_person', async () => bundleWords(bundleOf(3), bundleOf(4).text)],
  [
    'a bundle of somebody else under the own name',
    'root_differs',
    changedBundle(({ person }) => ({ ...(JSON.parse(bundleOf(4).text) as Bundle), person })),
  ],
  [
    'a log that is shorter than it was',
    'log_shrank',
    async () => {
      const old = year.checkpoints.at(-1) ?? ''
      const entries = published.entries.slice(0, sizeOf(old))
      return logWords(published.checkpoint, old, await keptLog(entries))
    },
  ],
  [
    'a log without its last entry',
    'entries_missing',
    async () => {
      const { checkpoint, entries } = published
      return logWords(year.checkpoints[0], checkpoint, await keptLog(entries.slice(0, -1), entries.length))
    },
  ],
  [
    'a log with another total on one day',
    'log_rewritten',
    async () => {
      const { checkpoint, entries } = published
      const at = entries.findIndex((entry) => entry.includes('"total":"'))
      const forged = entries.map((entry, place) =>
        place === at ? Buffer.from(String(entry).replace('"total":"', '"total":"1')) : entry,
      )
      return logWords(year.checkpoints.at(-1), checkpoint, await keptLog(forged))
    },
  ],
  [
    'a chain with another digit in a sum',
    'chain_broken',
    async () => {
      const { chain } = published
      const at = chain.findIndex((line) => line.includes(':usd:'))
      const forged = inLine(chain, at, (line) => {
        const { text, hash } = JSON.parse(line) as { text: string; hash: string }
        return JSON.stringify({ text: otherAmount(text), hash })
      })
      expect(forged).not.toEqual(chain)
      return ['chain', await keptLines(forged)]
    },
  ],
  [
    'a chain with another digit in a sum, sealed anew',
    'unbalanced',
    async () => {
      const { chain } = published
      const at = chain.findIndex((line) => line.includes(':usd:'))
      return ['chain', await keptLines(sealedAnew(chain, at, otherAmount))]
    },
  ],
  [
    'a chain with another date, sealed anew',
    'chain_rewritten',
    async () => {
      const { chain } = published
      const forged = sealedAnew(chain, middle(chain), (text) =>
        text.split('\n').with(7, '1764000000000000').join('\n'),
      )
      return ['chain', await keptLines(forged), '--head', headOf('ledger_head')]
    },
  ],
  [
    'a chain without its end',
    'chain_cut',
    async () => {
      const lines = published.chain.slice(0, middle(published.chain))
      return ['chain', await keptLines(lines), '--head', headOf('ledger_head')]
    },
  ],
  [
    'an audit chain with another word',
    'chain_broken',
    async () => {
      const { audit } = published
      const forged = inLine(audit, 0, (line) => line.replace('plan', 'plam'))
      expect(forged).not.toEqual(audit)
      return ['audit', await keptLines(forged)]
    },
  ],
  [
    'an audit chain without an entry',
    'chain_broken',
    async () => ['audit', await keptLines(published.audit.toSpliced(middle(published.audit), 1))],
  ],
  [
    'an audit chain without its end',
    'chain_cut',
    async () => {
      const [position = ''] = headOf('audit_head').split(':')
      const lines = published.audit.slice(0, Number(position) - 1)
      return ['audit', await keptLines(lines), '--head', headOf('audit_head')]
    },
  ],
  [
    'a month with another result on one day',
    'result_differs',
    async () => {
      const text = published.months.get('2026-05') ?? ''
      const forged = text.replace(/"rate":"(-?)/, (_, sign: string) => `"rate":"${sign}1`)
      expect(forged).not.toBe(text)
      return ['month', await kept(forged)]
    },
  ],
  ['a month without one day', 'days_missing', monthChanged((days) => days.toSpliced(12, 1))],
  ['a month without a result', 'no_days', monthChanged(() => [])],
  [
    'a month whose results all came from elsewhere',
    'not_drawn',
    monthChanged((days) => days.map((day) => ({ ...day, source: 'booked' }))),
  ],
  [
    'a month with the seed of another',
    'wrong_seed',
    async () => {
      const [may, june] = ['2026-05', '2026-06'].map((month) => JSON.parse(published.months.get(month) ?? ''))
      return [
        'month',
        await kept(JSON.stringify({ ...may, published: { ...may.published, seed: june.published.seed } })),
      ]
    },
  ],
  [
    'a month under the hash of another',
    'hash_changed',
    async () => [
      'month',
      await kept(published.months.get('2026-05') ?? ''),
      '--seed-hash',
      year.seedHashes.get('2026-06') ?? '',
    ],
  ],
]

test.each(altered)('%s is refused: %s', async (_what, reason, words) => {
  expect(await verify(await words())).toMatchObject(refusedAs(reason))
})
