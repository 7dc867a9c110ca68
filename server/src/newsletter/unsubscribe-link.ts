import { unsubscribe } from '@evenmoor/contract/newsletter'
import type { FastifyInstance } from 'fastify'

/**
 * The address in the head of a mail, opened by a person or by a program that reads mails ahead: leads to the page
 * with the one button. Nobody leaves the list by a GET.
 */
export function registerUnsubscribeLink(app: FastifyInstance): void {
  app.get(unsubscribe.path, async (request, reply) => {
    const query = unsubscribe.query.safeParse(request.query)
    const page = '/newsletter/unsubscribe'
    return reply
      .header('cache-control', 'no-store')
      .redirect(query.success ? `${page}?token=${encodeURIComponent(query.data.token)}` : page, 303)
  })
}
