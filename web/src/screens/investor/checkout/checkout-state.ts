import type { Deposit } from '@evenmoor/contract/deposits'

/** What the page of a checkout shows. `underpaid`: something arrived and is credited, and more is due. */
export type CheckoutState =
  | 'waiting'
  | 'underpaid'
  | 'seen'
  | 'confirming'
  | 'settled'
  | 'expired'
  | 'invalid'

const zero = /^0(?:\.0*)?$/
export const isZero = (amount: string): boolean => zero.test(amount)

/** The state of a checkout. The time over which its price is held may end here before the server has said so. */
export function checkoutState({ status, received, due }: Deposit, isTimeOver: boolean): CheckoutState {
  if (status !== 'new') return status
  if (isTimeOver) return 'expired'
  return isZero(received) || isZero(due) ? 'waiting' : 'underpaid'
}

/** What can be paid now: at the held price, only after holding a new one, or nothing, because nothing is due. */
export type Payable = 'now' | 'atNewPrice' | 'nothing'

/** Whether it can be paid at the held price: only then is its address shown. */
export function payableAt(state: CheckoutState, due: string, isTimeOver: boolean): Payable {
  if (state === 'settled' || ((state === 'seen' || state === 'confirming') && isZero(due))) return 'nothing'
  return isTimeOver || state === 'expired' || state === 'invalid' ? 'atNewPrice' : 'now'
}

const pollMs = 1_500
const slowPollMs = 5_000

/** How often to ask for news. After the end too: late payments may arrive, settled ones may be taken back. */
export function pollIntervalOf({ status, payments }: Pick<Deposit, 'status' | 'payments'>): number {
  const isMoving = payments.some((payment) => payment.status === 'seen' || payment.status === 'confirming')
  if (isMoving || status === 'new' || status === 'seen' || status === 'confirming') return pollMs
  return slowPollMs
}
