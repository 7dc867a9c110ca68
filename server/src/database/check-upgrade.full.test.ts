import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { checkUpgrade } from '#database/check-upgrade.ts'
import { runOps } from '#ops/testing/run-ops.ts'
import { migrationNames, migrationsFolder } from '#platform/database/migration-files.ts'
import { migrationNumber, processName } from '#platform/database/running-versions.ts'
import { runAs, withDatabase } from '#testing/cluster.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'

const quiet = () => undefined
const log = { info: quiet, warn: quiet, error: quiet, debug: quiet }

let database: TestDatabase
/** The migrations of a later version: those of this one, and what a test adds. */
let later: string
beforeAll(async () => {
  database = await createTestDatabase()
  later = await mkdtemp(path.join(tmpdir(), 'evenmoor-migrations-'))
  await cp(migrationsFolder, later, { recursive: true })
})
afterAll(async () => {
  await database.drop()
  await rm(later, { recursive: true })
})

const add = (name: string, text: string) => writeFile(path.join(later, `${name}.sql`), text)
const check = () => checkUpgrade(readConfig({ DATABASE_URL: database.ownerUrl }, '/'), log, { folder: later })

test('an upgrade is checked without a change: what would run, what it locks, and who would turn unready', async () => {
  await add(
    '0990_expand',
    `create table later_history (id uuid primary key, email_hash bytea references login_failure);
     alter table login_failure add column note text;`,
  )
  await add('0991_refer', 'alter table later_history add column more bytea references login_failure;')
  await add(
    '0992_index',
    '-- no transaction\ncreate index concurrently if not exists login_failure_note on login_failure (note);\n',
  )
  const known = await migrationNames()
  const process = new pg.Client({
    connectionString: database.appUrl,
    application_name: processName(known),
  })
  await process.connect()
  try {
    const newest = migrationNumber(known.at(-1) ?? '')
    expect(await check()).toMatchObject({
      isEmpty: false,
      migrations: [
        { name: '0990_expand', holds: [{ table: 'login_failure', waiting: 'reads and writes' }] },
        { name: '0991_refer', holds: [{ table: 'login_failure', waiting: 'writes' }] },
        { name: '0992_index', isConcurrent: true, holds: [] },
      ],
      running: { known: [{ newest, connections: 1 }] },
      leftBehind: [],
    })
    await add(
      '0993_contract',
      `update schema_compatibility set required_migration = '0990_expand';
       alter table newsletter_subscription drop column mailed_at;`,
    )
    expect(await check()).toMatchObject({ requiredAfter: '0990_expand', leftBehind: [newest] })
    const { rows } = await process.query("select to_regclass('later_history') as is_there")
    expect(rows).toEqual([{ is_there: null }])
  } finally {
    await process.end()
  }
})

test('commands refuse a schema that is behind, and migrate brings it up', async () => {
  const empty = withDatabase(database.ownerUrl, `${new URL(database.ownerUrl).pathname.slice(1)}_empty`)
  const name = new URL(empty).pathname.slice(1)
  await runAs(database.ownerUrl, `create database ${name}`)
  const ops = async (...words: string[]) => {
    const { code, stdout, stderr } = await runOps(words, { DATABASE_URL: empty })
    return [code, stdout, stderr]
  }
  const all = await migrationNames()
  try {
    const behind = [
      1,
      '',
      `The schema of the database is ${all.length} migrations behind this version. Run this first: npm run ops -- migrate\n`,
    ]
    expect(await ops('reconcile')).toEqual(behind)
    expect(await ops('keys')).toEqual(behind)
    expect(await ops('upgrade-check')).toEqual([
      0,
      `The database is empty: all ${all.length} migrations would run.\n`,
      '',
    ])
    expect(await ops('migrate', '--json')).toEqual([0, `${JSON.stringify({ ran: all })}\n`, ''])
    expect(await ops('migrate')).toEqual([0, 'Nothing to run.\n', ''])
    const [code, stdout] = await ops('upgrade-check', '--json')
    expect([code, JSON.parse(String(stdout))]).toMatchObject([0, { ok: true, migrations: [] }])
    expect((await ops('reconcile')).slice(0, 1)).toEqual([0])
  } finally {
    await runAs(database.ownerUrl, `drop database ${name} with (force)`)
  }
})
