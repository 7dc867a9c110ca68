import cluster from 'node:cluster'
import path from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { accessLog, logsAccess } from '#access-log.ts'
import { type Config, readConfig } from '#config.ts'
import { assertTestNetworks } from '#chains/assert-test-networks.ts'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { createLeaving, drainSecondsOf, type Leaving } from '#drain.ts'
import { forgetEnvironment } from '#database/forget-environment.ts'
import { StartProblem } from '#database/start-problem.ts'
import { alsoUnsafe, assertSafelyExposed } from '#exposure.ts'
import { prepareDemo } from '#demo/demo-folder.ts'
import { assertDemoSettings, demoEnvironment } from '#demo/demo-settings.ts'
import { demoLogins } from '#demo/demo-logins.ts'
import { createMetrics, type Metrics } from '#metrics/metrics.ts'
import { type FirstAdministrator, firstAdministrator } from '#people/staff-accounts/first-administrator.ts'
import { hubOf } from '#live/hub.ts'
import { openRuntime, type Runtime } from '#runtime.ts'
import { dateLimits } from '#system/date-limits.ts'
import { createServer, startJobs, startWatch } from '#server.ts'
import { listenBeside, listenOn } from '#side-ports.ts'
import { openTracing, type Tracing } from '#tracing/open-tracing.ts'
import { startWebProcesses, tellServing, type WebOrders, webOrders } from '#web-processes.ts'
import { createLog } from '#platform/logging/create-log.ts'
import { endWhenStuck } from '#platform/end-when-stuck.ts'
import type { Log } from '#platform/logging/log.ts'
import { logOutput } from '#platform/logging/log-output.ts'

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  say(`node server/src/main.ts           the site, on what npm run setup has set up
node server/src/main.ts --demo    the same with a year of history, in a separate data folder

docs/settings.md lists its settings. SIGTERM or Ctrl-C stops it.`)
  process.exit()
}

const pagesRoot = path.resolve(import.meta.dirname, '../../web/build/client')
const drainMs = 9_000
/** A site with a year of history, for evaluators and tests. */
const isDemo = process.argv.includes('--demo')

process.on('uncaughtException', (error) => {
  tellUnexpected(error)
  process.exit(1)
})
try {
  await (cluster.isWorker ? serve(await webOrders()) : run(takeSettings()))
} catch (error) {
  if (error instanceof StartProblem) process.stderr.write(`${error.message}\n`)
  else tellUnexpected(error)
  process.exitCode = 1
}
// Whatever still waits for an answer from outside (a silent mail server) may not hold up the end.
process.exit()

/** Reads the settings, and takes those that hold the database owner's password out of the environment of this process. */
function takeSettings(): Config {
  const config = readConfig(isDemo ? demoEnvironment(process.env) : process.env, process.cwd(), alsoUnsafe)
  forgetEnvironment(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])
  return config
}

/** Database → schema → server → jobs; and all of it down again, in the opposite order, on SIGTERM or SIGINT. */
async function run(config: Config): Promise<void> {
  // A signal during the start is remembered: what was started is then taken down at once.
  const stopped = stopSignal()
  assertSafelyExposed(config)
  const tracing = await openTracing(config)
  const log = createLog(config.logLevel)
  if (isDemo) await makeDemoReady(config, log, stopped)
  const isEmbedded = config.databaseUrl === undefined
  const runtime = await openRuntime(config, log, config.migratesAtStart, tracing?.traceStatements)
  const { ctx } = runtime
  try {
    await assertTestNetworks(ctx)
    await dateLimits(ctx)
    const leaving = createLeaving(config)
    const serving = config.role === 'worker' ? 0 : config.workers
    const processes =
      serving > 1 ? await startWebProcesses(log, ordersFor(runtime, isEmbedded), serving) : undefined
    const metrics = createMetrics(ctx, runtime.pool, processes?.metrics)
    const isLeaving = () => leaving.isLeaving() || processes?.serving() === 0
    const options = { logger: log, isLeaving }
    const app = serving === 1 ? await listen(ctx, log, { leaving, metrics, tracing }) : undefined
    const jobs = config.role === 'web' ? startWatch(ctx) : startJobs(ctx)
    const beside = await listenBeside(ctx, metrics, options)
    await announce(ctx)
    endWhenStuck(config.stuckSeconds, log)
    await stopped
    say('Stopping …')
    setTimeout(() => process.exit(1), drainSecondsOf(config) * 1000 + drainMs).unref()
    // They drain by themselves; a balancer learns that nothing new may be sent before the port closes.
    const over = processes?.stop()
    await leaving.leave()
    await Promise.all([app?.close(), over, beside.close(), jobs.stop()])
  } finally {
    await runtime.close()
    await tracing?.stop()
  }
}

