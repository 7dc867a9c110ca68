import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, amountText, instant } from '#wire.ts'

/** How long a break may be, in days. */
export const breakDays = [1, 7, 30] as const

export const takeBreak = endpoint({
  method: 'POST',
  path: '/account/break/',
  summary: "Take a break: until it ends, you can't deposit or invest; it can't be ended early",
  access: { kind: 'investor' },
  body: z.object({ days: z.literal(breakDays, refusing('forward_days_choice')) }),
  answer: z.object({ break_until: instant }),
})

/** The periods a cap can be for: the last 24 hours, 7 days or 30 days, counted back from now. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** A person's own cap on deposits, in USD. */
export const depositLimit = z.object({
  period: z.enum(limitPeriods),
  /** Null: none. */
  max: z.nullable(amount),
  /** What counts towards it now: checkouts that are open, and what was credited. */
  used: amount,
  /** A requested higher cap, or none, that comes into force later. */
  next: z.nullable(z.object({ max: z.nullable(amount), at: instant })),
})
export type DepositLimit = z.infer<typeof depositLimit>

export const listDepositLimits = endpoint({
  method: 'GET',
  path: '/api/wallet/deposit_limits/',
  summary: 'Your deposit limits, and how much of each is used',
  access: { kind: 'investor' },
  answer: z.array(depositLimit),
})

export const setDepositLimit = endpoint({
  method: 'POST',
  path: '/api/wallet/deposit_limits/',
  summary: 'Set a deposit limit: a lower one applies at once, a higher one or none after 24 hours',
  access: { kind: 'investor' },
  body: z.object({
    period: z.enum(limitPeriods, refusing('forward_span_choice')),
    /** Null takes the cap away. */
    max: z.nullable(amountText),
  }),
  answer: z.array(depositLimit),
})
