/** Where a figure comes from: the postings that it is the sum of, and what it takes to check them elsewhere. */
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { accountKinds } from '#transactions.ts'
import { amount, coins, day, id, instant } from '#wire.ts'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const utcDay = String.raw`\d{4}-\d{2}-\d{2}`
const transfer = '[1-9][0-9]{0,14}'
const planId = '[a-z0-9-]{1,80}'

/** What each figure is called in a call and in an address. */
const figureShape = new RegExp(
  `^(total|available|invested|withdrawing|bonuses|(position|principal|redeemed|unwound|deposit|withdrawal|fee|received|bonus):${uuid}|worth:${uuid}:${transfer}|(transaction|after):${transfer}|(balance|booked):${utcDay}|(results|paid|change|reversed):${utcDay}:${utcDay}|plan:${planId}:${utcDay}:${utcDay})$`,
)

/**
 * A figure that is a sum of postings:
 * - `total`, `available`, `invested`, `withdrawing`: what the own accounts of the ledger hold
 * - `position:<id>`: what a position is worth
 * - `principal:<id>`, `redeemed:<id>`: what was put into a position, and taken back from it
 * - `unwound:<id>`: what of that came out because a payment behind the position was dropped
 * - `worth:<id>:<transfer>`: what a position was worth before a transfer
 * - `deposit:<id>`: what a checkout was credited with
 * - `withdrawal:<id>`: what a withdrawal was requested for, fee included
 * - `fee:<id>`, `received:<id>`: what of a paid withdrawal the house kept, and what was sent. The postings are the house's,
 *   in a transfer of the reader's own
 * - `transaction:<id>`, `after:<id>`: the amount of a row in the transactions list, and what was available after it
 * - `bonuses`, `bonus:<id>`: all referral bonuses, and one
 * - `results:<day>:<day>`, `paid:<day>:<day>`: results, and money in minus money out, of these UTC days, as in the history
 * - `plan:<id>:<day>:<day>`, `reversed:<day>:<day>`: those of the results that a plan brought, and those that were reversed
 *   together with a payment
 * - `balance:<day>`: all own accounts at the end of a UTC day, as in the history: what was booked ahead is on its own day
 * - `booked:<day>`, `change:<day>:<day>`: the same, and what changed, by when it was booked, as in the statements
 */
export type FigureName =
  | 'total'
  | 'available'
  | 'invested'
  | 'withdrawing'
  | 'bonuses'
  | `position:${string}`
  | `principal:${string}`
  | `redeemed:${string}`
  | `unwound:${string}`
  | `worth:${string}:${string}`
  | `deposit:${string}`
  | `withdrawal:${string}`
  | `fee:${string}`
  | `received:${string}`
  | `transaction:${string}`
  | `after:${string}`
  | `bonus:${string}`
  | `results:${string}:${string}`
  | `paid:${string}:${string}`
  | `plan:${string}:${string}:${string}`
  | `reversed:${string}:${string}`
  | `balance:${string}`
  | `booked:${string}`
  | `change:${string}:${string}`

/** Whether a text is the name of a figure. */
export function isFigureName(text: string): text is FigureName {
  const days = text.match(new RegExp(utcDay, 'g')) ?? []
  const isOfDays = /^(results|paid|balance|booked|change|plan|reversed):/.test(text)
  return figureShape.test(text) && (!isOfDays || days.every((each) => day.safeParse(each).success))
}

/** The longest names are those with a plan. A refinement checks, and doesn't narrow the type: hence the cast. */
const lengthMax = 107
const figureName = z.string().check(
  z.maxLength(lengthMax),
  z.refine((text) => isFigureName(text)),
) as unknown as z.ZodMiniType<FigureName, string>

/** The lines of the sum, by what moved the money; first what the entries that are no longer kept come to. */
export const termKinds = [
  'brought_forward',
  'deposits',
  'deposits_reversed',
  'bonuses',
  'results',
  'corrections',
  'put_into_positions',
  'put_in',
  'taken_from_positions',
  'taken_out',
  'withdrawals_requested',
  'withdrawals_paid',
  'withdrawals_open',
  'withdrawals_returned',
] as const

