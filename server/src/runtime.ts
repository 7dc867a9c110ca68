import type pg from 'pg'
import type { Config } from '#config.ts'
import { type Context, createContext } from '#context.ts'
import { directSetting, explainDatabase } from '#database/explain-database.ts'
import { loginOf, withLogin, withoutLogin } from '#database/login-url.ts'
import { needsOwner, openDatabase, withPool } from '#database/open-database.ts'
import { faultOfApplication, keepLoginSettings } from '#database/prove-application.ts'
import { StartProblem } from '#database/start-problem.ts'
import type { Log } from '#platform/logging/log.ts'
import { migrationNames } from '#platform/database/migration-files.ts'
import { createPool, statementTimeout } from '#platform/database/pool.ts'
import { outsideRequests } from '#platform/http/current-request.ts'
import { processName } from '#platform/database/running-versions.ts'

/** The base of a process: a migrated database, its pool and the context. `close` releases all. */
export type Runtime = { readonly ctx: Context; readonly pool: pg.Pool; readonly close: () => Promise<void> }

/**
 * Opens the database and builds the context. The context works with the application's login, and has proven that this can
 * neither change history nor become anybody else; whom the settings log in as is forgotten by then, in `config` too.
 * A schema that is behind is brought up to date, or refused where it doesn't `migrate`. Throws a StartProblem, with nothing
 * left running, where the operator can help. `onPool` is given each pool before it has a connection.
 */
export async function openRuntime(
  config: Config,
  log: Log,
  migrates = true,
  onPool: OnPool = () => undefined,
): Promise<Runtime> {
  const { appUrl, listenUrl, stop } = await openDatabase(config, log, { migrates })
  const { databaseReplicaUrl } = config
  // Whatever login is in it: the application's own is true of the replica too.
  const replicaUrl = databaseReplicaUrl && withLogin(databaseReplicaUrl, loginOf(appUrl))
  const runtime = await runtimeOn(appUrl, listenUrl, { config, log, stop, replicaUrl, onPool })
  try {
    // Before the first connection that is kept: it is true of those that are made later.
    await withPool(listenUrl, (db) => keepLoginSettings(db, statementTimeout)).catch((error: unknown) => {
      throw config.databaseUrl === undefined ? error : notLetIn(error, listenUrl, directSetting(config))
    })
    const fault = await faultOfApplication(runtime.ctx.db).catch((error: unknown) => {
      throw config.databaseUrl === undefined ? error : notLetIn(error, appUrl, 'DATABASE_URL')
    })
    if (fault !== undefined) throw unsafeLogin(loginOf(appUrl).user, fault)
    forgetLogins(config)
    return runtime
  } catch (error) {
    await runtime.close()
    throw error
  }
}

/**
 * The same as the owner of the database, for the few commands of the operator that need it; keys aren't read. Throws
 * a StartProblem where the settings name another login.
 */
export async function openOwnerRuntime(config: Config, log: Log): Promise<Runtime> {
  const { ownerUrl, listenUrl, stop } = await openDatabase(config, log, {
    migrates: false,
    withoutKeys: true,
  })
  if (ownerUrl === undefined) throw needsOwner(config)
  return runtimeOn(ownerUrl, listenUrl, { config, log, stop })
}

type Parts = {
  readonly config: Config
  readonly log: Log
  readonly stop: () => Promise<void>
  readonly replicaUrl?: string | undefined
  readonly onPool?: OnPool
}

/** Is given each pool of the process before it has a connection. */
type OnPool = (pool: pg.Pool) => void

async function runtimeOn(
  url: string,
  listenUrl: string,
  { config, log, stop, replicaUrl, onPool }: Parts,
): Promise<Runtime> {
  const pool = createPool(url, {
    timeoutIsOfLogin: true,
    applicationName: processName(await migrationNames()),
    onError: (error) => outsideRequests(() => log.warn({ err: error }, 'a database connection was lost')),
  })
  const ctx = createContext({ config, pool, log, listen: { url: listenUrl }, replicaUrl })
  onPool?.(pool)
  if (ctx.replica) onPool?.(ctx.replica.pool)
  const close = async () => {
    await ctx.announcer.flush()
    await Promise.all([ctx.db.destroy(), ctx.replica?.close()])
    await stop()
  }
  return { ctx, pool, close }
}

/** The same object is held in many places. */
function forgetLogins(config: Config): void {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrl } = config
  Object.assign(config, {
    databaseUrl: databaseUrl && withoutLogin(databaseUrl),
    databaseDirectUrl: databaseDirectUrl && withoutLogin(databaseDirectUrl),
    databaseReplicaUrl: databaseReplicaUrl && withoutLogin(databaseReplicaUrl),
  })
}

const unsafeLogin = (user: string, fault: string): StartProblem =>
  new StartProblem(
    `The application's login "${user}" ${fault}. It must be a member of evenmoor_app and of nothing else, so that it cannot change what was booked: take that from it, or give another login in DATABASE_URL and the owner in DATABASE_DIRECT_URL.`,
  )

function notLetIn(error: unknown, url: string, setting: ReturnType<typeof directSetting>): unknown {
  const reason = `"${loginOf(url).user}", the application's login, is not let in; if there is a pooler, it has to ask the server for passwords (auth_query), or know the one in DATA_DIR/secrets/database-login-password`
  return explainDatabase(error, setting, { '28P01': reason, '28000': reason, '08P01': reason })
}
