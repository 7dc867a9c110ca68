import pg from 'pg'
import type { Config } from '#config.ts'
import type { Log } from '#platform/log.ts'
import { openApplicationLogin } from '#database/application-login.ts'
import { startEmbedded } from '#database/embedded.ts'
import { directSetting, explainDatabase } from '#database/explain-database.ts'
import { loginOf, withLogin } from '#database/login-url.ts'
import { StartProblem } from '#database/start-problem.ts'
import { openKeys } from '#keys/open-keys.ts'
import { migrate } from '#platform/database/migrate.ts'
import { migrationNames } from '#platform/database/migration-files.ts'
import { createDatabase, createPool, type Database } from '#platform/database/pool.ts'
import { isSchemaUsable } from '#platform/database/schema-state.ts'
import { loginPasswordName, secretKey, secretKeyNames } from '#platform/secret-key.ts'

/** A database whose schema is current, and the ways to it. */
export type OpenDatabase = {
  /** As the application's login. */
  readonly appUrl: string
  /** The same login past a pooler, if there is one: messages of PostgreSQL do not come through poolers. */
  readonly listenUrl: string
  /** Undefined where the process was given the application's login alone. */
  readonly ownerUrl: string | undefined
  readonly stop: () => Promise<void>
}

/**
 * Starts the embedded PostgreSQL (or joins the one that runs for this DATA_DIR), or uses DATABASE_URL; brings the schema up
 * to date, and looks after the keys unless `withoutKeys`. Throws a StartProblem, with nothing left running, where the
 * operator can help.
 */
export async function openDatabase(config: Config, log: Log, withoutKeys: boolean): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl = databaseUrl } = config
  if (databaseUrl === undefined || databaseDirectUrl === undefined)
    return openEmbedded(config, log, withoutKeys)
  const isOwner = await mayChangeSchema(databaseDirectUrl).catch((error: unknown) => {
    throw explainDatabase(error, directSetting(config))
  })
  const stop = async () => undefined
  if (!isOwner) {
    await withPool(databaseUrl, (db) => openAsApplication(db, config, withoutKeys))
    return { appUrl: databaseUrl, listenUrl: databaseDirectUrl, ownerUrl: undefined, stop }
  }
  await migrate(databaseDirectUrl).catch((error: unknown) => {
    throw explainDatabase(error, directSetting(config))
  })
  const given = loginOf(databaseUrl)
  const isGiven = given.user !== loginOf(databaseDirectUrl).user
  if (!withoutKeys) {
    const names = isGiven ? secretKeyNames : ([...secretKeyNames, loginPasswordName] as const)
    await withPool(databaseDirectUrl, (db) => openKeys(db, config.dataDir, names))
  }
  const login =
    isGiven || withoutKeys ? given : await openApplicationLogin(databaseDirectUrl, await passwordIn(config))
  return {
    appUrl: isGiven ? databaseUrl : withLogin(databaseUrl, login),
    listenUrl: withLogin(databaseDirectUrl, login),
    ownerUrl: databaseDirectUrl,
    stop,
  }
}

async function openEmbedded(config: Config, log: Log, withoutKeys: boolean): Promise<OpenDatabase> {
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    log: (line) => log.info(line),
    isArchiving: config.backupDir !== undefined,
  })
  const { ownerUrl, appUrl } = embedded
  const stop = () => embedded.stop()
  try {
    await migrate(ownerUrl)
    if (!withoutKeys) await withPool(ownerUrl, (db) => openKeys(db, config.dataDir))
    return { appUrl, listenUrl: appUrl, ownerUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const passwordIn = async ({ dataDir }: Config): Promise<string> =>
  (await secretKey(dataDir, loginPasswordName)).key.toString('base64url')

/** For a process that may not change the schema: another one must have migrated it. */
async function openAsApplication(db: Database, config: Config, withoutKeys: boolean): Promise<void> {
  const isUsable = await isSchemaUsable(db, await migrationNames()).catch((error: unknown) => {
    throw explainDatabase(error, 'DATABASE_URL', { '42501': notCurrent, '42P01': notCurrent })
  })
  if (!isUsable) throw new StartProblem(`DATABASE_URL does not work: ${notCurrent}.`)
  if (!withoutKeys) await openKeys(db, config.dataDir)
}

const notCurrent =
  'its user may not change the schema, which is not that of this version; give the owner of the database in DATABASE_DIRECT_URL for one start'

/** Whether who logs in owns the schema, or would if there were one. */
const mayChangeSchema = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      `select coalesce((select pg_has_role(nspowner, 'usage') from pg_namespace where nspname = 'ledger'), true) as may`,
    )
    return rows[0]?.may ?? false
  })

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // Calls that use the connection report its errors.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A connection for a moment. */
export async function withPool<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(createPool(url, { max: 1, timeoutIsOfLogin: true }))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
