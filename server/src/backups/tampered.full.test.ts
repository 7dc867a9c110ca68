import { existsSync, readdirSync } from 'node:fs'
import { sealTransfers } from '@evenmoor/ledger'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordAudit } from '#audit/record-audit.ts'
import { sealAudit } from '#audit/verify-audit.ts'
import { readConfig } from '#config.ts'
import type { EmbeddedDatabase } from '#database/embedded/embedded.ts'
import { query } from '#database/embedded/testing/clusters.ts'
import { asSql } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { openRuntime, type Runtime } from '#runtime.ts'
import { dataRoot } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { listBackups, triedAt } from './backup-folder.ts'
import { makeInstallation, startNotes, type TestInstallation } from './testing/installation.ts'

/** A backup whose books were altered before it was made is not restored, however whole its files are. */

let made: TestInstallation
let database: EmbeddedDatabase
let runtime: Runtime

const quiet = {
  info: () => undefined,
  warn: () => undefined,
  error: (...args: unknown[]) => console.error(...args),
  debug: () => undefined,
}

beforeAll(async () => {
  made = await makeInstallation()
  database = await startNotes(made.env.DATA_DIR)
  runtime = await openRuntime(readConfig(made.env, dataRoot), quiet)
  const { ctx } = runtime
  const id = uuidv7()
  await ctx.db
    .insertInto('person')
    .values({
      id,
      email: 'ada@example.com',
      email_key: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'Person',
      verified_at: ctx.clock.now(),
      referral_code: 'ada',
    })
    .execute()
  await fund({ ctx }, id, '100')
  await ctx.transaction((tx) =>
    recordAudit(ctx, tx, { actorId: null, action: 'withdrawals.pause', subject: 'test/1' }),
  )
  await sealTransfers(asSql(ctx.db))
  await sealAudit(ctx.db)
  expect(await made.ops(['snapshot'])).toMatchObject({ code: 0 })
  expect(await made.ops(['verify'])).toMatchObject({ code: 0 })
}, 300_000)
afterAll(async () => {
  await runtime.close()
  await database.stop()
  made.remove()
})

/** As the owner, with no trigger in the way. */
const tamper = (statement: string) =>
  query(database.ownerUrl, `set session_replication_role = replica; ${statement}`)

/** Statements that keep what they alter, and put it back. */
const edits = [
  {
    what: 'a posting',
    wrong: 'The chain of transfers is unbroken',
    forge: `create table kept as select * from ledger.posting where transfer_id = 1;
      update ledger.posting set amount = -amount where transfer_id = 1`,
    mend: `update ledger.posting set amount = -amount where transfer_id = 1`,
  },
  {
    what: 'an audit entry',
    wrong: 'The chain of audit entries is unbroken',
    forge: `create table kept as select * from audit_entry where subject = 'test/1';
      update audit_entry set subject = 'test/2' where subject = 'test/1'`,
    mend: `update audit_entry set subject = 'test/1' where subject = 'test/2'`,
  },
  {
    what: 'the note of the last checkpoint',
    wrong: 'The last checkpoint is signed, and the log has its root',
    forge: `create table kept as select * from log_checkpoint;
      update log_checkpoint set note = replace(note, E'\\n' || size || E'\\n', E'\\n' || size + 1 || E'\\n')`,
    mend: `update log_checkpoint c set note = k.note from kept k where k.size = c.size`,
  },
]

const inLog = [
  {
    what: 'the root beside the last checkpoint',
    forge: `create table kept as select * from log_checkpoint; update log_checkpoint set root = sha256('mine')`,
    mend: `update log_checkpoint c set root = k.root from kept k where k.size = c.size`,
  },
  {
    what: 'the last checkpoint, which was removed',
    forge: `create table kept as select * from log_checkpoint order by size desc limit 1;
      delete from log_checkpoint where size = (select size from kept)`,
    mend: 'insert into log_checkpoint select * from kept',
  },
  {
    what: 'the text of an entry',
    forge: `create table kept as select * from log_entry where index = 0;
      update log_entry set entry = entry || ' ' where index = 0`,
    mend: 'update log_entry e set entry = k.entry from kept k where k.index = e.index',
  },
  {
    what: 'an entry that was removed',
    forge: `create table kept as select * from log_entry order by index desc limit 1;
      delete from log_entry where index = (select index from kept)`,
    mend: 'insert into log_entry select * from kept',
  },
]

const mended = async (mend: string) => {
  await tamper(`${mend}; drop table kept`)
  expect(await made.ops(['verify'])).toMatchObject({ code: 0 })
}

describe.each(edits)('with $what altered before the backup', ({ what, wrong, forge, mend }) => {
  beforeAll(async () => {
    await tamper(forge)
    expect(await made.ops(['backup'])).toMatchObject({ code: 0 })
  }, 120_000)
  afterAll(() => mended(mend), 60_000)

  test('it is not restored', { timeout: 120_000 }, async () => {
    const into = made.at(`restored with ${what}`)
    const run = await made.ops(['restore'], { DATA_DIR: into })
    expect(run.code).toBe(1)
    expect(run.stdout).toContain(`WRONG: ${wrong}`)
    expect(run.stdout).toContain('NOT restored')
    expect(existsSync(into) ? readdirSync(into) : []).toEqual([])
  })

  test('a drill fails and leaves no mark', { timeout: 120_000 }, async () => {
    const before = readdirSync(made.env.DATA_DIR)
    const run = await made.ops(['drill'])
    expect(run.code).toBe(1)
    expect(run.stdout).toContain(`WRONG: ${wrong}`)
    expect(run.stdout).toContain('does NOT verify')
    expect(readdirSync(made.env.DATA_DIR)).toEqual(before)
    for (const { id } of await listBackups(made.env.BACKUP_DIR))
      expect(await triedAt(made.env.BACKUP_DIR, id)).not.toBeInstanceOf(Date)
  })

  test('the database itself does not verify', { timeout: 60_000 }, async () => {
    const run = await made.ops(['verify'])
    expect(run.code).toBe(1)
    expect(run.stdout).toContain(`WRONG: ${wrong}`)
    expect(run.stdout).toContain('does NOT verify')
  })
})

test.each(inLog)('of the public log, $what is found', { timeout: 60_000 }, async ({ forge, mend }) => {
  await tamper(forge)
  const run = await made.ops(['verify'])
  await mended(mend)
  expect(run.stdout).toContain('WRONG: The last checkpoint is signed, and the log has its root')
  expect(run.code).toBe(1)
})

test('with everything put back it is restored', { timeout: 120_000 }, async () => {
  expect(await made.ops(['backup'])).toMatchObject({ code: 0 })
  expect(await made.ops(['restore'], { DATA_DIR: made.at('whole') })).toMatchObject({ code: 0 })
})
