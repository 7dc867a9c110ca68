import type { Plan } from '@evenmoor/contract/plans'
import type { DepositLimit } from '@evenmoor/contract/safeguards'
import { noDollars, usdMinor } from '#forms/usd-amount.ts'

/** How a plan's least amount can be paid: `none` says what the own limits on deposits leave for a coin. */
export type PlanReach =
  | { readonly by: 'balance' | 'coin' }
  | { readonly by: 'none'; readonly roomMinor: bigint }

/** What the own limits leave for new deposits, by the tightest of them; null without any. */
function depositRoom(limits: readonly DepositLimit[]): bigint | null {
  const rooms = limits.flatMap(({ max, used }) => {
    if (max === null) return []
    const left = usdMinor(max) - usdMinor(used)
    return [left < noDollars ? noDollars : left]
  })
  return rooms.reduce<bigint | null>((least, room) => (least === null || room < least ? room : least), null)
}

/**
 * Whether somebody can pay what a plan needs at least. A plan that the balance does not reach can be paid with a coin,
 * unless their own limits leave less than that.
 */
export function reachOf(
  { min_deposit: least }: Pick<Plan, 'min_deposit'>,
  available: string,
  limits: readonly DepositLimit[],
): PlanReach {
  const neededMinor = usdMinor(least)
  if (usdMinor(available) >= neededMinor) return { by: 'balance' }
  const roomMinor = depositRoom(limits)
  return roomMinor === null || roomMinor >= neededMinor ? { by: 'coin' } : { by: 'none', roomMinor }
}

/** The plan that is chosen until somebody chooses another: the first that can be paid. */
export const suggestedPlan = <Offered extends Pick<Plan, 'min_deposit'>>(
  plans: readonly Offered[],
  reachBy: (plan: Offered) => PlanReach,
): Offered | undefined => plans.find((plan) => reachBy(plan).by !== 'none')
