import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, day, instant, locale } from '#wire.ts'

/** A month in UTC, `YYYY-MM`. */
export const period = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, refusing('month_malformed')))

/** A month that there is a statement of. What was there before it plus the change is what was there after it. */
export const statementPeriod = z.object({
  period,
  from: day,
  to: day,
  /** False for the month that is not over. */
  is_complete: z.boolean(),
  /** Available, invested and being withdrawn together. */
  opening: amount,
  change: amount,
  closing: amount,
  /** How many transfers touched the own accounts. */
  lines: z.int(),
})
export type StatementPeriod = z.infer<typeof statementPeriod>

export const listStatements = endpoint({
  method: 'GET',
  path: '/api/wallet/statements/',
  summary: 'The months with a statement, newest first',
  access: { kind: 'investor' },
  answer: z.object({
    results: z.array(statementPeriod),
    /** Only where there were earlier ones, whose entries are no longer kept: the first day that there is a statement of. */
    kept_from: z.optional(day),
  }),
})

export const statementAsPdf = endpoint({
  method: 'GET',
  path: '/api/wallet/statements/{period}/statement.pdf',
  summary: "A month's statement as a signed PDF, in your language unless another is given",
  access: { kind: 'investor' },
  params: z.object({ period }),
  query: z.object({ language: z.optional(locale) }),
  answer: z.custom<Blob>(),
})

export const statementAsCsv = endpoint({
  method: 'GET',
  path: '/api/wallet/statements/{period}/statement.csv',
  summary: "A month's statement as CSV, one row per transfer",
  access: { kind: 'investor' },
  params: z.object({ period }),
  answer: z.string(),
})

const balances = z.object({ available: amount, invested: amount, withdrawing: amount, total: amount })

export const statementFormat = 'evenmoor-statement-1'

/** What a statement says, apart from its single lines: in the file as `statement.json`, and covered by its signature. */
export const statementFacts = z.object({
  format: z.literal(statementFormat),
  mode: z.enum(['practice', 'test']),
  currency: z.literal('USD'),
  /** The address of the installation that made it. */
  site: z.string(),
  holder: z.object({ name: z.string(), email: z.string() }),
  period,
  from: day,
  to: day,
  is_complete: z.boolean(),
  /** Up to this moment, which is not part of it. */
  until: instant,
  opening: balances,
  closing: balances,
  /** What made the opening total the closing total; below zero what left. */
  changes: z.object({
    deposits: amount,
    gains: amount,
    losses: amount,
    corrections: amount,
    bonuses: amount,
    withdrawn: amount,
    fees: amount,
  }),
  lines: z.int(),
  /** SHA-256 of the lines as CSV, which the file carries as `transactions.csv`. */
  lines_sha256: z.string(),
})
export type StatementFacts = z.infer<typeof statementFacts>

export const getStatementKey = endpoint({
  method: 'GET',
  path: '/api/statements/key/',
  summary: 'The public key for checking statements of this installation',
  access: { kind: 'public' },
  answer: z.object({
    algorithm: z.literal('Ed25519'),
    /** The 32 bytes in base64url. */
    public_key: z.string(),
    /** The beginning of its SHA-256, which is printed in each statement. */
    key_id: z.string(),
  }),
})
