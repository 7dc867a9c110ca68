import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { isThisMachine } from '#exposure.ts'
import { notFound } from '#platform/problems.ts'
import { listDelivered } from './mail-store.ts'
import { mailboxPage, mailboxPolicy } from './mailbox-page.ts'

const shownMax = 100

/**
 * The built-in mailbox (interface.md): a page and a list, while no mail server is configured, for whoever sits at this
 * machine; else 404. It holds every code and every link, so no proxy and no name of somebody else's leads to it.
 */
export function registerMailbox(app: FastifyInstance, ctx: Context): void {
  const read = (request: FastifyRequest) => {
    assertOwnMailbox(ctx, request)
    return listDelivered(ctx.db, recipientOf(request), shownMax)
  }
  app.get('/dev/mail/messages/', async (request, reply) => {
    const entries = await read(request)
    reply.header('cache-control', 'no-store')
    return entries.map(({ id, recipient, subject, text, html, delivered_at }) => ({
      id,
      to: recipient,
      subject,
      text,
      html,
      sent_at: delivered_at?.toISOString(),
    }))
  })
  app.get('/dev/mail/', async (request, reply) => {
    const page = mailboxPage(await read(request), recipientOf(request))
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': mailboxPolicy })
      .type('text/html; charset=utf-8')
      .send(page)
  })
}

/** A proxy on this machine that TRUST_PROXY doesn't name may pass on strangers' requests under this machine's name and address. */
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].some((name) => name in headers)

/** Throws 404 where a mail server is configured, and for every caller who does not sit at this machine. */
export function assertOwnMailbox({ config }: Context, request: FastifyRequest): void {
  const isOwn = isThisMachine(request.ip) && isThisMachine(request.hostname) && !isForwarded(request)
  if (config.mailUrl !== undefined || !isOwn) throw notFound()
}

function recipientOf({ query }: FastifyRequest): string | undefined {
  if (typeof query !== 'object' || query === null || !('to' in query)) return undefined
  if (typeof query.to !== 'string' || /\p{Cc}/u.test(query.to)) return undefined
  return query.to.trim() || undefined
}
