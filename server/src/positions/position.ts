import { addDays } from '#platform/clock.ts'

/** A position as it is stored; its value is the balance of its ledger account. Amounts in millionths of a dollar. */
export type Position = {
  readonly id: string
  readonly investorId: string
  readonly planId: string
  readonly planTitle: string
  readonly ratePpm: bigint
  readonly principalMinor: bigint
  readonly valueMinor: bigint
  /** The sum of its daily results, gains and losses. */
  readonly resultsMinor: bigint
  /** The UTC day it was opened on. */
  readonly openedOn: string
  readonly openedAt: Date
  readonly closedAt: Date | null
}

/** The first day whose result a position gets: it takes part in the days after the one it was opened on. */
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
