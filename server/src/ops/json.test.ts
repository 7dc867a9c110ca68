import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishMonths } from '#market-simulation/publish-months.ts'
import { changeResultSource } from '#plans/testing/change-result-source.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { revealFinishedMonths } from '#results/reveal-finished-months.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { runAs, withDatabase } from '#testing/cluster.ts'
import { answerIn } from './testing/answer-in.ts'
import { runOps } from './testing/run-ops.ts'
import { barOf, watchedOps } from './testing/watched-ops.ts'

/** Words with which a command is run, and what its answer has to hold. */
const run: Readonly<Record<string, readonly [words: readonly string[], answer: object]>> = {
  staff: [
    ['add', '--email', 'fin@example.com', '--role', 'finance'],
    { email: 'fin@example.com', role: 'finance', link: expect.stringMatching(/^http:/) },
  ],
  accrue: [
    ['--from', '2026-08-02', '--to', '2026-08-04'],
    {
      days: ['2026-08-02', '2026-08-03', '2026-08-04'].map((day) => ({
        day,
        positions: 1,
        plans: expect.arrayContaining([expect.objectContaining({ plan_id: 'basic', positions: 1 })]),
      })),
    },
  ],
  snapshot: [
    [],
    {
      snapshots: [
        { asset: 'usd', root: expect.stringMatching(/^[0-9a-f]{64}$/), leaves: expect.any(Number) },
      ],
    },
  ],
  'recompute-results': [
    ['--month', '2026-07'],
    { ok: true, month: '2026-07', results: 31, is_seed_genuine: true, different: [] },
  ],
  // The test's investor has money from nowhere.
  reconcile: [
    [],
    {
      ok: false,
      differences: [
        {
          check: 'a_deposit_moved_what_its_payments_say',
          where: expect.any(String),
          detail: expect.any(String),
        },
        { check: 'custody_is_what_the_network_holds', where: 'coin usdt', detail: expect.any(String) },
      ],
    },
  ],
  verify: [[], { ok: true, findings: Array.from({ length: 4 }, () => ({ problems: [] })) }],
  'verify-audit': [
    [],
    { ok: true, problems: [], intact_to: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  ],
  keys: [[], { ok: true, keys: expect.arrayContaining([expect.objectContaining({ state: 'right' })]) }],
  migrate: [[], { ran: [] }],
  'upgrade-check': [[], { ok: true, migrations: [] }],
  'note-drill': [
    ['--backed-up-at', '2026-08-01T02:00:00Z'],
    { backed_up_at: '2026-08-01T02:00:00.000Z', tried_at: expect.stringMatching(/^20\d\d-/) },
  ],
  months: [[], { months: [expect.objectContaining({ state: 'attached', table: 'ledger.posting_first' })] }],
  doctor: [[], { ok: expect.any(Boolean), findings: expect.any(Array) }],
}

/** Those whose answer as JSON another test reads, since they need more than a database. */
const heldElsewhere = {
  'verify-statement': 'verify-statement.test.ts',
  'detach-month': 'move-months.test.ts',
  'attach-month': 'move-months.test.ts',
  backup: 'backups.full.test.ts',
  drill: 'backups.full.test.ts',
  restore: 'storage.full.test.ts',
  'fetch-backup': 'storage.full.test.ts',
}

/** Those that have no --json, and why. */
const without = {
  help: 'is for people',
  export: 'prints JSON as it is',
  'export-chain': 'prints a line of JSON for each transfer as it is',
  'backup-key': 'prints the key alone, which goes into a file',
  'result-source': 'is a decision that a person takes, and reads the answer of',
  'replace-key': 'gives up a key for good, and says to a person what is lost with it',
}

let app: TestApp
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-ops-json-'))
  app = await createTestApp({ DATA_DIR: dataDir })
  await publishMonths(app.ctx)
  const ada = await app.person()
  await fund(app, ada.id, '100')
  await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' })
  await changeResultSource(app.ctx, { planId: 'basic', source: 'market' })
  app.clock.advance(Date.parse('2026-08-01T00:00:05Z') - app.clock.now().getTime())
  await accrueFinishedDays(app.ctx)
  expect(await revealFinishedMonths(app.ctx)).toEqual(['2026-07'])
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true })
})

const env = () => ({ DATABASE_URL: app.database.ownerUrl, DATA_DIR: dataDir })

