import pg from 'pg'
import type { Config } from '#config.ts'
import type { Log } from '#platform/logging/log.ts'
import { openApplicationLogin } from '#database/application-login.ts'
import { startEmbedded } from '#database/embedded/embedded.ts'
import { directSetting, explainDatabase } from '#database/explain-database.ts'
import { loginOf, withLogin } from '#database/login-url.ts'
import { StartProblem } from '#database/start-problem.ts'
import { openKeys } from '#keys/open-keys.ts'
import { migrate, type MigrateOptions, pendingMigrations } from '#platform/database/migrate.ts'
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

export type OpenOptions = {
  /** Whether a schema that is behind is brought up to date; otherwise it is refused. */
  readonly migrates: boolean
  readonly withoutKeys?: boolean
}

/**
 * Starts the embedded PostgreSQL (or joins the one that runs for this DATA_DIR), or uses DATABASE_URL; sees to the schema,
 * and looks after the keys unless `withoutKeys`. Throws a StartProblem, with nothing left running, where the operator can
 * help.
 */
export async function openDatabase(config: Config, log: Log, options: OpenOptions): Promise<OpenDatabase> {
  const reached = await reachDatabase(config, log)
  try {
    return { ...(await open(config, log, reached, options)), stop: reached.stop }
  } catch (error) {
    await reached.stop()
    throw error
  }
}

/** A database that answers, with nothing done to it. */
export type ReachedDatabase = {
  /** Past a pooler, as whom the settings say: the owner of the schema, or the application. */
  readonly url: string
  readonly isOwner: boolean
  /** The embedded server's own login for the application. */
  readonly embeddedAppUrl?: string
  readonly stop: () => Promise<void>
}

/** The same without a look at the schema: nothing is changed, but the embedded server is started where it doesn't run. */
export async function reachDatabase(config: Config, log: Log): Promise<ReachedDatabase> {
  const { databaseUrl, databaseDirectUrl: url = databaseUrl, dataDir } = config
  if (url === undefined) {
    const { ownerUrl, fastAppUrl, stop } = await startEmbedded({
      dataDir,
      log: (told) => log.info({ told }, 'about the embedded database'),
      isArchiving: config.backupDir !== undefined,
    })
    return { url: ownerUrl, isOwner: true, embeddedAppUrl: fastAppUrl, stop: () => stop() }
  }
  const isOwner = await mayChangeSchema(url).catch((error: unknown) => {
    throw explainDatabase(error, directSetting(config))
  })
  return { url, isOwner, stop: async () => undefined }
}

/** As `migrate`. Throws a StartProblem where the settings don't give the owner of the database. */
export async function migrateReached(
  config: Config,
  { url, isOwner }: ReachedDatabase,
  heard: Pick<MigrateOptions, 'onWait' | 'onProgress'>,
): Promise<string[]> {
  if (!isOwner) throw needsOwner(config)
  return migrate(url, heard).catch((error: unknown) => {
    throw config.databaseUrl === undefined ? error : explainDatabase(error, directSetting(config))
  })
}

/** The settings name the application, and what was asked for takes the owner. */
export const needsOwner = (config: Config): StartProblem =>
  new StartProblem(
    `This needs the owner of the database: ${directSetting(config)} logs in as the application. Give the owner in DATABASE_DIRECT_URL for this command.`,
  )

async function open(
  config: Config,
  log: Log,
  reached: ReachedDatabase,
  { migrates, withoutKeys = false }: OpenOptions,
): Promise<Omit<OpenDatabase, 'stop'>> {
  const { url, isOwner, embeddedAppUrl } = reached
  const { databaseUrl = url } = config
  if (!isOwner) {
    await withPool(databaseUrl, (db) => openAsApplication(db, config, withoutKeys))
    return { appUrl: databaseUrl, listenUrl: url, ownerUrl: undefined }
  }
  if (migrates)
    await migrateReached(config, reached, { onWait: (told) => log.warn({ told }, 'about the migrations') })
  else await assertMigrated(url)
  if (embeddedAppUrl !== undefined) {
    if (!withoutKeys) await withPool(url, (db) => openKeys(db, config.dataDir))
    return { appUrl: embeddedAppUrl, listenUrl: embeddedAppUrl, ownerUrl: url }
  }
  const given = loginOf(databaseUrl)
  const isGiven = given.user !== loginOf(url).user
  if (!withoutKeys) {
    const names = isGiven ? secretKeyNames : ([...secretKeyNames, loginPasswordName] as const)
    await withPool(url, (db) => openKeys(db, config.dataDir, names))
  }
  const login = isGiven || withoutKeys ? given : await openApplicationLogin(url, await passwordIn(config))
  return {
    appUrl: isGiven ? databaseUrl : withLogin(databaseUrl, login),
    listenUrl: withLogin(url, login),
    ownerUrl: url,
  }
}

async function assertMigrated(url: string): Promise<void> {
  const behind = (await pendingMigrations(url)).length
  if (behind === 0) return
  throw new StartProblem(
    `The schema of the database is ${behind} ${behind === 1 ? 'migration' : 'migrations'} behind this version. Run this first: npm run ops -- migrate`,
  )
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
  'its user may not change the schema, which is not that of this version; run npm run ops -- migrate with the owner of the database in DATABASE_DIRECT_URL'

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