const term = z.object({
  kind: z.enum(termKinds),
  /** How many postings. */
  count: z.int(),
  /** Below zero where they take away. */
  amount,
})

const line = z.object({
  account: z.enum(accountKinds),
  /** One of the reader's own accounts. */
  is_own: z.boolean(),
  asset: z.enum(['usd', ...coins]),
  amount,
  /** The plan of a position's account. */
  plan_title: z.nullable(z.string()),
})

/** A place in the chain of hashes over all transfers. */
const link = z.object({
  position: z.string(),
  transfer_id: id,
  /** In hex. */
  hash: z.string(),
})

/** The first signed head of the public log that says a hash of the chain at or after this place, and so includes it. */
const publishedIn = z.object({
  /** How many entries the log has up to it. */
  size: z.int(),
  signed_at: instant,
})

/** What the hash of a transfer is made of. */
const proof = z.object({
  /**
   * The text whose SHA-256 is the digest. Null where the transfer books the results of other people too: it would show
   * theirs.
   */
  text: z.nullable(z.string()),
  /** In hex. The hash of the chain is SHA-256(hash before ‖ digest). */
  digest: z.string(),
})

const explainedPosting = z.object({
  transfer_id: id,
  /** Its place among the transfer's postings. */
  line: z.int(),
  kind: z.string(),
  plan_title: z.nullable(z.string()),
  /** The coin of a deposit. */
  coin: z.nullable(z.enum(coins)),
  /** The UTC day that a daily result is for. */
  day: z.nullable(day),
  at: instant,
  posting: line,
  /** What the own account held after it; null for accounts of the house. */
  balance_after: z.nullable(amount),
  /** The rest of the transfer; of a day's results for many people, the other side of this posting alone. */
  others: z.array(line),
  /** Null until the transfer is sealed, some seconds after it was booked. */
  seal: z.nullable(
    z.extend(link, {
      before: z.nullable(link),
      /** Null until the next checkpoint is signed. */
      checkpoint: z.nullable(publishedIn),
    }),
  ),
  /** Only where it was asked for, and the transfer is sealed. */
  proof: z.nullable(proof),
})
export type ExplainedPosting = z.infer<typeof explainedPosting>

export const explanation = z.object({
  of: figureName,
  /** What a position, or the results of a plan, are about. */
  plan_title: z.nullable(z.string()),
  /** The postings up to this transfer were counted; null where there are none. */
  as_of: z.nullable(id),
  /** What the ledger keeps as the balance; null for a figure that it keeps no balance of. */
  kept_balance: z.nullable(amount),
  /** What the terms add up to: the postings and what is brought forward. */
  sum: amount,
  /** How many postings can be listed. */
  count: z.int(),
  terms: z.array(term),
  /**
   * Only where the figure may include entries of earlier days, which are no longer kept. Without the term `brought_forward`
   * they are missing from the sum: what they come to is known of balances alone.
   */
  kept_from: z.optional(day),
})
export type Explanation = z.infer<typeof explanation>

export const explainFigure = endpoint({
  method: 'GET',
  path: '/api/wallet/explanations/{of}/',
  summary: 'The sum behind one of your figures, by kind of transaction',
  access: { kind: 'investor' },
  params: z.object({ of: figureName }),
  answer: explanation,
})

export const listExplainedPostings = endpoint({
  method: 'GET',
  path: '/api/wallet/explanations/{of}/postings/',
  summary: 'The postings behind one of your figures, newest first, as of a transfer',
  access: { kind: 'investor' },
  params: z.object({ of: figureName }),
  query: z.object({
    /** `as_of` of the sum: what was booked later is left out. */
    as_of: z.optional(id),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    /** `true`: with what the hashes are made of. */
    proof: z.optional(z.enum(['true', 'false'])),
  }),
  answer: z.object({
    results: z.array(explainedPosting),
    next: z.nullable(z.string()),
    /** The UTC day on which the next checkpoint is signed, at a moment that nobody knows ahead. */
    next_checkpoint_on: day,
  }),
})
