import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { utcDay } from '#platform/clock.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { fund } from '#wallet/testing/fund.ts'
import { runOps, runOpsProgram } from './testing/run-ops.ts'

let app: TestApp
let clean: TestDatabase
beforeAll(async () => {
  app = await createTestApp()
  clean = await createTestDatabase()
})
afterAll(async () => {
  await clean.drop()
  await app.close()
})

const ops = (...words: string[]) => runOps(words, { DATABASE_URL: app.database.ownerUrl })
const opsOnClean = (...words: string[]) => runOps(words, { DATABASE_URL: clean.ownerUrl })
const nowhere = { DATABASE_URL: 'postgres://127.0.0.1:1/none' }

describe('wrong use is one line and exit code 2', () => {
  test.each([
    [],
    ['dance'],
    ['accrue'],
    ['accrue', '--day'],
    ['accrue', '--day', ''],
    ['accrue', '2026-01-01'],
    ['accrue', '--day', '2026-01-01', '--day', '2026-01-02'],
    ['accrue', '--dya', '2026-01-01'],
    ['reconcile', 'now'],
    ['staff'],
    ['staff', 'remove'],
    ['staff', 'add', '--email', 'a@example.com'],
    ['staff', 'add', '--email', 'a@example.com', '--role', 'king'],
  ])('%j %j %j', async (...words) => {
    const run = await runOps(
      words.filter((word) => word !== undefined),
      nowhere,
    )
    expect([run.code, run.stdout, run.stderr.trimEnd().split('\n')]).toEqual([2, '', [expect.any(String)]])
  })
})

test.each([
  ['help', 0, ['help'], () => nowhere],
  ['wrong use', 2, ['dance'], () => nowhere],
  ['no database', 1, ['reconcile'], () => nowhere],
  ['a refusal', 1, ['accrue', '--day', 'soon'], () => ({ DATABASE_URL: app.database.ownerUrl })],
])('as a program of its own, %s: exit code %i, and the same lines', async (_what, code, words, env) => {
  const run = await runOpsProgram(words, env())
  expect(run).toEqual(await runOps(words, env()))
  expect(run.code).toBe(code)
})

test('help lists every command, without a database', async () => {
  for (const words of [['help'], ['--help']]) {
    const run = await runOps(words, nowhere)
    expect([run.code, run.stderr]).toEqual([0, ''])
    for (const usage of ['help', 'staff add --email', 'accrue --day', 'reconcile', 'migrate', 'doctor'])
      expect(run.stdout).toContain(usage)
  }
})

test('--help after a command prints that command alone, and does nothing', async () => {
  for (const words of [
    ['accrue', '--help'],
    ['accrue', '--day', '2026-01-01', '-h'],
  ]) {
    const { code, stdout, stderr } = await runOps(words, nowhere)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^npm run ops -- accrue --day YYYY-MM-DD [^\n]+\n {4}[^\n]+\n$/)
  }
})

test('a database that is not there is one line that names the setting', async () => {
  const wrongPassword = app.database.ownerUrl.replace(/:[^:@/]+@/, ':wrong@')
  const noDatabase = app.database.ownerUrl.replace(/\/[^/]+$/, '/nothing_here')
  for (const url of ['postgres://127.0.0.1:1/none', wrongPassword, noDatabase, 'mysql://x']) {
    const run = await runOps(['reconcile'], { DATABASE_URL: url })
    expect([run.code, run.stdout]).toEqual([1, ''])
    expect(run.stderr).toMatch(/^DATABASE_URL [^\n]+\n$/)
    expect(run.stderr).not.toContain('wrong@')
  }
})

test('accrue runs a day once, also by two processes at once', async () => {
  const ada = await app.person()
  await fund(app, ada.id, '100')
  await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' })
  const today = utcDay(new Date())
  const accrue = () => runOpsProgram(['accrue', '--day', today], { DATABASE_URL: app.database.ownerUrl })
  const runs = await Promise.all([accrue(), accrue()])
  expect(runs.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ''],
    [0, ''],
  ])
  expect(runs.map(({ stdout }) => stdout).toSorted()).toEqual([
    `${today}: nothing to do; every position that takes part has had it.\n`,
    `Basic, 2.5%: 1 position, $2.50\n${today}: 1 position accrued.\n`,
  ])
  expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({ available: '2.50' })
})

test.each(['soon', '2026-13-01', '2020-01-01', '2999-01-01'])(
  'accrue --day %s is refused in one line',
  async (day) => {
    const run = await ops('accrue', '--day', day)
    expect([run.code, run.stdout, run.stderr.trimEnd().split('\n')]).toEqual([
      1,
      '',
      [expect.stringContaining(day)],
    ])
  },
)

test('staff add prints a link', async () => {
  const run = await ops('staff', 'add', '--email', 'fin@example.com', '--role', 'finance')
  expect([run.code, run.stderr]).toEqual([0, ''])
  expect(run.stdout).toMatch(/http:\/\/localhost:3000\/\S+/)
})

test('reconcile exits 0 where all agree, and 1 with a list after a posting was changed', async () => {
  const good = await opsOnClean('reconcile')
  expect([good.code, good.stdout]).toEqual([
    0,
    'Postings, balances, deposits, withdrawals and the practice network agree.\n',
  ])
  await asSuperuser(
    clean.ownerUrl,
    `set session_replication_role = 'replica';
    insert into ledger.transfer (key, kind, reference, input_hash)
      values (gen_random_uuid(), 'deposit', 'deposit/forged', sha256('x'));
    insert into ledger.posting (transfer_id, line, account_id, asset, amount)
      select max(id), 1, 50, 'usd', 1000000 from ledger.transfer`,
  )
  const bad = await opsOnClean('reconcile')
  expect(bad.code).toBe(1)
  expect(bad.stdout).toMatch(/^a_transfer_sums_to_zero: transfer 1: usd sums to 1000000$/m)
  expect(bad.stdout).toMatch(/\d+ differences\.\n$/)
})

async function asSuperuser(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statements)
  await client.end()
}

describe('export', () => {
  test('prints what a person can download themselves, and leaves an audit entry', async () => {
    const person = await app.person()
    await fund(app, person.id, '42')
    const run = await ops('export', '--user', person.id)
    expect([run.code, run.stderr]).toEqual([0, ''])
    const own = (await person.call('GET', '/account/export/')).body
    const { exported_at: _at, audit, ...printed } = JSON.parse(run.stdout)
    expect(own).toMatchObject(printed)
    expect(printed.profile.email).toBe(person.email)
    expect(printed.postings).toHaveLength(1)
    expect(audit).toMatchObject([{ action: 'person.exported', subject: `person:${person.id}` }])
  })

  test.each([
    ['not-an-id', 2],
    ['00000000-0000-7000-8000-000000000000', 1],
  ])('%s is one line', async (user, code) => {
    const run = await ops('export', '--user', user)
    expect([run.code, run.stdout, run.stderr.trimEnd().split('\n')]).toEqual([code, '', [expect.any(String)]])
  })
})
