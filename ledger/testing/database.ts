/**
 * A fresh, migrated database for one test file, on the server that TEST_DATABASE_URL (a superuser's) names.
 * `owner` works as that superuser, `app` as the product does: as the role evenmoor_app.
 */
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

export type TestDatabase = {
  owner: pg.Pool
  app: pg.Pool
  /** One more pool as the application, standing for a second process. */
  anotherApp(): pg.Pool
  close(): Promise<void>
}

const migrations = join(import.meta.dirname, '../../migrations')
/** Where the run has a login of the application already, other tests work with it at the same moment. */
const runsLogin = process.env['TEST_APPLICATION_URL']
const appPassword = runsLogin === undefined ? 'only-for-tests' : new URL(runsLogin).password

/** Roles belong to the whole server, so test files that start together take turns. */
const roleLock = 8_201_734

pg.types.setTypeParser(pg.types.builtins.INT8, BigInt)

/**
 * Creates the database, runs the ledger's migrations and grants. `close` ends both pools and drops it. Given `before`, the
 * migrations from that number on and the grants are left for `migrateFrom`.
 */
export async function testDatabase({ before }: { before?: string } = {}): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server for the tests')
  const name = `ledger_test_${randomUUID().replaceAll('-', '')}`
  await withServer(url, async (server) => {
    await server.query('select pg_advisory_lock($1)', [roleLock])
    await server.query(`do $$ begin
      if not exists (select from pg_roles where rolname = 'evenmoor_app') then create role evenmoor_app login; end if;
    end $$`)
    if (runsLogin === undefined) await server.query(`alter role evenmoor_app login password '${appPassword}'`)
    await server.query('select pg_advisory_unlock($1)', [roleLock])
    await server.query(`create database ${name}`)
  })
  const owner = poolFor(url, name)
  const app = poolFor(url, name, 'evenmoor_app', appPassword)
  const pools = [owner, app]
  if (before === undefined) await migrateFrom(owner, '0001')
  else for (const name of await namesOfLedger()) if (name < before) await owner.query(await textOf(name))
  return {
    owner,
    app,
    anotherApp() {
      const another = poolFor(url, name, 'evenmoor_app', appPassword)
      pools.push(another)
      return another
    },
    async close() {
      await Promise.all(pools.map((pool) => pool.end()))
      await withServer(url, (server) => server.query(`drop database ${name} with (force)`))
    },
  }
}

/** Runs `work` in a transaction of `pool`: committed when it returns, rolled back when it throws. */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function withServer(url: string, work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: url })
  await server.connect()
  try {
    await work(server)
  } finally {
    await server.end()
  }
}

function poolFor(url: string, database: string, user?: string, password?: string): pg.Pool {
  const address = new URL(url)
  address.pathname = `/${database}`
  if (user !== undefined) address.username = user
  if (password !== undefined) address.password = password
  const pool = new pg.Pool({ connectionString: address.href, max: 10 })
  pool.on('error', () => undefined)
  return pool
}

/** Runs the ledger's migrations from this number on, and the grants. */
export async function migrateFrom(owner: Pick<pg.Pool, 'query'>, number: string): Promise<void> {
  const names = (await namesOfLedger()).filter((name) => name >= number)
  for (const name of [...names, 'grants/ledger.sql']) await owner.query(await textOf(name))
}

/** The ledger needs no other schema: `0001_ledger.sql`, `0002_ledger_posting.sql`, …. */
async function namesOfLedger(): Promise<string[]> {
  return (await readdir(migrations)).filter((name) => /^\d+_ledger.*\.sql$/.test(name)).toSorted()
}

const textOf = (name: string): Promise<string> => readFile(join(migrations, name), 'utf8')
