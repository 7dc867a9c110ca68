import * as z from 'zod/mini'
import { type Params, type Refusal, type RefusalCode, refusing } from '#refusals.ts'

// No `new Function` probe: it would be reported as a violation by a policy without 'unsafe-eval'.
z.config({ jitless: true })

/** The six coins a checkout can be paid in. `usdt` is the BEP20 token. */
export const coins = ['usdt', 'bnb', 'eth', 'btc', 'ltc', 'trx'] as const
export const coin = z.enum(coins)
export type Coin = z.infer<typeof coin>

/** An opaque id. */
export const id = z.string().check(z.minLength(1), z.maxLength(64))

/** The short code of a thing, for people to read, say and search for: `W-4821`. Its `id` is what calls take. */
export const reference = z.string()

/** A UTC day, `YYYY-MM-DD`. */
export const day = z.iso.date()

/** An instant, RFC 3339 in UTC. */
export const instant = z.iso.datetime()

/**
 * An amount as it arrives: a decimal string, nothing else. Numbers, exponents, signs, spaces and
 * group separators are refused here; range and decimals are the module's to judge.
 */
export const amountText = z
  .string(refusing('amount_not_text'))
  .check(
    z.maxLength(40, refusing('amount_too_long')),
    z.regex(/^(0|[1-9][0-9]*)(\.[0-9]+)?$/, refusing('amount_plain_digits')),
  )

/** An amount as it leaves: a decimal string, with a leading minus when negative. */
export const amount = z.string()

/** An e-mail address as typed: trimmed, at most 254 characters, one address and nothing else. */
export const email = z
  .string(refusing('email_missing'))
  .check(
    z.trim(),
    z.minLength(1, { error: refusing('email_missing'), abort: true }),
    z.maxLength(254, refusing('email_malformed')),
    z.email(refusing('email_malformed')),
  )

/** A page of a list: `next` is the cursor of the following page, or null. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ results: z.array(item), next: z.nullable(z.string()) })

/** A stream of server-sent events; their data is described beside the endpoint. */
export const eventStream = z.string()

/** One sentence about what happened. */
export const detail = z.object({ detail: z.string() })

/** A language tag such as `en` or `pt-BR`; which ones have a catalog is the browser's to know. */
export const locale = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, refusing('language_choice')))

/** A refusal in an answer that is none itself, such as why a decision is not open to who asks. */
export const refusalShape: z.ZodMiniType<Refusal> = z.object({
  code: z.string() as unknown as z.ZodMiniType<RefusalCode>,
  params: z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<Params>,
  more: z.optional(z.lazy((): z.ZodMiniType<Refusal> => refusalShape)),
})
