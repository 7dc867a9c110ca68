/** Behind a pooler in transaction mode, where nothing that a session sets is its own. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '#config.ts'
import { migrate } from '#platform/database/migrate.ts'
import { migrationNames } from '#platform/database/migration-files.ts'
import { sqlState } from '#platform/database/transaction.ts'
import { openRuntime } from '#runtime.ts'
import { runAs, withDatabase } from '#testing/cluster.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { startTransactionPooler, type TransactionPooler } from '#testing/transaction-pooler.ts'

const quiet = () => undefined
const log = { info: quiet, warn: quiet, error: quiet, debug: quiet }

let database: TestDatabase
let pooler: TransactionPooler
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  pooler = await startTransactionPooler(database.ownerUrl)
  dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-pooler-'))
})
afterAll(async () => {
  await pooler.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const settings = (more: Record<string, string> = {}) =>
  readConfig(
    {
      DATABASE_URL: pooler.url(database.ownerUrl),
      DATABASE_DIRECT_URL: database.ownerUrl,
      DATA_DIR: dataDir,
      ...more,
    },
    '/',
  )

type Seen = { user: string; session: string; may: boolean; timeout: string; set: string[] }

test('each of 48 transactions runs as the application, which cannot change the ledger, and none without a time-out', async () => {
  const { ctx, close } = await openRuntime(settings(), log)
  try {
    const seen = await Promise.all(
      Array.from({ length: 48 }, async () => {
        const { rows } = await sql<Seen>`select current_user as user, session_user as session,
          has_table_privilege('ledger.posting', 'update') as may, current_setting('statement_timeout') as timeout,
          (select setconfig from pg_db_role_setting where setdatabase = 0 and setrole = current_user::regrole) as set`.execute(
          ctx.db,
        )
        return rows[0]
      }),
    )
    const [{ user } = { user: '' }] = seen
    expect(user).toMatch(/^evenmoor_app_\d+$/)
    expect(seen).toEqual(
      Array.from({ length: 48 }, () => ({
        user,
        session: user,
        may: false,
        timeout: '10s',
        set: ['statement_timeout=10s', 'jit=off'],
      })),
    )
  } finally {
    await close()
  }
})

test('what a session would set is nowhere: each transaction may meet any connection', async () => {
  const { ctx, close } = await openRuntime(settings(), log)
  try {
    const tables = await Promise.all(
      Array.from({ length: 24 }, () =>
        ctx.transaction(async (tx) => (await tx.selectFrom('plan').select('id').execute()).length),
      ),
    )
    expect(new Set(tables).size).toBe(1)
    const refused = Array.from({ length: 24 }, () =>
      sql`update ledger.posting set amount = 1`.execute(ctx.db).catch(sqlState),
    )
    expect(new Set(await Promise.all(refused))).toEqual(new Set(['42501']))
  } finally {
    await close()
  }
})

test('starts at the same moment bring up an empty database through a pooler that has one connection', async () => {
  const name = `${new URL(database.ownerUrl).pathname.slice(1)}_empty`
  await runAs(database.ownerUrl, `create database ${name}`)
  const narrow = await startTransactionPooler(database.ownerUrl, 1)
  try {
    const url = narrow.url(withDatabase(database.ownerUrl, name))
    const ran = await Promise.all([migrate(url), migrate(url), migrate(url)])
    expect(ran.toSorted((a, b) => a.length - b.length)).toEqual([[], [], await migrationNames()])
  } finally {
    await narrow.close()
    await runAs(database.ownerUrl, `drop database ${name} with (force)`)
  }
})
