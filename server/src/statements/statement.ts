/** Statements as pure values: months, lines, and what they come to. */
import type { StatementFacts } from '@evenmoor/contract/statements'
import type { TransferKind } from '@evenmoor/ledger'
import { formatMoney, usd } from '@evenmoor/ledger/money'
import { addDays, utcDay } from '#platform/clock.ts'

/** Dollars of one investor by where they are, in millionths. */
export type OwnBalances = {
  readonly available: bigint
  readonly invested: bigint
  readonly withdrawing: bigint
}

/** One transfer that touched the own accounts, and what it did to each of them. */
export type OwnMovement = OwnBalances & {
  readonly id: bigint
  readonly kind: TransferKind
  readonly reference: string
  readonly day: string | null
  readonly at: Date
  readonly coin: string | null
  readonly feeMinor: bigint
}

/** A line of a statement, amounts as decimal text. */
export type StatementLine = {
  readonly transfer: string
  readonly at: string
  readonly kind: TransferKind
  /** The short reference of what it is about, or a plan's id. */
  readonly reference: string
  readonly day: string | null
  readonly coin: string | null
  readonly plan: string | null
  /** What available, invested and being withdrawn together gained, or lost below zero. */
  readonly change: string
  /** What went from one of them to another. */
  readonly moved: string
  readonly fee: string
  /** What they came to afterwards. */
  readonly balance: string
}

export const totalOf = ({ available, invested, withdrawing }: OwnBalances): bigint =>
  available + invested + withdrawing

/** Millionths behind a decimal text of ours, which may be below zero. */
export const dollarsOf = (text: string): bigint => (text.startsWith('-') ? -usd(text.slice(1)) : usd(text))

export const usdText = (minor: bigint): string => formatMoney({ asset: 'usd', minor })

/** The month of a moment, in UTC. */
export const periodOf = (at: Date): string => utcDay(at).slice(0, 7)

/** The month after another one. */
export const nextPeriod = (period: string): string => addDays(`${period}-28`, 5).slice(0, 7)

/** The first month of which this day and all days after it are a whole one. */
export const firstPeriodFrom = (day: string): string =>
  day.endsWith('-01') ? day.slice(0, 7) : nextPeriod(day.slice(0, 7))

/** The month before the one of a moment. */
export const periodBefore = (now: Date): string => addDays(firstDayOf(periodOf(now)), -1).slice(0, 7)

export const firstDayOf = (period: string): string => `${period}-01`

export const lastDayOf = (period: string): string => addDays(firstDayOf(nextPeriod(period)), -1)

/** When a month is over: its first moment that is no longer part of it. */
export const endOf = (period: string): Date => new Date(`${firstDayOf(nextPeriod(period))}T00:00:00Z`)

/** What was begun before midnight may be booked a moment later with a time before it: a month waits for that. */
const settlingMs = 10 * 60_000

/** Whether nothing more can be booked in a month. */
export const isComplete = (period: string, now: Date): boolean =>
  now.getTime() >= endOf(period).getTime() + settlingMs

/** Which part of the change a line belongs to; what only moves between the own accounts is in none. */
export function changesOf(movements: readonly OwnMovement[]): StatementFacts['changes'] {
  const sums = {
    deposits: 0n,
    gains: 0n,
    losses: 0n,
    corrections: 0n,
    bonuses: 0n,
    withdrawn: 0n,
    fees: 0n,
  }
  for (const movement of movements) {
    const change = totalOf(movement)
    if (movement.kind === 'withdrawal_paid') {
      sums.fees -= movement.feeMinor
      sums.withdrawn += change + movement.feeMinor
    } else if (movement.kind === 'deposit') sums.deposits += change
    else if (movement.kind === 'bonus') sums.bonuses += change
    else if (movement.kind === 'accrual') sums[change < 0n ? 'losses' : 'gains'] += change
    else sums.corrections += change
  }
  const { deposits, gains, losses, corrections, bonuses, withdrawn, fees } = sums
  return {
    deposits: usdText(deposits),
    gains: usdText(gains),
    losses: usdText(losses),
    corrections: usdText(corrections),
    bonuses: usdText(bonuses),
    withdrawn: usdText(withdrawn),
    fees: usdText(fees),
  }
}

/** The lines in order, each with what there was afterwards. */
export function linesOf(
  openingMinor: bigint,
  movements: readonly OwnMovement[],
  {
    planOf,
    shortOf,
  }: { planOf: (reference: string) => string | null; shortOf: (reference: string) => string },
): StatementLine[] {
  let balance = openingMinor
  return movements.map((movement) => {
    const change = totalOf(movement)
    balance += change
    const moved = change === 0n ? movement.available : 0n
    return {
      transfer: movement.id.toString(),
      at: movement.at.toISOString(),
      kind: movement.kind,
      reference: shortOf(movement.reference),
      day: movement.day,
      coin: movement.coin,
      plan: planOf(movement.reference),
      change: usdText(change),
      moved: usdText(moved < 0n ? -moved : moved),
      fee: usdText(movement.feeMinor),
      balance: usdText(balance),
    }
  })
}

/** JSON with its keys in order and nothing between: the same facts are the same bytes. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
