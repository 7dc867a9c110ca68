import type { Context } from '#context.ts'
import { totalBroughtForward } from '#kept-months/brought-forward.ts'
import { type OwnKeptSince, ownKeptSince } from '#kept-months/own-kept-since.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { type DayChange, type PlanResult, selectChangesByDay } from './history-store.ts'

/** A UTC day of an investor's accounts together, in millionths of a dollar. */
export type AccountDay = {
  readonly day: string
  /** Daily results, gains minus losses, with what corrections changed about earlier ones. */
  readonly resultMinor: bigint
  readonly results: readonly PlanResult[]
  /** What came in and went out that no result brought: deposits, withdrawals, bonuses. Neither is below zero. */
  readonly inMinor: bigint
  readonly outMinor: bigint
  /** What there was at the end of the day. */
  readonly totalMinor: bigint
  /** The day has not come yet: what it shows is booked ahead. */
  readonly isAhead: boolean
}

export type AccountDays = {
  readonly days: readonly AccountDay[]
  /** The first of the days where there were earlier ones, of which not all entries are kept; else null. */
  readonly keptFrom: string | null
}

/**
 * Every day of an investor, from the one before the first booking, which is empty, to today or the last day booked ahead.
 * Nothing booked, no days. Where months of postings are detached they begin with what there was at the end of the day before
 * the first one that is here as a whole.
 */
export async function accountDays(ctx: Context, tx: Tx, investorId: string): Promise<AccountDays> {
  const kept = await ownKeptSince(tx, investorId)
  const all = await selectChangesByDay(tx, investorId)
  const { opening, changes } = kept === null ? fromNothing(all) : fromBoundary(all, kept)
  return {
    days: opening === undefined ? [] : daysFrom(ctx, opening, changes),
    keptFrom: kept && (opening?.day ?? null),
  }
}

/** What there was at the end of a day. */
type Opening = { readonly day: string; readonly totalMinor: bigint }
type Beginning = { readonly opening: Opening | undefined; readonly changes: readonly DayChange[] }

function fromNothing(changes: readonly DayChange[]): Beginning {
  const [first] = changes
  return { opening: first && { day: addDays(first.day, -1), totalMinor: 0n }, changes }
}

function fromBoundary(all: readonly DayChange[], { firstWholeDay, broughtForward }: OwnKeptSince): Beginning {
  const [before, changes] = [
    all.filter(({ day }) => day < firstWholeDay),
    all.filter(({ day }) => day >= firstWholeDay),
  ]
  const totalMinor = before.reduce(
    (sum, change) => sum + changeOf(change),
    totalBroughtForward(broughtForward),
  )
  return { opening: { day: addDays(firstWholeDay, -1), totalMinor }, changes }
}

const resultOf = ({ results }: DayChange): bigint =>
  results.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)

const changeOf = (change: DayChange): bigint => change.inMinor - change.outMinor + resultOf(change)

function daysFrom(ctx: Context, opening: Opening, changes: readonly DayChange[]): AccountDay[] {
  const today = utcDay(ctx.clock.now())
  // Days may be booked ahead, and the database's clock may be slightly ahead of ours, so later bookings count too.
  const last = [changes.at(-1)?.day ?? today, today].toSorted().at(-1) ?? today
  const byDay = new Map(changes.map((change) => [change.day, change]))
  let { totalMinor } = opening
  const days: AccountDay[] = []
  for (let { day } = opening; day <= last; day = addDays(day, 1)) {
    const change = byDay.get(day) ?? { day, inMinor: 0n, outMinor: 0n, results: [] }
    totalMinor += changeOf(change)
    days.push({ ...change, resultMinor: resultOf(change), totalMinor, isAhead: day > today })
  }
  return days
}
