import type { Deposit } from '@evenmoor/contract/deposits'
import type { Tone } from '#ui/tone.ts'
import { type CheckoutState, isZero } from './checkout-state.ts'

/** What the one line of a checkout says. */
export type LineKind =
  | 'waiting'
  | 'short'
  | 'seen'
  | 'confirming'
  | 'late'
  | 'inReview'
  | 'refused'
  | 'dropped'
  | 'expired'
  | 'added'

export const lineTones: Readonly<Record<LineKind, Tone>> = {
  waiting: 'info',
  short: 'risk',
  seen: 'info',
  confirming: 'info',
  late: 'risk',
  inReview: 'info',
  refused: 'loss',
  dropped: 'loss',
  expired: 'risk',
  added: 'gain',
}

type Payment = Pick<Deposit['payments'][number], 'status'>

/** In its chain, or on its way there. */
const isThere = ({ status }: Payment): boolean => status !== 'dropped' && status !== 'reversed'

/** Whether a payment is on its way to being credited. */
export const isMoving = ({ status }: Payment): boolean =>
  status === 'seen' || status === 'confirming' || status === 'in_review'

type Shown = Pick<Deposit, 'flags' | 'due'> & { readonly payments: readonly Payment[] }

/**
 * Of everything that is true of a checkout, what matters most now: that it is paid, that the rest has to be sent, how far
 * the payment is, what became of one that is gone, and only then that nothing came.
 */
export function lineKind({ flags, due, payments }: Shown, state: CheckoutState): LineKind {
  if (state === 'settled') return 'added'
  if (flags.includes('in_review')) return 'inReview'
  if (flags.includes('underpaid') && !isZero(due)) return 'short'
  if (state === 'seen' || state === 'confirming') return flags.includes('late') ? 'late' : state
  if (payments.length > 0 && !payments.some(isThere)) return 'dropped'
  if (flags.includes('refused')) return 'refused'
  if (state === 'invalid') return 'dropped'
  return state === 'expired' ? 'expired' : 'waiting'
}
