/** What should be: the product's money rules again, as plain sums in memory, without a ledger or a database. */
import type { Coin } from '@evenmoor/ledger/money'
import type { ModelPlan, PlanId } from './plans.ts'

export type ModelPayment = {
  readonly transaction: string
  readonly coinMinor: bigint
  /** The height of its block; null in the pool. */
  height: bigint | null
  isDropped: boolean
  /** What it was credited with, once it was; kept when the credit is taken back, because it may come again. */
  usdMinor: bigint | undefined
  isCredited: boolean
  /** It left the chain, and its credit is spent. */
  isMissing: boolean
  /** What left the investor together with its credit, until it returns. */
  readonly unwindings: ModelUnwinding[]
}

/** The results that were reversed with a credit. */
export type ModelUnwinding = {
  /** By `position day`; below zero losses, which were given back. */
  readonly days: ReadonlyMap<string, bigint>
  /** Their sum, without what the investor no longer had. */
  readonly takenMinor: bigint
  /** What they no longer had. */
  readonly shortfallMinor: bigint
  isUndone: boolean
}

export type ModelDeposit = {
  readonly id: string
  readonly coin: Coin
  readonly coinMinor: bigint
  readonly amountMinor: bigint
  readonly planId: PlanId | undefined
  /** The version of its terms that it was opened under. */
  readonly termsVersion: number | undefined
  readonly expiresAt: Date
  readonly payments: ModelPayment[]
  isSettled: boolean
}

export type ModelPosition = {
  readonly id: string
  readonly planId: string
  /** That of the terms it was opened under: what its illustrated days are. */
  readonly ratePpm: bigint
  /** The last UTC day that it has had; at first the one it was opened on. */
  resultsTo: string
  valueMinor: bigint
  isClosed: boolean
  /** The payments that left their chain and took a part of it with them. */
  readonly unwoundBy: { readonly payment: ModelPayment; readonly amountMinor: bigint }[]
  /** The days from which its gains stay in it, are paid out, stay in it, and so on. */
  switchDays: readonly string[]
  /** What each day that it has had was applied to, and what stands for that day now. */
  readonly days: Map<string, ModelDay>
}

/** What a day did to a position; the three together are its share. */
export type ModelDay = {
  readonly baseMinor: bigint
  investedMinor: bigint
  availableMinor: bigint
  /** What the house bore for the day in the investor's place, as long as nothing made up for it. */
  borneMinor: bigint
  /** Of that, what belongs to the share that stands. */
  standingShortfallMinor: bigint
  /** All that the day gave the investor by its result and its corrections. */
  stoodMinor: bigint
  /** What was reversed of it because a payment left its chain. */
  readonly reversals: ModelReversal[]
}

export type ModelReversal = {
  readonly unwinding: ModelUnwinding
  readonly amountMinor: bigint
  /** What the day gave then. */
  readonly ofMinor: bigint
  /** A correction since has left it out. */
  isCorrected: boolean
}

/** Those whose payment has not returned. */
export const stillReversed = (reversals: readonly ModelReversal[]): readonly ModelReversal[] =>
  reversals.filter(({ unwinding }) => !unwinding.isUndone)

export const sumOf = (reversals: readonly ModelReversal[]): bigint =>
  reversals.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)

export type ModelWithdrawal = {
  readonly id: string
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  readonly requestedAt: Date
  readonly approvalsNeeded: 1 | 2
  readonly approvedBy: string[]
  isOnHold: boolean
  status: 'in_review' | 'approved' | 'paid' | 'returned'
}

/** What a step did to an investor's money, in the order in which it happened. */
export type Move =
  | { readonly kind: 'credited'; readonly payment: ModelPayment; readonly usdMinor: bigint }
  | { readonly kind: 'taken back'; readonly payment: ModelPayment; readonly usdMinor: bigint }
  /** Results reversed with a payment, as far as they were there; below zero losses, or results, given back. */
  | { readonly kind: 'results'; readonly payment: ModelPayment; readonly takenMinor: bigint }
  | {
      readonly kind: 'opened'
      readonly positionId: string
      readonly amountMinor: bigint
      /** The checkout that opened it. */
      readonly deposit: ModelDeposit | undefined
    }
  | { readonly kind: 'redeemed'; readonly positionId: string; readonly amountMinor: bigint }
  | {
      readonly kind: 'unwound'
      readonly payment: ModelPayment
      readonly positionId: string
      readonly amountMinor: bigint
    }
  | ({ readonly kind: 'day'; readonly baseMinor: bigint } & OfDay)
  | ({ readonly kind: 'corrected' } & OfDay)
  /** Money that came from elsewhere or left, and what it belongs to: what left for something may come back from it. */
  | { readonly kind: 'moved'; readonly about: string; readonly amountMinor: bigint }

