import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { contactMessageMax } from '#contact-limits.ts'
import { endpoint } from '#endpoint.ts'
import { oneLine, withoutBidiControls, withoutHiddenSigns } from '#plain-text.ts'
import { email, locale } from '#wire.ts'

export const contactNameMax = 100

/** A text may have lines and tabs, and no other control character. */
const lines = /^(?:[^\p{Cc}]|[\n\t])*$/u

/** Several lines of plain text, which may not be empty. */
export const plainLines = ({ max, needed, tooLong }: { max: number; needed: string; tooLong: string }) =>
  z.string(needed).check(
    withoutBidiControls(),
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').trim()),
    z.minLength(1, needed),
    z.maxLength(max, tooLong),
    z.regex(lines, refusing('plain_text_only')),
  )

/** The contact form (spec, sections 3 and 5). */
export const contactForm = z.object({
  name: z
    .string(refusing('name_missing'))
    .check(
      withoutHiddenSigns(),
      z.trim(),
      z.minLength(1, refusing('name_missing')),
      z.maxLength(contactNameMax, refusing('text_too_long', { characters_max: 100 })),
      oneLine(refusing('one_line_only')),
    ),
  email,
  message: plainLines({
    max: contactMessageMax,
    needed: refusing('message_missing'),
    tooLong: refusing('text_too_long', { characters_max: 2_000 }),
  }),
})

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/management/contact/',
  summary: 'Write to the operator; at most 5 messages an hour from one address',
  access: { kind: 'public' },
  status: 201,
  body: z.extend(contactForm, {
    /** People don't see this field: only programs fill it in. They get the same answer, and nothing is kept. */
    website: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
    /** Of the page that it is written on: an answer comes in it. */
    locale: z.optional(locale),
  }),
  answer: z.object({ detail: z.string(), reference: z.string() }),
})
