import { type ExplainedPosting, type FigureName, termKinds } from '@evenmoor/contract/explanations'
import type { TransferKind } from '@evenmoor/ledger'
import type { Coin } from '@evenmoor/ledger/money'

/** The lines of a sum that postings make; what is brought forward is beside them. */
export type TermKind = Exclude<(typeof termKinds)[number], 'brought_forward'>

/** Which of an investor's postings a figure is the sum of. */
export type FigureScope = {
  /** Of which of their accounts; all of them when left out. */
  readonly accounts?: readonly ('available' | 'invested' | 'withdrawing')[]
  /** The account of this position alone. */
  readonly positionId?: string
  /** The results of this plan alone. */
  readonly planId?: string
  readonly kinds?: readonly TransferKind[]
  /** What the transfer belongs to, as `noun/id`; or all that begins so, as `noun/%`. */
  readonly reference?: string
  /** This transfer alone; its moves between available and positions count as what they did to available. */
  readonly transactionId?: string
  /** Up to this transfer, with it or without. */
  readonly upTo?: { readonly transferId: string; readonly isIncluded: boolean }
  /** UTC days of the history, both included, from the first on without `from`: results, everything else, or all. */
  readonly days?: { readonly from?: string; readonly to: string; readonly part: 'results' | 'paid' | 'all' }
  /** UTC days of booking, as in the statements. */
  readonly bookedDays?: { readonly from?: string; readonly to: string }
  /** The house's account of the transfers that moved money set aside for withdrawals, instead of the own one. */
  readonly house?: 'fees' | 'conversion'
  /** Whether the ledger keeps the sum as balances. */
  readonly isKept: boolean
}

/** The postings that a figure is the sum of. */
export function scopeOf(of: FigureName): FigureScope {
  const [name = '', first = '', second = '', third = ''] = of.split(':')
  switch (name) {
    case 'available':
    case 'invested':
    case 'withdrawing':
      return { accounts: [name], isKept: true }
    case 'position':
      return { accounts: ['invested'], positionId: first, isKept: true }
    case 'principal':
      return { accounts: ['invested'], positionId: first, kinds: ['investment'], isKept: false }
    case 'redeemed':
    case 'unwound':
      return {
        accounts: ['available'],
        kinds: name === 'redeemed' ? ['redemption', 'unwinding'] : ['unwinding'],
        reference: `position/${first}`,
        isKept: false,
      }
    case 'worth':
      return {
        accounts: ['invested'],
        positionId: first,
        upTo: { transferId: second, isIncluded: false },
        isKept: false,
      }
    case 'deposit':
      return { reference: `deposit/${first}`, isKept: false }
    case 'fee':
    case 'received':
      return {
        accounts: ['withdrawing'],
        kinds: ['withdrawal_paid', 'reversal'],
        reference: `withdrawal/${first}`,
        house: name === 'fee' ? 'fees' : 'conversion',
        isKept: false,
      }
    case 'withdrawal':
      return {
        accounts: ['withdrawing'],
        kinds: ['withdrawal_request'],
        reference: `withdrawal/${first}`,
        isKept: false,
      }
    case 'transaction':
      return { accounts: ['available', 'invested'], transactionId: first, isKept: false }
    case 'after':
      return { accounts: ['available'], upTo: { transferId: first, isIncluded: true }, isKept: false }
    case 'bonuses':
      return { reference: 'bonus/%', isKept: false }
    case 'bonus':
      return { reference: `bonus/${first}`, isKept: false }
    case 'results':
    case 'paid':
      return { days: { from: first, to: second, part: name }, isKept: false }
    case 'plan':
      return {
        planId: first,
        reference: `plan/${first}/%`,
        days: { from: second, to: third, part: 'results' },
        isKept: false,
      }
    case 'reversed':
      return {
        reference: 'unwinding/%',
        days: { from: first, to: second, part: 'results' },
        isKept: false,
      }
    case 'balance':
      return { days: { to: first, part: 'all' }, isKept: false }
    case 'booked':
      return { bookedDays: { to: first }, isKept: false }
    case 'change':
      return { bookedDays: { from: first, to: second }, isKept: false }
    default:
      return { isKept: true }
  }
}

