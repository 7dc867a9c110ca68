import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, amountText, day, id, instant, listOf } from '#wire.ts'

export const position = z.object({
  id,
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
  daily_rate: z.string(),
  opened_at: instant,
  first_result_day: day,
  closed_at: z.nullable(instant),
})
export type Position = z.infer<typeof position>

export const openPosition = endpoint({
  method: 'POST',
  path: '/api/investments/',
  summary: 'Invest from the available balance',
  access: { kind: 'investor' },
  status: 201,
  movesMoney: true,
  body: z.object({ plan_id: id, amount: amountText }),
  answer: position,
})

export const listPositions = endpoint({
  method: 'GET',
  path: '/api/investments/',
  summary: 'The own positions, newest first',
  access: { kind: 'investor' },
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  answer: listOf(position),
})

export const redeemPosition = endpoint({
  method: 'POST',
  path: '/api/investments/{id}/redeem/',
  summary: 'Take a position’s value, or part of it, back to the available balance',
  access: { kind: 'investor' },
  movesMoney: true,
  params: z.object({ id }),
  body: z.optional(z.nullable(z.object({ amount: z.optional(amountText) }))),
  answer: position,
})
