import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, id, instant, listOf } from '#wire.ts'

/** Pending until an administrator verifies it or refuses it; a verified one is in the available balance. */
export const bonusStatuses = ['pending', 'verified', 'refused'] as const
export const bonusStatus = z.enum(bonusStatuses)
export type BonusStatus = z.infer<typeof bonusStatus>

/** A bonus as its investor sees it. */
export const bonus = z.object({
  id,
  /** Who was invited: initials alone. */
  person: z.string(),
  amount,
  status: bonusStatus,
  /** Why it was refused, as the reviewer wrote it; null otherwise. */
  reason: z.nullable(z.string()),
  created_at: instant,
  decided_at: z.nullable(instant),
})
export type Bonus = z.infer<typeof bonus>

/** Somebody who signed up with the own code and confirmed their address. */
export const referredPerson = z.object({
  /** Initials alone: "A••• B•••". */
  name: z.string(),
  signed_up_at: instant,
  /** Null until they invest for the first time, and where that brought none. */
  bonus: z.nullable(z.omit(bonus, { person: true })),
})
export type ReferredPerson = z.infer<typeof referredPerson>

export const referrals = z.object({
  code: z.string(),
  /** The sign-up page with the code filled in. */
  link: z.string(),
  programme: z.object({
    /** Whether a first investment brings a bonus now. What arose before stays. */
    is_on: z.boolean(),
    /** `test_networks`: test coins are no practice credit · `operator`: switched off here. */
    off_because: z.nullable(z.enum(['test_networks', 'operator'])),
    /** What a bonus is now; null while there are none. */
    amount: z.nullable(amount),
    /** What a bonus will be (null: none any more) and from when, where the operator has changed it; null otherwise. */
    upcoming: z.nullable(z.object({ amount: z.nullable(amount), from: instant })),
  }),
  /** The sums of the own bonuses. */
  totals: z.object({ pending: amount, verified: amount }),
  /** Newest first. */
  people: listOf(referredPerson),
  /** Newest first. */
  bonuses: listOf(bonus),
})
export type Referrals = z.infer<typeof referrals>

const cursor = z.optional(z.string().check(z.maxLength(200)))

export const getReferrals = endpoint({
  method: 'GET',
  path: '/api/referrals/',
  summary: 'Your referral code and link, who signed up with it, and the bonuses with their status',
  access: { kind: 'investor' },
  query: z.object({ people_cursor: cursor, bonuses_cursor: cursor }),
  answer: referrals,
})
