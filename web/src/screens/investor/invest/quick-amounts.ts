import type { Plan } from '@evenmoor/contract/plans'
import { partInCents, usdMinor } from '#forms/usd-amount.ts'

/** The least and the most that a plan takes, or this many percent of what is available. */
export type QuickAmount = { readonly kind: 'min' | '25' | '50' | 'max'; readonly value: string }

/** Amounts that need no typing. Parts of the balance are offered where the plan takes them; a coin can pay the rest. */
export function quickAmounts(plan: Plan, available: string | undefined): readonly QuickAmount[] {
  const min = usdMinor(plan.min_deposit)
  const max = usdMinor(plan.max_deposit)
  const balance = usdMinor(available ?? '0')
  const parts = ([25, 50] as const)
    .map((percent) => ({ kind: `${percent}` as const, value: partInCents(balance, percent) }))
    .filter(({ value }) => usdMinor(value) > min && usdMinor(value) < max)
  return [{ kind: 'min', value: plan.min_deposit }, ...parts, { kind: 'max', value: plan.max_deposit }]
}