/** What the processes that serve are told. */
function ordersFor({ ctx, pool }: Runtime, isEmbedded: boolean): WebOrders {
  const appUrl = pool.options.connectionString ?? ''
  return {
    appUrl,
    listenUrl: ctx.listen?.url ?? appUrl,
    replicaUrl: ctx.config.databaseReplicaUrl,
    isEmbedded,
    settings: [...ctx.config.settings],
    isDemo,
  }
}

/** One of several processes that serve; the first looks after the database, the jobs and the ports beside. */
async function serve(orders: WebOrders): Promise<void> {
  const { appUrl, listenUrl, replicaUrl, isEmbedded, settings, isDemo } = orders
  const stopped = stopSignal()
  const given = readConfig(isDemo ? demoEnvironment(process.env) : process.env, process.cwd())
  const config: Config = {
    ...given,
    databaseUrl: appUrl,
    databaseDirectUrl: listenUrl,
    databaseReplicaUrl: replicaUrl,
    settings: new Map(settings),
  }
  const tracing = await openTracing(config)
  const log = createLog(config.logLevel)
  const runtime = await openRuntime(config, log, false, tracing?.traceStatements)
  const { ctx } = runtime
  if (isEmbedded) Object.assign(config, { databaseUrl: undefined, databaseDirectUrl: undefined })
  try {
    await dateLimits(ctx)
    const leaving = createLeaving(config)
    const metrics = createMetrics(ctx, runtime.pool)
    const app = await listen(ctx, log, { leaving, metrics, tracing })
    tellServing(metrics.own)
    endWhenStuck(config.stuckSeconds, log)
    await stopped
    setTimeout(() => process.exit(1), drainSecondsOf(config) * 1000 + drainMs).unref()
    await leaving.leave()
    await app.close()
  } finally {
    await runtime.close()
    await tracing?.stop()
  }
}

type Beside = { readonly leaving: Leaving; readonly metrics: Metrics; readonly tracing: Tracing | undefined }

/** The site, at its port. */
async function listen(
  ctx: Context,
  log: FastifyBaseLogger,
  { leaving, metrics, tracing }: Beside,
): Promise<FastifyInstance> {
  const { config } = ctx
  const watches = [metrics.requests, ...(logsAccess(config) ? [accessLog(logOutput)] : [])]
  const app = await createServer(ctx, {
    logger: log,
    pagesRoot,
    isLeaving: leaving.isLeaving,
    watches,
    ...(tracing && { tracing }),
  })
  await listenOn(app, { name: 'PORT', ...config })
  hubOf(ctx).listen()
  return app
}

/** Ends the process at a signal: a demo is of no use half made, and the next start removes what there is of it. */
async function makeDemoReady(config: Config, log: FastifyBaseLogger, stopped: Promise<void>): Promise<void> {
  assertDemoSettings(config)
  const made = prepareDemo(config, log, say).then(() => true)
  if (!(await Promise.race([made, stopped.then(() => false)]))) process.exit()
}

async function announce(ctx: Context): Promise<void> {
  const { publicUrl, mailUrl, role } = ctx.config
  if (role === 'worker') return say('Evenmoor runs its jobs.')
  const administrator = isDemo ? undefined : await firstAdministrator(ctx)
  const rows: [string, string][] = [
    ['Site', publicUrl],
    ...(mailUrl === undefined ? [['Mailbox', `${publicUrl}/dev/mail/`] as [string, string]] : []),
    ...(administrator === undefined ? [] : [administratorLogin(administrator)]),
    ...(isDemo ? await demoLogins(ctx) : []),
  ]
  say(
    `\nEvenmoor is ready. ${isPracticeOnly(ctx) ? 'Practice mode' : 'Coins of test networks'}: no real money anywhere.\n`,
  )
  for (const [name, address] of rows) say(`  ${name}\n    ${address}`)
  say('\nStop it with Ctrl-C.')
}

/** What a start prints may be read by many where others reach the site: no link there, only how to get one. */
function administratorLogin(administrator: FirstAdministrator): [string, string] {
  if ('link' in administrator) return ['Administrator (this link works once)', administrator.link]
  return [
    'Administrator (prints a link that works once)',
    'npm run ops -- staff add --email YOU --role admin',
  ]
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', resolve)
    process.once('SIGINT', resolve)
  })
}

/** In the log: Node by itself prints all that an error carries, rows of the database too. */
function tellUnexpected(error: unknown): void {
  const log: Log = createLog('error')
  log.error({ err: error }, 'the process ends: nothing expected this error')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