/** Postings that have in common what a term is told by. */
export type PostingGroup = {
  readonly kind: TransferKind
  /** The beginning of what the transfer belongs to: deposit, plan, unwinding, withdrawal, … */
  readonly noun: string
  readonly account: 'available' | 'invested' | 'withdrawing' | 'fees' | 'conversion'
  /** Of a withdrawal: what became of it by the postings that count. */
  readonly withdrawal: 'open' | 'paid' | 'returned' | null
  readonly count: number
  readonly amountMinor: bigint
}

/** The line of the sum that a group belongs to. */
export function termOf({ kind, noun, account, withdrawal }: PostingGroup): TermKind {
  switch (kind) {
    case 'deposit':
      return 'deposits'
    case 'bonus':
      return 'bonuses'
    case 'accrual':
    case 'accrual_replacement':
      return 'results'
    case 'investment':
      return account === 'invested' ? 'put_in' : 'put_into_positions'
    case 'redemption':
    case 'unwinding':
      return account === 'invested' ? 'taken_out' : 'taken_from_positions'
    case 'withdrawal_paid':
      return 'withdrawals_paid'
    case 'withdrawal_request':
    case 'withdrawal_return':
      return account === 'withdrawing' ? withdrawingTerms[kind] : availableTerms[withdrawal ?? 'open']
    case 'reversal':
      return reversedTerms[noun] ?? 'corrections'
    default:
      return 'corrections'
  }
}

const withdrawingTerms = {
  withdrawal_request: 'withdrawals_requested',
  withdrawal_return: 'withdrawals_returned',
} as const
const availableTerms = {
  open: 'withdrawals_open',
  paid: 'withdrawals_paid',
  returned: 'withdrawals_returned',
} as const
const reversedTerms: Readonly<Record<string, TermKind>> = {
  deposit: 'deposits_reversed',
  bonus: 'bonuses',
  withdrawal: 'withdrawals_paid',
}

export type Term = { readonly kind: TermKind; readonly count: number; readonly amountMinor: bigint }

/** The lines of the sum in their order: what adds before what takes away, and deposits first. */
export function termsOf(groups: readonly PostingGroup[]): Term[] {
  const terms = [...Map.groupBy(groups, termOf)].map(([kind, each]) => ({
    kind,
    count: each.reduce((sum, { count }) => sum + count, 0),
    amountMinor: each.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
  }))
  const place = ({ kind, amountMinor }: Term) =>
    termKinds.indexOf(kind) + (amountMinor < 0n ? termKinds.length : 0)
  return terms.toSorted((a, b) => place(a) - place(b))
}

/** A posting with what the ledger knows around it. Amounts in smallest units. */
export type ScopedPosting = {
  readonly transferId: bigint
  readonly line: number
  readonly kind: TransferKind
  readonly reference: string
  readonly effectiveOn: string | null
  readonly createdAt: Date
  readonly account: TransferLine
  /** Null for an account of the house. */
  readonly balanceAfterMinor: bigint | null
  /** Every other line of the transfer; null where it is one of a day's results for many people. */
  readonly others: readonly TransferLine[] | null
  readonly seal: Seal | null
  readonly sealBefore: Seal | null
  readonly proof: { readonly text: string | null; readonly digest: string } | null
}

export type TransferLine = {
  readonly account: ExplainedPosting['posting']['account']
  readonly isOwn: boolean
  readonly positionId: string | null
  readonly asset: 'usd' | Coin
  readonly amountMinor: bigint
}

export type Seal = { readonly position: bigint; readonly transferId: bigint; readonly hash: string }

/**
 * The other side of a posting. A day's results are booked for many people in one transfer, and nobody is shown the lines of
 * others: there it is the house's account of results, by the same amount.
 */
export function otherSideOf({ others, account }: ScopedPosting): readonly TransferLine[] {
  return (
    others ?? [
      {
        account: 'results',
        isOwn: false,
        positionId: null,
        asset: 'usd',
        amountMinor: -account.amountMinor,
      },
    ]
  )
}
