/** The plans in the model: versions of terms that staff make, call off and close. */
import { dayMs, utcDay } from '#platform/clock.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { World } from './world.ts'

export const planIds = ['basic', 'standard', 'premium'] as const

export type PlanId = (typeof planIds)[number]

export type ModelTerms = {
  readonly version: number
  readonly minMinor: bigint
  readonly maxMinor: bigint
  readonly ratePpm: bigint
  /** Milliseconds since 1970. */
  readonly from: number
  isCalledOff: boolean
}

export type ModelPlan = { readonly versions: ModelTerms[]; isClosed: boolean }

/** The plans as the product begins with them. */
export async function readPlans({ ctx }: World): Promise<Record<PlanId, ModelPlan>> {
  const { rows } = await asSql(ctx.db).query<{
    plan_id: string
    version: number
    min_minor: bigint
    max_minor: bigint
    rate_ppm: number
    effective_from: Date
  }>('select * from plan_terms order by version')
  const planOf = (id: PlanId): ModelPlan => ({
    isClosed: false,
    versions: rows
      .filter(({ plan_id: planId }) => planId === id)
      .map((row) => ({
        version: row.version,
        minMinor: row.min_minor,
        maxMinor: row.max_minor,
        ratePpm: BigInt(row.rate_ppm),
        from: row.effective_from.getTime(),
        isCalledOff: false,
      })),
  })
  return { basic: planOf('basic'), standard: planOf('standard'), premium: planOf('premium') }
}

/** The terms that a position opened at `now` gets; undefined when the plan takes no more money. */
export function openTerms({ versions, isClosed }: ModelPlan, now: Date): ModelTerms | undefined {
  return isClosed
    ? undefined
    : versions.findLast(({ from, isCalledOff }) => !isCalledOff && from <= now.getTime())
}

/** The newest terms that were not called off, announced ones too. */
export const newestTerms = ({ versions }: ModelPlan): ModelTerms | undefined =>
  versions.findLast(({ isCalledOff }) => !isCalledOff)

export const isWithin = ({ minMinor, maxMinor }: ModelTerms, amountMinor: bigint): boolean =>
  amountMinor >= minMinor && amountMinor <= maxMinor

/** The start of the UTC day that is `days` ahead. */
export const startOfDay = (now: Date, days: number): number =>
  Date.parse(`${utcDay(now)}T00:00:00Z`) + days * dayMs
