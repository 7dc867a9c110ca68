import type { Coin } from '@evenmoor/ledger/money'

/** The verdict on a payment to an address where a withdrawal waits. */
export type Verdict = 'pays' | 'wrong_amount' | 'wrong_coin' | 'paid_twice'

/** A payment seen on chain, to an address where an approved withdrawal waited. */
export type PayoutPayment = {
  readonly network: string
  readonly transaction: string
  readonly outputIndex: number
  readonly withdrawalId: string
  readonly address: string
  readonly coin: Coin
  readonly coinMinor: bigint
  readonly verdict: Verdict
  /** Null while it is in no block. */
  readonly block: { readonly height: bigint; readonly hash: string } | null
  readonly firstSeenAt: Date
  /** Since when it is missing from its chain. */
  readonly missingAt: Date | null
}

type Waiting = { readonly id: string; readonly coinMinor: bigint }
type Seen = { readonly coin: Coin; readonly amountMinor: bigint }

/**
 * Which of the approved withdrawals waiting at an address, oldest first, a payment belongs to, and whether it pays it:
 * the right coin, exact to the last unit. Undefined when none waits.
 */
export function verdictOn(
  { coin, amountMinor }: Seen,
  waiting: readonly Waiting[],
  due: Coin,
): { withdrawalId: string; verdict: Exclude<Verdict, 'paid_twice'> } | undefined {
  const [oldest] = waiting
  if (oldest === undefined) return undefined
  if (coin !== due) return { withdrawalId: oldest.id, verdict: 'wrong_coin' }
  const paid = waiting.find(({ coinMinor }) => coinMinor === amountMinor)
  return paid === undefined
    ? { withdrawalId: oldest.id, verdict: 'wrong_amount' }
    : { withdrawalId: paid.id, verdict: 'pays' }
}

/** Identifies a transaction's output. */
export const outputKey = ({
  transaction,
  outputIndex,
}: Pick<PayoutPayment, 'transaction' | 'outputIndex'>): string => `${transaction}/${outputIndex}`
