import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, day, id, instant } from '#wire.ts'

/** How a plan's daily results come about; see docs/decisions. */
export const resultSource = z.enum(['illustration', 'market', 'booked'])

export const plan = z.object({
  id,
  title: z.string(),
  min_deposit: amount,
  max_deposit: amount,
  /** Percent a day, such as "2.5". */
  daily_rate: z.string(),
  /** Which version of the plan's terms this is; an investment that names it is made under it or not at all. */
  terms_version: z.int(),
  result_source: resultSource,
  /** The terms that new positions get from a later moment on; null when none are announced. */
  upcoming: z.nullable(
    z.object({
      effective_from: instant,
      min_deposit: amount,
      max_deposit: amount,
      daily_rate: z.string(),
      result_source: resultSource,
    }),
  ),
  /** What the plan has really returned so far here: days booked, worst and best of them, in percent. */
  record: z.object({
    days: z.int(),
    worst_rate: z.nullable(z.string()),
    best_rate: z.nullable(z.string()),
    last_day: z.nullable(day),
  }),
})
export type Plan = z.infer<typeof plan>

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans/',
  summary: 'Open plans, cheapest first',
  access: { kind: 'public' },
  answer: z.array(plan),
})
