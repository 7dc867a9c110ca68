import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { resultSource } from '#plans.ts'
import { day, id, instant, listOf } from '#wire.ts'

/** A UTC month, `YYYY-MM`. */
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, refusing('month_not_iso')))

/** A month of the source `market`: bound by the hash of its seed before it began, shown after it. */
export const resultMonth = z.object({
  month,
  /** The version of the rules: contract/src/market-results.ts. */
  rules: z.int(),
  /** SHA-256 of the seed's 32 bytes, in hex. */
  seed_hash: z.string(),
  published_at: instant,
  /** The seed in hex, once the month is over and applied. */
  seed: z.nullable(z.string()),
  revealed_at: z.nullable(instant),
})
export type ResultMonth = z.infer<typeof resultMonth>

/** A plan's result of a day as first applied. */
export const publishedDay = z.object({
  day,
  /** Percent, such as "-0.42". */
  rate: z.string(),
  source: resultSource,
  /** It was booked before the day had ended, in practice mode. Absent otherwise. */
  booked_ahead: z.optional(z.literal(true)),
  /** What counts in its place after a correction: percent; null while nothing does. Absent without a correction. */
  corrected_rate: z.optional(z.nullable(z.string())),
})
export type PublishedDay = z.infer<typeof publishedDay>

export const monthOfResults = z.object({
  month,
  /** Null for a month that was never published: no result of it can be of the source `market`. */
  published: z.nullable(resultMonth),
  plans: z.array(z.object({ id, title: z.string(), days: z.array(publishedDay) })),
})
export type MonthOfResults = z.infer<typeof monthOfResults>

export const listResultMonths = endpoint({
  method: 'GET',
  path: '/api/results/',
  summary: 'Months with a published seed hash, latest first',
  access: { kind: 'public' },
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  answer: listOf(resultMonth),
})

export const getMonthOfResults = endpoint({
  method: 'GET',
  path: '/api/results/{month}/',
  summary: "Every plan's daily results of a month, with the data to recompute those drawn from a seed",
  access: { kind: 'public' },
  params: z.object({ month }),
  answer: monthOfResults,
})
