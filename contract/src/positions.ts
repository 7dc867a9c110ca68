import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { resultSource } from '#plans.ts'
import { amount, amountText, day, id, instant, listOf, reference } from '#wire.ts'

export const position = z.object({
  id,
  reference,
  plan_id: id,
  plan_title: z.string(),
  /** `open`, or `closed` once all of it was redeemed. */
  status: z.enum(['open', 'closed']),
  /** What was put in. */
  principal: amount,
  /** What it is worth now: the balance of its ledger account. */
  value: amount,
  /** The sum of its daily results so far, gains and losses. */
  results: amount,
  /** Whether a day's result was booked for it: also one of 0 %, and one that was reversed since. */
  has_results: z.boolean(),
  /** What was taken back so far. */
  redeemed: amount,
  /** What of that was taken out because a payment that it was opened with left its chain. */
  unwound: amount,
  /** Whether gains stay in the position instead of going to the available balance, for results of days from `from` on. */
  reinvest: z.object({ on: z.boolean(), from: z.nullable(day) }),
  daily_rate: z.string(),
  opened_at: instant,
  first_result_day: day,
  closed_at: z.nullable(instant),
})
export type Position = z.infer<typeof position>

/** One position with the terms it was opened under, which stay with it. */
export const positionDetail = z.extend(position, {
  terms: z.object({
    version: z.int(),
    min_deposit: amount,
    max_deposit: amount,
    daily_rate: z.string(),
    result_source: resultSource,
    effective_from: instant,
  }),
  /** The last day whose result it has had: what is taken back now counts the results up to it. */
  last_result_day: z.nullable(day),
  /** The UTC day of the server. */
  today: day,
})
export type PositionDetail = z.infer<typeof positionDetail>

/** What one day did to a position. */
export const positionResult = z.object({
  day,
  source: resultSource,
  /** Percent, such as "-0.3333". */
  rate: z.string(),
  /** What the position was worth when the day was applied. */
  base: amount,
  /** The result: base × rate, rounded down to a millionth. */
  amount,
  /** A gain that stayed in the position. */
  reinvested: z.boolean(),
  booked_at: instant,
  /** The transfer of the ledger that booked it; null where nothing moved, and where its entries are no longer kept. */
  transfer: z.nullable(id),
  /** Gains of several own positions went to the available balance as one posting, and this is a part of it. */
  is_shared: z.boolean(),
  /** It was booked before its day had ended: practice mode's time machine, or the operator's command. */
  booked_ahead: z.boolean(),
  /**
   * What changed about it since, oldest first: one that takes back what stood has no rate. `payment`: a payment that earned
   * it left its chain.
   */
  corrections: z.array(
    z.object({
      because: z.enum(['correction', 'payment']),
      rate: z.nullable(z.string()),
      amount,
      booked_at: instant,
    }),
  ),
})
export type PositionResult = z.infer<typeof positionResult>

export const openPosition = endpoint({
  method: 'POST',
  path: '/api/investments/',
  summary: 'Invest from the available balance',
  access: { kind: 'investor' },
  status: 201,
  movesMoney: true,
  body: z.object({
    plan_id: id,
    amount: amountText,
    /** The version of the terms that was shown: when another is in force by now, the answer is 409. */
    terms_version: z.optional(z.int()),
  }),
  answer: position,
})

export const listPositions = endpoint({
  method: 'GET',
  path: '/api/investments/',
  summary: 'Your positions, newest first',
  access: { kind: 'investor' },
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  answer: listOf(position),
})

export const getPosition = endpoint({
  method: 'GET',
  path: '/api/investments/{id}/',
  summary: 'One of your positions, with its terms',
  access: { kind: 'investor' },
  params: z.object({ id }),
  answer: positionDetail,
})

export const listPositionResults = endpoint({
  method: 'GET',
  path: '/api/investments/{id}/results/',
  summary: 'What each day changed in a position, newest first',
  access: { kind: 'investor' },
  params: z.object({ id }),
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  answer: listOf(positionResult),
})

export const switchReinvesting = endpoint({
  method: 'POST',
  path: '/api/investments/{id}/reinvest/',
  summary: "Start or stop reinvesting a position's results; applies from the next UTC day's results",
  access: { kind: 'investor' },
  params: z.object({ id }),
  body: z.object({ reinvest: z.boolean(refusing('true_or_false')) }),
  answer: position,
})

export const redeemPosition = endpoint({
  method: 'POST',
  path: '/api/investments/{id}/redeem/',
  summary: 'Redeem a position, or part of it, to the available balance',
  access: { kind: 'investor' },
  whileLimited: true,
  movesMoney: true,
  params: z.object({ id }),
  body: z.optional(
    z.nullable(
      z.object({
        /** All of it when left out. */
        amount: z.optional(amountText),
        /** What the position was shown to be worth: when it is worth something else by now, the answer is 409. */
        expected_value: z.optional(amountText),
      }),
    ),
  ),
  answer: position,
})
