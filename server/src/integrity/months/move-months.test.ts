/** What an operator does with old months, and what the product still knows of them. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runOps, runOpsProgram } from '#ops/testing/run-ops.ts'
import { watchInvariants } from '#reconciliation/watch-invariants.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { checkChain } from '../../../../verifier/verify.ts'
import { watchTransferChain } from '../watch-transfer-chain.ts'
import { endMonth, sealAll } from './testing/old-months.ts'

let app: TestApp
let ada: TestPerson
let folder: string
let file: string
/** The months, oldest first. */
let months: string[]
beforeEach(async () => {
  app = await createTestApp()
  app.ctx.log.error = () => undefined
  folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-months-'))
  file = path.join(folder, 'oldest.jsonl')
  ada = await app.person()
  await fund(app, ada.id, '100')
  await fund(app, ada.id, '20')
  await endMonth(app)
  await fund(app, ada.id, '3')
  await endMonth(app)
  await fund(app, ada.id, '4')
  await sealAll(app)
  const { months: listed } = JSON.parse((await ops('months', '--json')).stdout) as Listed
  months = listed.map(({ month }) => month)
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

type Listed = { months: { month: string; table: string; state: string; bytes: number }[] }

const env = () => ({ DATABASE_URL: app.database.ownerUrl })
const ops = (...words: string[]) => runOps(words, env())
const detach = (month: string, to = file) => ops('detach-month', '--month', month, '--to', to)
const attach = (month: string) => ops('attach-month', '--month', month)
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

describe('detaching a month', () => {
  test('its file and the export of the rest are one chain, and either is good without the other', async () => {
    const [oldest = '', second = ''] = months
    const whole = linesOf((await ops('export-chain')).stdout)
    const done = await detach(oldest)
    expect([done.code, done.stderr]).toEqual([0, ''])
    expect(done.stdout).toBe(
      `${oldest} is detached. ${file} has its transfers, up to seal 2; dump the table ledger.posting_first as well before you drop it.\n`,
    )
    const rest = linesOf((await ops('export-chain')).stdout)
    const ofOldest = linesOf(await readFile(file, 'utf8'))
    const head = { position: 4, hash: (JSON.parse(whole.at(-1) ?? '') as { hash: string }).hash }
    const published = `${head.position}:${head.hash}`
    expect(checkChain([whole], published)).toEqual({ transfers: 4, unseen: 0, hash: head.hash })
    expect(checkChain([ofOldest, rest], published)).toEqual(checkChain([whole], published))
    expect(checkChain([rest], published)).toEqual({ transfers: 2, unseen: 2, hash: head.hash })
    const ofSecond = linesOf((await ops('export-chain', '--month', second)).stdout)
    expect(checkChain([ofOldest, ofSecond])).toMatchObject({ transfers: 3, unseen: 0 })
    const gone = await ops('export-chain', '--month', oldest)
    expect([gone.code, gone.stdout]).toEqual([1, ''])
    expect(gone.stderr).toContain('detached')
  })

  test('is listed, audited, and done once', async () => {
    const [oldest = '', second = '', newest = ''] = months
    expect((await ops('months')).stdout.split('\n').map((line) => line.split(/ +/).slice(0, 2))).toEqual([
      [oldest, 'attached'],
      [second, 'attached'],
      [newest, 'attached'],
      [''],
    ])
    expect((await detach(oldest)).code).toBe(0)
    expect((await detach(oldest)).stdout).toBe(`${oldest} was detached before.\n`)
    expect((await attach(oldest)).stdout).toBe(`${oldest} is back, unchanged.\n`)
    expect((await attach(oldest)).stdout).toBe(`${oldest} was here, unchanged.\n`)
    const again = await ops('attach-month', '--month', oldest, '--json')
    expect(JSON.parse(again.stdout)).toEqual({ month: oldest, attached: false })
    // Its file is there already.
    const json = await runOps(['detach-month', '--month', oldest, '--to', file, '--json'], env())
    expect(JSON.parse(json.stdout)).toEqual({ month: oldest, table: 'ledger.posting_first' })
    await asOwner('drop table ledger.posting_first')
    const { months: listed } = JSON.parse((await ops('months', '--json')).stdout) as Listed
    expect(listed.map(({ month, state }) => [month, state])).toEqual([
      [oldest, 'dropped'],
      [second, 'attached'],
      [newest, 'attached'],
    ])
    const { rows } = await asOwner('select action, subject, after from audit_entry order by id')
    const said = { subject: `month/${oldest}`, after: { to_seal: '2', table: 'posting_first' } }
    expect(rows).toMatchObject([
      { ...said, action: 'month.detached' },
      { ...said, action: 'month.attached' },
      { ...said, action: 'month.detached' },
    ])
  })

  test('two operators at once: it is done once, and both are told', async () => {
    const words = ['detach-month', '--month', months[0] ?? '', '--to']
    const runs = await Promise.all(
      ['one', 'two'].map((name) => runOpsProgram([...words, path.join(folder, name)], env())),
    )
    const all = runs.map(({ stdout, stderr }) => stdout + stderr).join('')
    expect(all.match(/is detached\./g)).toHaveLength(1)
    expect(all).toMatch(/was detached before|Another process is at the months/)
    const { rows } = await asOwner("select from audit_entry where action = 'month.detached'")
    expect(rows).toHaveLength(1)
  })

  test('what was booked is the same for its investor, and for everybody who checks', async () => {
    const before = (await ada.call('GET', '/api/wallet/')).body
    expect((await detach(months[0] ?? '')).code).toBe(0)
    expect((await ada.call('GET', '/api/wallet/')).body).toEqual(before)
    const verified = await ops('verify')
    expect([verified.code, verified.stdout]).toEqual([
      0,
      expect.stringContaining('2 of them not read, since their postings are detached'),
    ])
    expect((await ops('snapshot')).code).toBe(0)
  })

  test.each([
    ['the newest', () => months[2] ?? '', 'is the newest month'],
    ['one that is not the oldest', () => months[1] ?? '', "isn't the oldest month"],
    ['one that never began', () => '1999-01', 'No month of postings began in 1999-01'],
  ])('not %s: nothing is written', async (_what, month, why) => {
    const refused = await detach(month())
    expect([refused.code, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toContain(why)
    await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test.each([
    ['of something else', () => 'mine\n'],
    ['of half the month', (lines: string[]) => `${lines[0]}\n`],
    [
      'of the month, in which something was changed',
      (lines: string[]) => lines.join('\n').replace('usd', 'usb'),
    ],
    ['of the month and one more transfer', (lines: string[]) => [...lines, lines.at(-1)].join('\n')],
  ])('not into a file %s, which stays as it is', async (_what, make) => {
    const [oldest = ''] = months
    const text = make(linesOf((await ops('export-chain', '--month', oldest)).stdout))
    await writeFile(file, text)
    const refused = await detach(oldest)
    expect([refused.code, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toContain(`${file} is not the export of ${oldest}`)
    expect(await readFile(file, 'utf8')).toBe(text)
    expect((await attach(oldest)).stdout).toBe(`${oldest} was here, unchanged.\n`)
  })

  test('not while somebody reads the ledger for long; later it goes on with the file', async () => {
    const reader = new pg.Client({ connectionString: app.database.ownerUrl })
    await reader.connect()
    try {
      await reader.query('begin; select from ledger.posting limit 1')
      const refused = await detach(months[0] ?? '')
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('Try again')])
    } finally {
      await reader.end()
    }
    expect((await detach(months[0] ?? '')).code).toBe(0)
  })

  test('not a month whose transfers are not what was sealed', async () => {
    await tampered(`update ledger.transfer set reference = reference || 'x' where id = 2`)
    const refused = await detach(months[0] ?? '')
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('is not the export of')])
    await tampered(`update ledger.transfer set reference = left(reference, -1) where id = 2`)
  })

  test('only by the owner of the database', async () => {
    const words = ['detach-month', '--month', months[0] ?? '', '--to', file]
    const refused = await runOps(words, { DATABASE_URL: app.database.appUrl })
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('owner')])
  })
})

describe('what watches the ledger', () => {
  const watches = () => [watchTransferChain(app.ctx), watchInvariants(app.ctx)] as const

  test('finds nothing in a month that goes, or comes back', async () => {
    const [chain, invariants] = watches()
    for (const move of [detach, attach, detach]) {
      expect([await chain(), await invariants()]).toEqual([[], []])
      expect((await move(months[0] ?? '')).code).toBe(0)
      expect([await chain(), await invariants()]).toEqual([[], []])
    }
    // As a process does that was started since.
    const [chainAnew, invariantsAnew] = watches()
    for (let round = 0; round < 2; round += 1)
      expect([await chainAnew(), await invariantsAnew()]).toEqual([[], []])
  })

  test('finds one that vanishes, and an edit behind one that is gone', async () => {
    const [chain, invariants] = watches()
    expect((await detach(months[0] ?? '')).code).toBe(0)
    expect([await chain(), await invariants()]).toEqual([[], []])
    const { rows } = await asOwner<{ partition: string; id: string; end: string }>(
      `select partition, from_transfer_id::text as id, lead(from_transfer_id) over (order by month)::text as end
       from ledger.posting_month order by month offset 1 limit 1`,
    )
    const [{ partition, id, end } = { partition: '', id: '', end: '' }] = rows
    await tampered(`update ledger.posting set amount = amount * 2 where transfer_id = ${id}`)
    expect((await chain()).map(({ detail }) => detail)).toEqual([`transfer ${id} is not what was sealed`])
    await tampered(`update ledger.posting set amount = amount / 2 where transfer_id = ${id}`)
    expect(await chain()).toEqual([])
    await asOwner(`alter table ledger.posting detach partition ledger.${partition}`)
    expect((await chain()).map(({ detail }) => detail)).toEqual([`transfer ${id} is not what was sealed`])
    expect((await invariants()).map(({ invariant }) => invariant)).toContain('the_guards_are_on')
    await asOwner(
      `alter table ledger.posting attach partition ledger.${partition} for values from (${id}) to (${end})`,
    )
  })
})

/** With PostgreSQL's counters written out at once. */
const tampered = (statement: string) =>
  asOwner(`set session_replication_role = replica; ${statement}; select pg_stat_force_next_flush()`)

async function asOwner<Row extends pg.QueryResultRow>(statement: string): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: app.database.ownerUrl })
  await client.connect()
  try {
    return await client.query<Row>(statement)
  } finally {
    await client.end()
  }
}