test('each command has --json, or a reason why not', async () => {
  const { stdout } = await runOps(['help'], env())
  const usages = [...stdout.matchAll(/^ {2}npm run ops -- (\S+)(.*)$/gm)]
  const names = (isJson: boolean) =>
    usages.filter(([, , words = '']) => words.includes('[--json]') === isJson).map(([, name]) => name!)
  expect(names(true).toSorted()).toEqual([...Object.keys(run), ...Object.keys(heldElsewhere)].toSorted())
  expect(names(false).toSorted()).toEqual(Object.keys(without).toSorted())
})

test.each(Object.entries(run))('%s --json prints one line of JSON', async (name, [words, answer]) => {
  const ran = await runOps([name, ...words, '--json'], env())
  expect(answerIn(ran)).toMatchObject(answer)
  const { ok = true } = answerIn(ran) as { ok?: boolean }
  expect(ran.code).toBe(ok ? 0 : 1)
  if (name !== 'doctor') expect(ran.stderr).toBe('')
})

describe('a terminal sees how far they are', () => {
  const sharesIn = (drawn: readonly string[]): number[] =>
    drawn.map((line) => Number(/(\d+)%/.exec(line)?.[1]))

  async function watched(words: readonly string[], given = env()): Promise<readonly string[]> {
    const { ran, drawn } = await watchedOps(words, given)
    expect(ran.stderr).toBe('')
    return drawn
  }

  test.each([
    ['Accruing', ['accrue', '--from', '2026-08-05', '--to', '2026-08-07']],
    ['Drawing again', ['recompute-results', '--month', '2026-07']],
    ['Comparing', ['reconcile']],
    ['Verifying', ['verify']],
    ['Reading audit entries', ['verify-audit']],
    ['Building the trees', ['snapshot']],
  ] as const)('%s', async (title, words) => {
    expect((await watched(words))[0]).toMatch(barOf(title))
    expect(await watched([...words, '--json'])).toEqual([])
  })

  test('what exports the chain shows it beside the lines that it prints', async () => {
    expect((await watched(['export-chain']))[0]).toMatch(barOf('Exporting'))
  })

  test('Migrating', async () => {
    const name = `${new URL(app.database.ownerUrl).pathname.slice(1)}_empty`
    await runAs(app.database.ownerUrl, `create database ${name}`)
    try {
      const given = { ...env(), DATABASE_URL: withDatabase(app.database.ownerUrl, name) }
      const drawn = await watched(['migrate'], given)
      expect(drawn[0]).toMatch(barOf('Migrating'))
      expect(sharesIn(drawn).length).toBeGreaterThan(10)
    } finally {
      await runAs(app.database.ownerUrl, `drop database ${name} with (force)`)
    }
  })

  test('in ranges of the ledger, beyond the four things that are verified', async () => {
    const shares = sharesIn(await watched(['verify']))
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(new Set(shares).size).toBeGreaterThan(10)
  })
})

describe('accrue with a range', () => {
  test.each([
    [['--from', '2026-08-02'], '--to is missing'],
    [['--to', '2026-08-02'], '--from is missing'],
    [['--day', '2026-08-02', '--from', '2026-08-02', '--to', '2026-08-02'], '--day'],
    [['--from', 'soon', '--to', '2026-08-02'], '"soon" is not a day'],
    [['--from', '2026-08-03', '--to', '2026-08-02'], '--to is before --from'],
    [['--from', '1026-08-03', '--to', '2026-08-02'], 'is over 3660 days'],
  ])('%j is refused in one line', async (words, line) => {
    const ran = await runOps(['accrue', ...words], env())
    expect([ran.code, ran.stdout, ran.stderr.trimEnd().split('\n')]).toEqual([
      2,
      '',
      [expect.stringContaining(line)],
    ])
  })

  test('says each day that was accrued, and stops at the first that cannot be', async () => {
    const ran = await runOps(['accrue', '--from', '2026-08-08', '--to', '2026-08-09'], env())
    expect(ran.stdout).toMatch(/2026-08-08: 1 position accrued\.\n[\s\S]*2026-08-09: 1 position accrued\.\n$/)
    const before = await runOps(['accrue', '--from', '2025-12-31', '--to', '2026-08-09'], env())
    expect([before.code, before.stdout]).toEqual([1, ''])
  })
})
