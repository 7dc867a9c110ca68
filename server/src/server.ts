import { sendProblem } from '#platform/http/send-problem.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { jobsOfWeb } from '#alerts/jobs.ts'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { hubOf } from '#live/hub.ts'
import { registerLetterGallery } from '#mails/gallery/gallery-routes.ts'
import { modules } from '#modules.ts'
import { registerUnsubscribeLink } from '#newsletter/unsubscribe-link.ts'
import { registerApiDocs } from '#platform/http/api-docs.ts'
import { createApp, type RequestTracing } from '#platform/http/app.ts'
import { endConnectionsWhileLeaving } from '#platform/http/closing.ts'
import { registerRoutes } from '#platform/http/bind.ts'
import { compressAnswers } from '#platform/http/compression.ts'
import { refuseOtherMethods } from '#platform/http/other-methods.ts'
import type { RequestWatch } from '#platform/http/watch-requests.ts'
import { registerHealth } from '#platform/http/health.ts'
import { registerMailbox } from '#platform/mail/mailbox-routes.ts'
import { registerPolicyReports } from '#platform/pages/policy-reports.ts'
import { registerPages } from '#platform/pages/register-pages.ts'
import { notFound } from '#platform/problems.ts'
import { startPeriodic } from '#platform/periodic.ts'
import { registerLogFiles } from '#transparency/log/log-files.ts'
import { authenticate } from '#sessions/authenticate.ts'
import { operatorContacts } from './operator-contacts.ts'

export type ServerOptions = {
  readonly logger?: FastifyBaseLogger
  /** The folder of the built pages; without it only the calls are served. */
  readonly pagesRoot?: string
  /** Who is told of each request. */
  readonly watches?: readonly RequestWatch[]
  readonly tracing?: RequestTracing
  /** Whether the process is about to stop, which `/readyz` tells. */
  readonly isLeaving?: () => boolean
}

/** The whole HTTP side: health, the calls of every module, the mailbox, and last the pages. */
export async function createServer(ctx: Context, options: ServerOptions = {}): Promise<FastifyInstance> {
  const app = createApp(options.logger, ctx.config.trustProxy, options.watches, options.tracing)
  if (options.isLeaving !== undefined) endConnectionsWhileLeaving(app, options.isLeaving)
  await compressAnswers(app)
  registerHealth(app, ctx, options.isLeaving)
  registerApiDocs(app)
  registerMailbox(app, ctx)
  registerLetterGallery(app, ctx)
  registerUnsubscribeLink(app)
  registerLogFiles(app, ctx)
  registerPolicyReports(app, {
    clock: ctx.clock,
    onReport: (report) => ctx.log.warn({ report }, 'a page broke its content policy'),
  })
  const routes = modules.flatMap((module) => module.routes)
  registerRoutes(app, ctx, authenticate, routes)
  refuseOtherMethods(
    app,
    routes.map(({ endpoint }) => endpoint),
  )
  // Before the server waits for its connections to end, because a stream never ends on its own.
  app.addHook('preClose', () => hubOf(ctx).close())
  if (options.pagesRoot === undefined)
    app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound()))
  else {
    const { publicUrl, offlineShell: keepsShell } = ctx.config
    const mode = isPracticeOnly(ctx) ? 'practice' : 'test'
    const contacts = operatorContacts(ctx.config)
    await registerPages(app, { root: options.pagesRoot, publicUrl, contacts, keepsShell, mode })
  }
  return app
}

/** `/healthz` and `/readyz` alone, for a port of their own. */
export function createHealthServer(
  ctx: Context,
  { logger, isLeaving }: Pick<ServerOptions, 'logger' | 'isLeaving'> = {},
): FastifyInstance {
  const app = createApp(logger)
  registerHealth(app, ctx, isLeaving)
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound()))
  return app
}

/** Starts what a process without jobs looks after all the same; see `startPeriodic`. */
export const startWatch = (ctx: Context): { stop(): Promise<void> } => startPeriodic(jobsOfWeb(ctx), ctx)

/** Starts every module's jobs; see `startPeriodic`. */
export function startJobs(ctx: Context): { stop(): Promise<void> } {
  const jobs = modules.flatMap((module) => module.jobs?.(ctx) ?? [])
  return startPeriodic(jobs, ctx)
}
