/** What may be proposed for a plan's day, by its state. Pure. */

/** The state of a plan's day, as far as it decides what may be proposed. */
export type DayState = {
  /** There is a result, of whatever source. */
  readonly hasResult: boolean
  /** Every position has had it. */
  readonly isAccrued: boolean
  /** Whether staff have to book the day, because its source gives no result automatically. */
  readonly isStaffToBook: boolean
  /** The newest correction of the day. */
  readonly correction: { readonly isReversal: boolean; readonly isComplete: boolean } | undefined
}

export type ProposalKind = 'result' | 'reversal'

/** What may be proposed now: nothing while something is on its way to the positions. */
export function mayPropose(standing: DayState): ProposalKind | undefined {
  const { hasResult, isAccrued, isStaffToBook, correction } = standing
  if (!hasResult) return isStaffToBook ? 'result' : undefined
  if (!isAccrued || correction?.isComplete === false) return undefined
  return correction?.isReversal === true ? 'result' : 'reversal'
}

/** Why something cannot be proposed for the day, and what to do next. */
export function proposalRefusal(standing: DayState, kind: ProposalKind): string | undefined {
  const allowed = mayPropose(standing)
  if (allowed === kind) return undefined
  if (allowed === 'result') return 'There is no result of this day to take back. Book one instead.'
  if (allowed === 'reversal')
    return 'This day has a result. If it is wrong, have it taken back first; then the right one can be booked.'
  if (!standing.hasResult)
    return 'The results of this plan do not come from staff on this day. Nothing was booked.'
  return 'What was booked for this day is still on its way to the positions. Try again in a minute.'
}
