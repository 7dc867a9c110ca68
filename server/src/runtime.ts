import pg from 'pg'
import type { Config } from '#config.ts'
import { type Context, createContext } from '#context.ts'
import type { Log } from '#platform/log.ts'
import { startEmbedded } from '#database/embedded.ts'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'

/** The role the application works as; migrations/grants say what it may do. */
const applicationRole = 'evenmoor_app'

/** What a process of ours stands on: a migrated database and the context; `close` gives both back. */
export type Runtime = { readonly ctx: Context; readonly close: () => Promise<void> }

type Urls = {
  readonly ownerUrl: string
  readonly appUrl: string
  /** Past a pooler, if there is one. */
  readonly directUrl: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the embedded PostgreSQL (or joins the one that runs for this DATA_DIR), or uses DATABASE_URL;
 * brings the schema up to date; builds the context. Server and operator's commands start the same way.
 * Throws a StartProblem, with nothing left running, where the operator can help.
 */
export async function openRuntime(config: Config, log: Log): Promise<Runtime> {
  const urls = await databaseUrls(config, log)
  try {
    await bringSchemaUp(urls.ownerUrl).catch((error: unknown) => {
      throw explained(error, config)
    })
  } catch (error) {
    await urls.stop()
    throw error
  }
  const pool = createPool(urls.appUrl, {
    role: applicationRole,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  })
  const listen = { url: urls.directUrl, role: applicationRole }
  const ctx = createContext({ config, pool, log, listen })
  return {
    ctx,
    close: async () => {
      await ctx.announcer.flush()
      await ctx.db.destroy()
      await urls.stop()
    },
  }
}

/** Any number, as long as it stays the same: processes that start together do this one after the other. */
const schemaLock = 4_201_837

async function bringSchemaUp(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 })
  // What becomes of the connection is told by the calls that use it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [schemaLock])
    await migrate(ownerUrl)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function databaseUrls(config: Config, log: Log): Promise<Urls> {
  const { databaseUrl, databaseDirectUrl } = config
  if (databaseUrl !== undefined) {
    const directUrl = databaseDirectUrl ?? databaseUrl
    return { ownerUrl: directUrl, appUrl: databaseUrl, directUrl, stop: async () => undefined }
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: (line) => log.info(line) })
  return { ...embedded, directUrl: embedded.appUrl }
}

/** Why PostgreSQL turned us away, by its code or the system's; the address itself may hold a password. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there; start the PostgreSQL server, or correct host and port',
  ENOTFOUND: 'there is no such host; correct the name',
  EAI_AGAIN: 'the host name could not be looked up; correct it, or try again',
  ETIMEDOUT: 'the host does not answer; correct the address or open the way to it',
  EHOSTUNREACH: 'the host cannot be reached; correct the address or open the way to it',
  '28P01': 'the password or the user is wrong',
  '28000': 'the server does not let this user in',
  '3D000': 'there is no such database; create it first',
  '42501':
    'this user may not change the schema; give the owner of the database here or in DATABASE_DIRECT_URL',
  '53300': 'the server has no connection left',
  '57P03': 'the server is still starting; try again in a moment',
}

function explained(error: unknown, { databaseUrl, databaseDirectUrl }: Config): unknown {
  if (databaseUrl === undefined || error instanceof StartProblem) return error
  const setting = databaseDirectUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
  const timedOut = error instanceof Error && /timeout/i.test(error.message)
  const reason = reasons[errorCode(error) ?? ''] ?? (timedOut ? reasons['ETIMEDOUT'] : undefined)
  if (reason === undefined) return error
  return new StartProblem(`${setting} does not work: ${reason}.`, { cause: error })
}
