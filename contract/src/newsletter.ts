import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { detail, email, locale } from '#wire.ts'

export const subscribe = endpoint({
  method: 'POST',
  path: '/management/subscribe/',
  summary: 'Ask for the newsletter; the address joins it by the link that is emailed to it',
  access: { kind: 'public' },
  status: 201,
  /** The language of the page is that of the mail; English when it is not told. */
  body: z.object({ email, locale: z.optional(locale) }),
  answer: detail,
})

const token = z
  .string(refusing('link_incomplete'))
  .check(z.minLength(1, refusing('link_incomplete')), z.maxLength(200))

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/management/subscribe/confirm/',
  summary: 'Join the newsletter with the token of the emailed link',
  access: { kind: 'public' },
  body: z.object({ token }),
  answer: detail,
})

/** RFC 8058: mail programs send this request themselves, with a form that says only what it is. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/management/unsubscribe/',
  summary: 'Leave the newsletter with the token of any of its mails, in one request',
  access: { kind: 'public' },
  query: z.object({ token }),
  answer: detail,
})
