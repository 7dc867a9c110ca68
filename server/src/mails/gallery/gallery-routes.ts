import { localeOf } from '@evenmoor/contract/locales'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { writeMail } from '#mails/letter.ts'
import { contactLines } from '#operator-contacts.ts'
import { assertOwnMailbox } from '#platform/mail/mailbox-routes.ts'
import {
  galleryPage,
  galleryPath,
  galleryPolicy,
  galleryThemes,
  letterPolicy,
  shownIn,
} from './gallery-page.ts'
import { sampleLetters } from './samples.ts'

/**
 * All letters in all languages, by the functions that write the real ones: a page of development, where and for whom the
 * built-in mailbox is (interface.md); else 404.
 */
export function registerLetterGallery(app: FastifyInstance, ctx: Context): void {
  const read = (request: FastifyRequest) => {
    assertOwnMailbox(ctx, request)
    const query = new URLSearchParams(request.url.split('?')[1])
    const samples = sampleLetters(ctx.config.publicUrl)
    const names = Object.keys(samples)
    const name = names.find((known) => known === query.get('letter')) ?? 'requested'
    const locale = localeOf(query.get('lang') ?? '')
    const mode = isPracticeOnly(ctx) ? 'practice' : 'test'
    const [letter] = samples[name]!
    const theme = galleryThemes.find((known) => known === query.get('theme')) ?? null
    return { names, name, locale, theme, mail: writeMail(locale, letter, mode, contactLines(ctx.config)) }
  }
  app.get(galleryPath, async (request, reply) => {
    const { names, name, locale, mail } = read(request)
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': galleryPolicy })
      .type('text/html; charset=utf-8')
      .send(galleryPage(names, { name, locale }, mail))
  })
  app.get(`${galleryPath}html/`, async (request, reply) => {
    const { theme, mail } = read(request)
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': letterPolicy,
        'x-frame-options': 'SAMEORIGIN',
      })
      .type('text/html; charset=utf-8')
      .send(shownIn(theme, mail.html))
  })
}
