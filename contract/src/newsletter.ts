import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { detail, email, locale } from '#wire.ts'

export const subscribe = endpoint({
  method: 'POST',
  path: '/management/subscribe/',
  summary: 'Subscribe to the newsletter; a link emailed to the address confirms it',
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
  summary: 'Confirm a newsletter subscription with the emailed token',
  access: { kind: 'public' },
  body: z.object({ token }),
  answer: detail,
})

/** RFC 8058: mail programs send this request themselves, with a form that says only what it is. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/management/unsubscribe/',
  summary: 'Unsubscribe with the token of any newsletter email, in one request',
  access: { kind: 'public' },
  query: z.object({ token }),
  answer: detail,
})
