import { addDays } from '#platform/clock.ts'

/** A position as it is stored; its value is the balance of its ledger account. Amounts in millionths of a dollar. */
export type Position = {
  readonly id: string
  /** Its short reference, `P-…`. */
  readonly reference: string
  readonly investorId: string
  readonly planId: string
  readonly planTitle: string
  readonly ratePpm: bigint
  readonly principalMinor: bigint
  readonly valueMinor: bigint
  /** The sum of its daily results, gains and losses, and of what corrections and reversals changed about them. */
  readonly resultsMinor: bigint
  /** Whether a day was booked for it, whatever it brought. */
  readonly hasResults: boolean
  /** What was taken out so far, by its owner or because its payment left its chain. */
  readonly redeemedMinor: bigint
  /** What of that was taken out because a payment left its chain. */
  readonly unwoundMinor: bigint
  readonly reinvest: Reinvesting
  /** The UTC day it was opened on. */
  readonly openedOn: string
  readonly openedAt: Date
  readonly closedAt: Date | null
}

/** Whether the results of days from `from` on stay in the position; null where it was never switched. */
export type Reinvesting = { readonly on: boolean; readonly from: string | null }

/** What one day did to a position. */
export type PositionDay = {
  readonly day: string
  readonly source: 'illustration' | 'market' | 'booked'
  readonly ratePpm: bigint
  readonly baseMinor: bigint
  readonly amountMinor: bigint
  readonly reinvested: boolean
  readonly bookedAt: Date
  /** Null where nothing moved. */
  readonly transferId: bigint | null
  /** What this transfer moved in all accounts of the investor: of other positions, too. */
  readonly transferMinor: bigint | null
  /** Oldest first. */
  readonly corrections: readonly DayChange[]
}

/** What a correction of a day changed about a position; the rate is null when it takes back what stood. */
export type DayChange = {
  /** The day was wrong, or the payment that earned it left its chain. */
  readonly because: 'correction' | 'payment'
  readonly ratePpm: bigint | null
  readonly amountMinor: bigint
  readonly bookedAt: Date
}

/**
 * The days from which reinvesting is on, off, on, … after it was switched on a UTC day; undefined when it is as wished
 * already. A switch counts from the next day on. One that is taken back on its own day never was.
 */
export function switchedReinvesting(
  switchDays: readonly string[],
  wish: { readonly on: boolean; readonly today: string },
): readonly string[] | undefined {
  const isOn = switchDays.length % 2 === 1
  if (isOn === wish.on) return undefined
  const last = switchDays.at(-1)
  return last !== undefined && last > wish.today
    ? switchDays.slice(0, -1)
    : [...switchDays, addDays(wish.today, 1)]
}

/** The first day a position gets a result for: the day after it was opened. */
export const firstResultDayOf = (openedOn: string): string => addDays(openedOn, 1)

/** One cent, in millionths of a dollar: nothing smaller may be left in a position that stays open. */
const smallestRestMinor = 10_000n

/** Why a part cannot be taken out of a position; undefined when it can. Taking all of it is always possible. */
export function partRefusal(
  valueMinor: bigint,
  partMinor: bigint,
): 'more_than_all' | 'leaves_dust' | undefined {
  if (partMinor > valueMinor) return 'more_than_all'
  const restMinor = valueMinor - partMinor
  return restMinor > 0n && restMinor < smallestRestMinor ? 'leaves_dust' : undefined
}
