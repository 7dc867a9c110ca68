/** The application works with a login of its own, which can neither change history nor become anybody else. */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Config, readConfig } from '#config.ts'
import { withLogin } from '#database/login-url.ts'
import { faultOfApplication } from '#database/prove-application.ts'
import { openRuntime } from '#runtime.ts'
import { runOps } from '#ops/testing/run-ops.ts'
import { runAs } from '#testing/cluster.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'

const quiet = () => undefined
const log = { info: quiet, warn: quiet, error: quiet, debug: quiet }

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-login-'))
  await asOwner('delete from key_fingerprint')
})
afterEach(() => rm(dataDir, { recursive: true }))

const asOwner = (statement: string) => runAs(database.ownerUrl, statement)
const settings = (env: Record<string, string>): Config => readConfig({ DATA_DIR: dataDir, ...env }, '/')

/** Starts as a process would, and gives who it works as. */
async function started(config: Config): Promise<string> {
  const { ctx, close } = await openRuntime(config, log)
  try {
    const { rows } = await sql<{ user: string }>`select session_user as user`.execute(ctx.db)
    return rows[0]?.user ?? ''
  } finally {
    await close()
  }
}

describe("given the owner's address", () => {
  test('the start makes a login for this database, and forgets the owner', async () => {
    const config = settings({ DATABASE_URL: database.ownerUrl })
    const { password } = new URL(database.ownerUrl)
    expect(await started(config)).toMatch(/^evenmoor_app_\d+$/)
    expect(inspect(config, { depth: 9 })).not.toContain(password)
    expect(config.databaseUrl).toContain(new URL(database.ownerUrl).host)
    const { mode } = await stat(path.join(dataDir, 'secrets/database-login-password'))
    expect(mode & 0o777).toBe(0o600)
  })

  test('a second process gets in beside the first, whose connections and password stay', async () => {
    const first = await openRuntime(settings({ DATABASE_URL: database.ownerUrl }), log)
    try {
      const [user] = await Promise.all([
        started(settings({ DATABASE_URL: database.ownerUrl })),
        started(settings({ DATABASE_URL: database.ownerUrl })),
      ])
      // More at once than connections are open: some are made now, with the password of the first start.
      const users = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const { rows } = await sql<{ user: string }>`
            select session_user as user from pg_sleep(0.05)`.execute(first.ctx.db)
          return rows[0]?.user
        }),
      )
      expect(new Set(users)).toEqual(new Set([user]))
    } finally {
      await first.close()
    }
  })

  test('who took the right to change postings for the login keeps the next start from going on', async () => {
    const config = () => settings({ DATABASE_URL: database.ownerUrl })
    const user = await started(config())
    await asOwner(`grant update on ledger.posting to ${user}`)
    await expect(started(config())).rejects.toThrow(/may do what no login may: update ledger\.posting/)
    await asOwner(`revoke update on ledger.posting from ${user}`)
    expect(await started(config())).toBe(user)
  })

  test('a right that is taken while it runs is found out', async () => {
    const { ctx, close } = await openRuntime(settings({ DATABASE_URL: database.ownerUrl }), log)
    try {
      expect(await faultOfApplication(ctx.db)).toBeUndefined()
      await asOwner('grant update on ledger.posting to evenmoor_app')
      expect(await faultOfApplication(ctx.db)).toMatch(/^may do what no login may/)
    } finally {
      await asOwner('revoke update on ledger.posting from evenmoor_app')
      await close()
    }
  })
})

describe('given a login that the operator made', () => {
  const password = 'made-by-the-operator'
  const logins = ['plain', 'mighty', 'member'].map((kind) => `evenmoor_test_${kind}`)
  const [plain, mighty, member] = logins as [string, string, string]
  beforeAll(async () => {
    await asOwner(`create role ${plain} login password '${password}' in role evenmoor_app`)
    await asOwner(`create role ${mighty} superuser login password '${password}'`)
    await asOwner(
      `create role ${member} login password '${password}' in role evenmoor_app, pg_write_all_data`,
    )
  })
  afterAll(async () => {
    for (const login of logins) await asOwner(`drop role ${login}`)
  })
  const by = (user: string) => withLogin(database.ownerUrl, { user, password })

  test('it is worked with, and the schema is brought up by the owner', async () => {
    const config = settings({ DATABASE_URL: by(plain), DATABASE_DIRECT_URL: database.ownerUrl })
    expect(await started(config)).toBe(plain)
    expect(inspect(config, { depth: 9 })).not.toContain(password)
  })

  test.each([
    [mighty, 'is a superuser'],
    [member, 'can become another role (pg_write_all_data)'],
  ])('%s is refused: it %s', async (user, fault) => {
    const config = settings({ DATABASE_URL: by(user), DATABASE_DIRECT_URL: database.ownerUrl })
    const line = `The application's login "${user}" ${fault}.`
    await expect(started(config)).rejects.toThrow(line)
  })

  test('alone it is enough as long as the schema is current; what needs the owner says so', async () => {
    expect(await started(settings({ DATABASE_URL: by(plain) }))).toBe(plain)
    const env = { DATABASE_URL: by(plain), DATA_DIR: dataDir }
    const words = ['replace-key', '--name', 'second-factor-key', '--reason', 'lost']
    const run = await runOps(words, env)
    expect([run.code, run.stdout]).toEqual([1, ''])
    expect(run.stderr).toMatch(/^This needs the owner of the database: DATABASE_URL [^\n]+\n$/)

    await asOwner(
      `update schema_migration set name = '0000_' || name where name = (select max(name) from schema_migration)`,
    )
    try {
      await expect(started(settings({ DATABASE_URL: by(plain) }))).rejects.toThrow(
        /^DATABASE_URL does not work: .* run npm run ops -- migrate with the owner of the database in DATABASE_DIRECT_URL\.$/,
      )
    } finally {
      await asOwner(`update schema_migration set name = substr(name, 6) where name like '0000_%'`)
    }
  })
})

test('an owner who may not make roles is told what an administrator of the server has to do', async () => {
  const password = 'owner-without-roles'
  await asOwner(`create role evenmoor_test_owner login password '${password}'`)
  const own = await createTestDatabase()
  try {
    await runAs(own.ownerUrl, `grant evenmoor_app to evenmoor_test_owner`)
    await runAs(
      own.ownerUrl,
      `do $$ declare each record; begin
        for each in select format('alter %s %s owner to evenmoor_test_owner', what, name) as act from (
          select 'schema' as what, quote_ident(nspname) as name from pg_namespace where nspname in ('ledger', 'public')
          union all select case relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
            c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = relnamespace
            where nspname in ('ledger', 'public') and relkind in ('r', 'v', 'm', 'p')
          union all select 'function', p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = pronamespace
            where nspname in ('ledger', 'public')
        ) as things loop execute each.act; end loop; end $$`,
    )
    const url = withLogin(own.ownerUrl, { user: 'evenmoor_test_owner', password })
    await expect(started(settings({ DATABASE_URL: url }))).rejects.toThrow(
      /^The owner of the database may not make the login .* in role evenmoor_app"/,
    )
  } finally {
    await own.drop()
    await asOwner('drop role evenmoor_test_owner')
  }
})
