import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, amountText, day, id } from '#wire.ts'

/** How many days ahead the forecast tool looks. */
export const outlookDays = [7, 30, 90] as const

/** A plan's day and its rate in percent. */
const ratedDay = z.object({ day, rate: z.string() })

/**
 * What days in a row could do to an amount, out of what the plan's own days did here, the bad case first.
 * `results`: the worst, the middle and the best of all stretches of so many booked days. `illustration`: the plan has no
 * results of its own, so everything lost, nothing gained, and the illustrated rate each day. `too_few_days`: no case at all.
 */
export const outlook = z.object({
  plan_id: id,
  amount,
  days: z.int(),
  basis: z.enum(['results', 'illustration', 'too_few_days']),
  /** Booked days of the plan's own results, and how many of them it takes. */
  booked_days: z.int(),
  needed_days: z.int(),
  /** How many stretches of so many days there were. */
  stretches: z.int(),
  cases: z.array(
    z.object({
      kind: z.enum(['bad', 'middle', 'good']),
      /** The stretch it is; null for an illustration. */
      from: z.nullable(day),
      to: z.nullable(day),
      /** In dollars, gains paid out and losses taken from the position. */
      change: amount,
      ends_with: amount,
    }),
  ),
  /** What the plan has really returned on this installation, over all its days. */
  record: z.object({
    days: z.int(),
    illustrated_days: z.int(),
    losing_days: z.int(),
    first_day: z.nullable(day),
    last_day: z.nullable(day),
    worst: z.nullable(ratedDay),
    best: z.nullable(ratedDay),
    /** Percent of an amount that was in it from the first day on; null without a day. */
    returned: z.nullable(z.string()),
  }),
})
export type Outlook = z.infer<typeof outlook>

export const getOutlook = endpoint({
  method: 'GET',
  path: '/api/plans/outlook/',
  summary: "A bad, a typical, and a good case for an amount in a plan, from the plan's results",
  access: { kind: 'investor' },
  query: z.object({
    plan_id: id,
    amount: amountText,
    days: z.optional(z.enum(['7', '30', '90'], refusing('outlook_days_choice'))),
  }),
  answer: outlook,
})
