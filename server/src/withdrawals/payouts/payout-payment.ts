import type { Coin } from '@evenmoor/ledger/money'

/** What a payment to an address where a withdrawal waits is taken for. */
export type Verdict = 'pays' | 'wrong_amount' | 'wrong_coin' | 'paid_twice'

/** A payment that was seen on a chain at an address where an approved withdrawal waited. */
export type PayoutPayment = {
  readonly network: string
  readonly transaction: string
  readonly outputIndex: number
  readonly withdrawalId: string
  readonly address: string
  readonly coin: Coin
  readonly coinMinor: bigint
  readonly verdict: Verdict
  /** Null while no block has it. */
  readonly block: { readonly height: bigint; readonly hash: string } | null
  readonly firstSeenAt: Date
  /** Since when the chain does not have it any more. */
  readonly missingAt: Date | null
}

type Waiting = { readonly id: string; readonly coinMinor: bigint }
type Seen = { readonly coin: Coin; readonly amountMinor: bigint }

/**
 * Which of the approved withdrawals that wait at an address, oldest first, a payment there is for, and whether it pays
 * it: in the right coin, to the last unit. Undefined where none waits: then it is nobody's concern.
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

/** Names an output of a transaction. */
export const outputKey = ({
  transaction,
  outputIndex,
}: Pick<PayoutPayment, 'transaction' | 'outputIndex'>): string => `${transaction}/${outputIndex}`
