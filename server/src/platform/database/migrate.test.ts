import { beforeEach, expect, test } from 'vitest'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { runAs, withDatabase } from '#testing/cluster.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { migrationNames, migrationsFolder } from './migration-files.ts'
import { createDatabase, createPool, type Database } from './pool.ts'
import { isSchemaUsable } from './schema-state.ts'

let database: TestDatabase
let application: Database
/** The migrations of a later version: those of this one, and what a test adds. */
let later: string
beforeEach(async () => {
  database = await createTestDatabase()
  application = createDatabase(createPool(database.appUrl, { max: 2 }))
  later = await mkdtemp(path.join(tmpdir(), 'evenmoor-migrations-'))
  await cp(migrationsFolder, later, { recursive: true })
  return async () => {
    await application.destroy()
    await database.drop()
    await rm(later, { recursive: true })
  }
})

const add = (name: string, text: string) => writeFile(path.join(later, `${name}.sql`), text)
const isReady = async () => isSchemaUsable(application, await migrationNames())

async function query<Row extends pg.QueryResultRow>(text: string, url = database.ownerUrl): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const applied = async (url?: string): Promise<string[]> =>
  (await query<{ name: string }>('select name from schema_migration order by name', url)).map(
    ({ name }) => name,
  )

test('processes that start at the same moment migrate an empty database once', async () => {
  const empty = withDatabase(database.ownerUrl, `${new URL(database.ownerUrl).pathname.slice(1)}_empty`)
  await query(`create database ${new URL(empty).pathname.slice(1)}`)
  try {
    await Promise.all([migrate(empty), migrate(empty), migrate(empty)])
    expect(await applied(empty)).toEqual(await migrationNames())
  } finally {
    await query(`drop database ${new URL(empty).pathname.slice(1)} with (force)`)
  }
})

test('a process stays ready beside a newer schema, and another start of its version leaves that alone', async () => {
  await add('0990_add', 'create table later_history (id uuid primary key);')
  await writeFile(
    path.join(later, 'grants/later.sql'),
    'revoke update, delete, truncate on later_history from evenmoor_app;',
  )
  await migrate(database.ownerUrl, { folder: later })
  expect(await isReady()).toBe(true)
  await migrate(database.ownerUrl)
  expect(await isReady()).toBe(true)
  expect(await applied()).toEqual(await migrationNames(later))
  await expect(runAs(database.appUrl, 'delete from later_history')).rejects.toThrow(/permission denied/)
})

test('a newer schema without what this version uses makes it unready, and its start is refused in one line', async () => {
  await add('0990_add', 'alter table newsletter_subscription add column since timestamptz;')
  await add(
    '0991_contract',
    `update schema_compatibility set required_migration = '0990_add';
     alter table newsletter_subscription drop column mailed_at;`,
  )
  await migrate(database.ownerUrl, { folder: later })
  expect(await isReady()).toBe(false)
  await expect(migrate(database.ownerUrl)).rejects.toThrow(
    /^The database was made by a newer version of Evenmoor \(it has "0990_add"\)\. [^\n]+$/,
  )
  await migrate(database.ownerUrl, { folder: later })
})

test('a schema that is behind is not ready until it is migrated', async () => {
  const latest = (await migrationNames()).at(-1)
  await runAs(database.ownerUrl, `delete from schema_migration where name = '${latest}'`)
  expect(await isReady()).toBe(false)
})

test('a database from before the first release is refused in one line and not changed', async () => {
  await runAs(database.ownerUrl, 'drop table schema_compatibility')
  await runAs(
    database.ownerUrl,
    `insert into schema_migration (name, timestamp) values ('0099_plan_terms_by_two', now()::text)`,
  )
  const before = await applied()
  await expect(migrate(database.ownerUrl)).rejects.toThrow(
    /^The database was made before Evenmoor 0\.1\.0 \(its last migration is "0099_plan_terms_by_two"\) and can't be upgraded\. Nothing was changed\. [^\n]+$/,
  )
  expect(await applied()).toEqual(before)
})

test('a file that fails leaves nothing of its version behind', async () => {
  await add('0990_add', 'create table half (id uuid primary key);')
  await add('0991_fails', 'create table half (id uuid primary key);')
  await expect(migrate(database.ownerUrl, { folder: later })).rejects.toThrow(/already exists/)
  expect(await applied()).toEqual(await migrationNames())
  expect(await query(`select to_regclass('half') as half`)).toEqual([{ half: null }])
})

test('an index is built without a transaction, and built again if that was interrupted', async () => {
  await query(`insert into login_failure values ('a', 1, now()), ('b', 1, now())`)
  await add('0990_add', 'alter table login_failure add column note text;')
  await add(
    '0991_index',
    '-- no transaction\ncreate unique index concurrently if not exists login_failure_once on login_failure (in_a_row);\n',
  )
  await add('0992_more', 'alter table login_failure add column more text;')
  await expect(migrate(database.ownerUrl, { folder: later })).rejects.toThrow(/could not create unique index/)
  expect((await applied()).slice(-2)).toEqual(['0990_add', '0992_more'])
  const index = () =>
    query(`select indisvalid from pg_index where indexrelid = to_regclass('login_failure_once')`)
  expect(await index()).toEqual([{ indisvalid: false }])

  await query(`delete from login_failure where email_hash = 'b'`)
  await migrate(database.ownerUrl, { folder: later })
  expect(await index()).toEqual([{ indisvalid: true }])
  expect(await applied()).toEqual(await migrationNames(later))
})

