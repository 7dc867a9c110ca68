/** A plan's terms as they are in force at some moment. Amounts in millionths of a dollar. */
export type PlanTerms = {
  readonly planId: string
  readonly title: string
  readonly termsId: bigint
  /** Counted from 1 within the plan. */
  readonly version: number
  readonly minMinor: bigint
  readonly maxMinor: bigint
  /** Parts per million a day: 25000n is 2.5 %. */
  readonly ratePpm: bigint
  readonly resultSource: 'illustration' | 'market' | 'booked'
}

/** What a plan has returned on the days booked so far. */
export type PlanRecord = {
  readonly days: number
  readonly worstPpm: bigint | null
  readonly bestPpm: bigint | null
  readonly lastDay: string | null
}

/** Compares an amount with the plan's range, which includes both edges. */
export function placeInRange(
  { minMinor, maxMinor }: Pick<PlanTerms, 'minMinor' | 'maxMinor'>,
  amountMinor: bigint,
): 'below' | 'within' | 'above' {
  if (amountMinor < minMinor) return 'below'
  return amountMinor > maxMinor ? 'above' : 'within'
}
