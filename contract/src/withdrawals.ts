import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { addressLabel, typedAddress } from '#saved-addresses.ts'
import { amount, amountText, id, instant, listOf, reference, refusalShape } from '#wire.ts'
import { withdrawalStatus } from '#withdrawal-status.ts'

export { type WithdrawalStatus, withdrawalStatus, withdrawalStatuses } from '#withdrawal-status.ts'

/** 1 % (spec, section 9), in hundredths of a percent; rounded up to the cent. */
export const withdrawalFeeBps = 100n

export const withdrawal = z.object({
  id,
  reference,
  status: withdrawalStatus,
  amount,
  fee: amount,
  /** What arrives: amount minus fee, exactly. */
  net: amount,
  coin: z.literal('usdt'),
  network: z.string(),
  network_name: z.string(),
  address: z.string(),
  transaction: z.nullable(z.string()),
  /** The transaction on a public page about its network; null before it is sent, and in practice mode. */
  explorer_url: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The same where the reason is the platform's and not written by staff. */
  reason_refusal: z.nullable(refusalShape),
  created_at: instant,
  can_cancel: z.boolean(),
  /** Requested, and neither approved nor paid until staff have ended a pause and the integrity checks find nothing. */
  is_held: z.boolean(),
  /** Since when a reviewer has it on hold: it isn't approved until the hold has ended, and can be canceled. Else null. */
  on_hold_since: z.nullable(instant),
  /** Its address is new: it is neither approved nor paid before this. Null when it does not wait for that. */
  held_until: z.nullable(instant),
  timeline: z.array(z.object({ status: withdrawalStatus, at: instant, by: z.string() })),
})
export type Withdrawal = z.infer<typeof withdrawal>

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/api/wallet/withdrawals/',
  summary: 'Request a withdrawal; the money is held until it is paid, canceled, or rejected',
  access: { kind: 'investor' },
  whileLimited: true,
  status: 201,
  movesMoney: true,
  stepUp: 'unless_just_logged_in',
  body: z.object({
    amount: amountText,
    address: typedAddress,
    /** Names an address that is new, for the address book. */
    label: z.optional(addressLabel),
    /** Practice only: do not wait although the address is new. */
    skip_hold: z.optional(z.boolean()),
  }),
  answer: withdrawal,
})

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/api/wallet/withdrawals/',
  summary: 'Your withdrawals, newest first',
  access: { kind: 'investor' },
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  answer: listOf(withdrawal),
})

export const getWithdrawalPause = endpoint({
  method: 'GET',
  path: '/api/wallet/withdrawal_pause/',
  summary:
    'Whether a new withdrawal would wait, until staff end a pause or the integrity checks pass, and since when',
  access: { kind: 'investor' },
  answer: z.object({ is_paused: z.boolean(), since: z.nullable(instant) }),
})

export const getWithdrawal = endpoint({
  method: 'GET',
  path: '/api/wallet/withdrawals/{id}/',
  summary: 'One withdrawal and its status',
  access: { kind: 'investor' },
  params: z.object({ id }),
  answer: withdrawal,
})

export const cancelWithdrawal = endpoint({
  method: 'POST',
  path: '/api/wallet/withdrawals/{id}/cancel/',
  summary: 'Cancel a withdrawal that is not yet approved',
  access: { kind: 'investor' },
  whileLimited: true,
  movesMoney: true,
  params: z.object({ id }),
  answer: withdrawal,
})

/** How many of the last days count for `getWithdrawalTimes`. */
export const withdrawalTimesDays = 30

export const getWithdrawalTimes = endpoint({
  method: 'GET',
  path: '/api/wallet/withdrawal-times/',
  summary: 'How long withdrawals took from request to sending, over the last 30 days',
  access: { kind: 'investor' },
  answer: z.object({
    days: z.int(),
    /** How many were sent. */
    count: z.int(),
    /** Of those, in seconds: half took no longer, and 95 of 100 took no longer. Null when there are none. */
    median_seconds: z.nullable(z.int()),
    p95_seconds: z.nullable(z.int()),
  }),
})
