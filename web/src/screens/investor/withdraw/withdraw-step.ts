import { parsePlainDecimal, type TypedDecimal } from '#i18n/typed-decimal.ts'
import { readUsdAmount, type UsdAmountProblem, usdText } from '#forms/usd-amount.ts'
import { withdrawalLines } from './withdrawal-fee.ts'

export const withdrawSteps = ['amount', 'address', 'review'] as const
export type WithdrawStep = (typeof withdrawSteps)[number]

/** What the address bar says about a withdrawal that is being made. */
export type WithdrawDraft = {
  readonly step: WithdrawStep
  /** Plain decimal text, whatever the language. */
  readonly amount: string
  /** As typed, or empty. `withNormalizedAddress` checks it in the steps that need it. */
  readonly address: string
  /** What a new address is to be called in the address book; may be empty. */
  readonly label: string
}

export type WithdrawAmount =
  | { readonly ok: true; readonly minor: bigint; readonly text: string }
  | { readonly ok: false; readonly problem: UsdAmountProblem | 'amountAboveAvailable' | 'tooSmall' }

/** Whether an amount can be withdrawn: in cents, or all that is available to the last millionth. */
export function checkWithdrawAmount(typed: TypedDecimal, availableMinor: bigint): WithdrawAmount {
  const isAll = availableMinor > 0n && typed.ok && typed.text === usdText(availableMinor)
  const amount = isAll
    ? ({ ok: true, minor: availableMinor, text: usdText(availableMinor) } as const)
    : readUsdAmount(typed)
  if (!amount.ok) return amount
  if (amount.minor > availableMinor) return { ok: false, problem: 'amountAboveAvailable' }
  return withdrawalLines(amount.minor).isNothingLeft ? { ok: false, problem: 'tooSmall' } : amount
}

/** Reads the draft from the address bar; without an amount that can be withdrawn it is at its first step. */
export function readWithdrawDraft(search: URLSearchParams, availableMinor: bigint): WithdrawDraft {
  const amount = search.get('amount') ?? ''
  const wanted = withdrawSteps.find((step) => step === search.get('step')) ?? 'amount'
  const amountIsGood = checkWithdrawAmount(parsePlainDecimal(amount), availableMinor).ok
  return {
    step: amountIsGood ? wanted : 'amount',
    amount,
    address: search.get('address') ?? '',
    label: search.get('label') ?? '',
  }
}

/** The draft as query parameters. */
export const withdrawQuery = ({ step, amount, address, label }: WithdrawDraft): Record<string, string> => ({
  step,
  ...(amount && { amount }),
  ...(address && { address }),
  ...(label && { label }),
})
