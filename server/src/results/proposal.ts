import { because, type Refusal } from '@evenmoor/contract/refusals'

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
export function proposalRefusal(standing: DayState, kind: ProposalKind): Refusal | undefined {
  const allowed = mayPropose(standing)
  if (allowed === kind) return undefined
  if (allowed === 'result') return because('no_result_to_take_back')
  if (allowed === 'reversal') return because('result_booked_already')
  if (!standing.hasResult) return because('results_not_by_staff')
  return because('result_on_its_way')
}