test('a process of an older version may use new tables from the moment on that they are there', async () => {
  await add(
    '0990_add',
    `create table later_history (id uuid primary key);
     create function note_later() returns trigger language plpgsql as $$
       begin insert into later_history values (gen_random_uuid()); return null; end $$;
     create trigger noted after insert on login_failure for each row execute function note_later();`,
  )
  await add(
    '0991_index',
    '-- no transaction\ncreate index concurrently if not exists later_index on login_failure (in_a_row);\n',
  )
  // The index waits for this transaction, and the new table doesn't.
  const other = new pg.Client({ connectionString: database.ownerUrl })
  await other.connect()
  await other.query('begin isolation level repeatable read')
  await other.query('select 1 from plan')
  const migrating = migrate(database.ownerUrl, { folder: later })
  try {
    await expect
      .poll(() => query(`select to_regclass('later_history')::text as name`))
      .toEqual([{ name: 'later_history' }])
    await runAs(database.appUrl, `insert into login_failure values ('a', 1, now())`)
  } finally {
    await other.end()
  }
  await migrating
  expect(await query('select count(*)::int as count from later_history')).toEqual([{ count: 1 }])
})

test('a table that another transaction holds is not waited for while requests pile up behind', async () => {
  await add('0990_add', 'alter table login_failure add column note text;')
  const other = new pg.Client({ connectionString: database.ownerUrl })
  await other.connect()
  try {
    await other.query('begin')
    await other.query('select from login_failure')
    await expect(migrate(database.ownerUrl, { folder: later })).rejects.toThrow(
      /^The schema was not changed: another transaction held a table/,
    )
  } finally {
    await other.end()
  }
  await migrate(database.ownerUrl, { folder: later })
  expect(await applied()).toEqual(await migrationNames(later))
})

test('a start says what it waits for while another process migrates, and gives up in one line that says how to end it', async () => {
  const other = new pg.Client({ connectionString: database.ownerUrl, application_name: 'left behind' })
  await other.connect()
  const lines: string[] = []
  const onWait = (line: string) => lines.push(line)
  try {
    await other.query('begin')
    const { rows } = await other.query<{ pid: number }>(
      'select pg_backend_pid() as pid, pg_advisory_xact_lock(4201837)',
    )
    const pid = rows[0]?.pid
    const patience = { sayAfterMs: 0, sayEveryMs: 60_000, giveUpAfterMs: 2_000 }
    await expect(migrate(database.ownerUrl, { onWait, patience })).rejects.toThrow(
      new RegExp(
        `^The schema was not changed: PostgreSQL process ${pid} \\("left behind"\\)[^\n]+pg_terminate_backend\\(${pid}\\)\\.$`,
      ),
    )
    expect(lines).toEqual([
      expect.stringMatching(`^Waiting for PostgreSQL process ${pid} .*, which is changing the schema\\.$`),
    ])
  } finally {
    await other.end()
  }
  expect(await migrate(database.ownerUrl, { onWait })).toEqual([])
  expect(lines).toHaveLength(1)
})

test('what would be run can be asked without running it', async () => {
  await add('0990_add', 'create table later_history (id uuid primary key);')
  const names = async () => (await pendingMigrations(database.ownerUrl, later)).map(({ name }) => name)
  expect(await names()).toEqual(['0990_add'])
  expect(await applied()).toEqual(await migrationNames())
  expect(await migrate(database.ownerUrl, { folder: later })).toEqual(['0990_add'])
  expect(await names()).toEqual([])
})

test('a file that lands after one with a higher number is run too', async () => {
  await add('0991_later', 'create table later_history (id uuid primary key);')
  await migrate(database.ownerUrl, { folder: later })
  await add('0990_earlier', 'alter table login_failure add column note text;')
  expect(await migrate(database.ownerUrl, { folder: later })).toEqual(['0990_earlier'])
  expect(await applied()).toEqual(await migrationNames(later))
})

test('how many of the files have run is told as it goes, and how far an index is that is built beside other work', async () => {
  await add('0990_table', 'create table later_pages (place int, filler text) with (fillfactor = 10);')
  await add(
    '0991_rows',
    `insert into later_pages select place, repeat('x', 800) from generate_series(1, 200) place;
     create function later_place(place int) returns int immutable language plpgsql as $$ begin
       if place = 100 then perform pg_advisory_xact_lock_shared(990); end if; return place; end $$;`,
  )
  await add(
    '0992_index',
    '-- no transaction\ncreate index concurrently if not exists later_places on later_pages (later_place(place));\n',
  )
  const holder = new pg.Client({ connectionString: database.ownerUrl })
  await holder.connect()
  try {
    // The build stops at the hundredth row until somebody has seen that it is there.
    await holder.query('select pg_advisory_lock(990)')
    const told: (readonly [done: number, total: number])[] = []
    let isReleased = false
    await migrate(database.ownerUrl, {
      folder: later,
      onProgress: (done, total) => {
        told.push([done, total])
        if (isReleased || done <= 2 || done >= 3) return
        isReleased = true
        void holder.query('select pg_advisory_unlock(990)')
      },
    })
    expect(isReleased).toBe(true)
    expect(new Set(told.map(([, total]) => total))).toEqual(new Set([3]))
    const shares = told.map(([done]) => done)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.filter(Number.isInteger)).toEqual(expect.arrayContaining([0, 1, 2, 3]))
  } finally {
    await holder.end()
  }
})