/** What changed about a day of a position. */
export type OfDay = {
  readonly positionId: string
  readonly day: string
  readonly investedMinor: bigint
  readonly availableMinor: bigint
}

export type ModelBonus = 'pending' | 'verified' | 'refused'

export class ModelInvestor {
  readonly id: string
  readonly address: string
  /** In the practice wallet, outside of the platform. */
  readonly wallet: Map<Coin, bigint>
  availableMinor = 0n
  /** Who invited them, and what became of the bonus that their first investment brings. */
  readonly invitedBy: ModelInvestor | undefined
  bonus: ModelBonus = 'pending'
  readonly deposits: ModelDeposit[] = []
  readonly positions: ModelPosition[] = []
  readonly withdrawals: ModelWithdrawal[] = []
  /** All that was done with their money, for `followGone`. */
  readonly moves: Move[] = []
  /** The coins whose reversals pause withdrawals: nothing of this investor is approved or paid meanwhile. */
  readonly pauses = new Set<Coin>()

  constructor(id: string, address: string, wallet: Map<Coin, bigint>, invitedBy?: ModelInvestor) {
    this.id = id
    this.invitedBy = invitedBy
    this.address = address
    this.wallet = wallet
  }

  get investedMinor(): bigint {
    return this.positions.reduce((sum, { valueMinor }) => sum + valueMinor, 0n)
  }

  get withdrawingMinor(): bigint {
    return this.withdrawals
      .filter(({ status }) => status === 'in_review' || status === 'approved')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  }

  /** Opens a position with what is available; `deposit` is the checkout that chose it. */
  open(
    opened: Pick<ModelPosition, 'id' | 'planId' | 'ratePpm' | 'resultsTo' | 'valueMinor'>,
    deposit?: ModelDeposit,
  ): void {
    const { id: positionId, valueMinor: amountMinor } = opened
    this.availableMinor -= amountMinor
    this.positions.push({ ...opened, isClosed: false, unwoundBy: [], switchDays: [], days: new Map() })
    this.moves.push({ kind: 'opened', positionId, amountMinor, deposit })
  }

  /** Money that comes from elsewhere or, below zero, leaves. */
  move(about: string, amountMinor: bigint): void {
    this.availableMinor += amountMinor
    this.moves.push({ kind: 'moved', about, amountMinor })
  }

  changeWallet(coin: Coin, minor: bigint): void {
    this.wallet.set(coin, (this.wallet.get(coin) ?? 0n) + minor)
  }
}

export type Model = {
  readonly investors: ModelInvestor[]
  readonly plans: Record<PlanId, ModelPlan>
  feesMinor: bigint
  /** What corrections could not take back, below zero. */
  shortfallsMinor: bigint
  /** The height of the newest block of the practice network. */
  height: bigint
}

/** One percent, up to the next cent; the amount is at least two cents. */
export const feeOf = (amountMinor: bigint): bigint => ((amountMinor + 999_999n) / 1_000_000n) * 10_000n

/** amount × rate, downwards, in parts per million. */
export function shareOf(valueMinor: bigint, ratePpm: bigint): bigint {
  const product = valueMinor * ratePpm
  const share = product / 1_000_000n
  return product < 0n && share * 1_000_000n !== product ? share - 1n : share
}

/** What the coins of a payment add to the worth of those that were credited before it, at the held price. */
export function creditOf(deposit: ModelDeposit, payment: ModelPayment): bigint {
  const before = deposit.payments
    .filter((other) => other !== payment && other.isCredited)
    .reduce((sum, { coinMinor }) => sum + coinMinor, 0n)
  const worth = (coinMinor: bigint) => (coinMinor * deposit.amountMinor) / deposit.coinMinor
  return worth(before + payment.coinMinor) - worth(before)
}
