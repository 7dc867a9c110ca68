import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { marketFigures } from '#market.ts'
import { deepestFall } from '#transactions.ts'
import { amount, day, id } from '#wire.ts'

/** A rate in percent, as a decimal text with up to ten decimals; −100 is the loss of everything. */
const rate = z.string()

const dayResult = z.object({ day, result: amount, rate: z.nullable(rate) })

/**
 * The same payments in a coin instead, each at its day's closing price, without fees. `no_prices`: the market has none for
 * one of the days.
 */
const held = z.object({
  coin: z.enum(['btc', 'eth']),
  /** Simulated prices must be labeled so. */
  figures: marketFigures,
  state: z.enum(['priced', 'no_prices']),
  /** The day of the last price: today, where days after it are booked ahead. */
  to: day,
  /** What the coins are worth on that day, and what is gained by them; null without prices. */
  value: z.nullable(amount),
  result: z.nullable(amount),
  /** What the account's own results came to until that day. */
  account_result: amount,
  /** The day on which the coins would not have paid a withdrawal. */
  ran_out_on: z.nullable(day),
  last_price: z.nullable(amount),
  coins: z.nullable(amount),
  /** What was bought, or below zero sold, oldest first; the first is what was there already. */
  trades: z.array(z.object({ day, amount, price: amount, coins: amount })),
})

/** How an account did over a range of UTC days, with what each figure is made of. */
export const performance = z.object({
  /** The days it is about, both included. */
  from: day,
  to: day,
  /** The first of them that has not come yet: what it shows is booked ahead. */
  ahead_from: z.nullable(day),
  /** What there was before the first day and after the last: opening + money in − money out + results = closing. */
  opening: amount,
  money_in: amount,
  money_out: amount,
  results: amount,
  closing: amount,
  time_weighted: z.object({
    rate: z.nullable(rate),
    /** The days with a result: base is what was there before and what came in on the day. */
    days: z.array(z.object({ day, base: amount, result: amount, rate: z.nullable(rate) })),
  }),
  money_weighted: z.object({
    /** For the whole range, and as XIRR for a year of 365 days. Null also where a rate is above 10^12 percent. */
    rate: z.nullable(rate),
    annual_rate: z.nullable(rate),
    /** Why there is no rate. */
    because: z.nullable(z.enum(['no_money', 'one_day'])),
    /** As XIRR takes them: below zero what was put in, above zero what came out; the last is what there is now. */
    flows: z.array(z.object({ day, amount })),
  }),
  /** Null where no day gained, or lost. */
  best_day: z.nullable(dayResult),
  worst_day: z.nullable(dayResult),
  deepest_fall: z.nullable(z.extend(deepestFall, { rate: z.nullable(rate) })),
  /** The results by plan; without a plan what was reversed together with a payment. They add up to `results`. */
  plans: z.array(
    z.object({
      plan_id: z.nullable(id),
      plan_title: z.nullable(z.string()),
      results: amount,
      /** What the plan's illustrated rate would have made of the same amounts on the same days. */
      illustrated: amount,
      days: z.int(),
    }),
  ),
  held: z.array(held),
})
export type Performance = z.infer<typeof performance>

export const getPerformance = endpoint({
  method: 'GET',
  path: '/api/wallet/performance/',
  summary: "Your account's performance between two UTC days, or since its first transaction",
  access: { kind: 'investor' },
  query: z.object({ from: z.optional(day), to: z.optional(day) }),
  answer: performance,
})
