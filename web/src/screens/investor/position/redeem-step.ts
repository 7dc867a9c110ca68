import type { Plan } from '@evenmoor/contract/plans'
import { parsePlainDecimal, type TypedDecimal } from '#i18n/typed-decimal.ts'
import { readUsdAmount, type UsdAmountProblem, usdMinor, usdText } from '#forms/usd-amount.ts'

export const redeemSteps = ['amount', 'check'] as const
export type RedeemStep = (typeof redeemSteps)[number]

/** What the address bar says about taking money back: all of it, a part, or not said yet. */
export type RedeemDraft = {
  readonly step: RedeemStep
  readonly what: 'all' | 'part' | null
  /** Plain decimal text, of a part. */
  readonly amount: string
}

/** One cent: nothing smaller may stay in a position. */
const leastRestMinor = 10_000n

export type PartProblem = UsdAmountProblem | 'tooMuch' | 'dust'
export type Part =
  | { readonly ok: true; readonly text: string; readonly isAll: boolean }
  | { readonly ok: false; readonly problem: PartProblem }

/** Whether so much can be taken out of a position; the same rules as the server's. */
export function checkPart(typed: TypedDecimal, value: string): Part {
  // The whole of it may have more decimals than cents.
  if (typed.ok && typed.text === value) return { ok: true, text: value, isAll: true }
  const amount = readUsdAmount(typed)
  if (!amount.ok) return amount
  const restMinor = usdMinor(value) - amount.minor
  if (restMinor < 0n) return { ok: false, problem: 'tooMuch' }
  if (restMinor > 0n && restMinor < leastRestMinor) return { ok: false, problem: 'dust' }
  return { ok: true, text: amount.text, isAll: restMinor === 0n }
}

/** Reads the draft; the check comes only after an answer that can be carried out. */
export function readRedeemDraft(search: URLSearchParams, value: string): RedeemDraft {
  const what = (['all', 'part'] as const).find((known) => known === search.get('take')) ?? null
  const amount = search.get('amount') ?? ''
  const canCheck = what === 'all' || (what === 'part' && checkPart(parsePlainDecimal(amount), value).ok)
  return { step: search.get('step') === 'check' && canCheck ? 'check' : 'amount', what, amount }
}

export const redeemQuery = ({ step, what, amount }: RedeemDraft): Record<string, string> => ({
  step,
  ...(what && { take: what }),
  ...(what === 'part' && amount && { amount }),
})

/** What taking so much does: exact, because nothing is charged. */
export function effectOf(
  taken: string,
  position: { value: string; terms: Pick<Plan, 'min_deposit'> },
  available: string,
) {
  const takenMinor = usdMinor(taken)
  const restMinor = usdMinor(position.value) - takenMinor
  return {
    stays: usdText(restMinor),
    availableAfter: usdText(usdMinor(available) + takenMinor),
    closes: restMinor === 0n,
    isBelowLeast: restMinor > 0n && restMinor < usdMinor(position.terms.min_deposit),
  }
}
