import type { Plan } from '@evenmoor/contract/plans'
import { parsePlainDecimal, type TypedDecimal } from '#i18n/typed-decimal.ts'
import { readUsdAmount, usdMinor, type UsdAmountProblem } from '#forms/usd-amount.ts'

export const investSteps = ['plan', 'review', 'pay'] as const
export type InvestStep = (typeof investSteps)[number]

/** What the address bar says about an investment that is being made. */
export type InvestDraft = {
  readonly step: InvestStep
  readonly plan: Plan | null
  /** Plain decimal text, whatever the language. */
  readonly amount: string
  readonly understood: boolean
  /** Other terms were understood than are in force by now. */
  readonly termsChanged: boolean
}

/** What the screen before says: a payment is on its way to the account. */
export type InvestNews = { readonly isMoneyComing?: boolean }

export type InvestAmount =
  | { readonly ok: true; readonly minor: bigint; readonly text: string }
  | { readonly ok: false; readonly problem: UsdAmountProblem | 'amountRange' }

/** Whether an amount can go into a plan; both edges of the range belong to it. */
export function checkInvestAmount(typed: TypedDecimal, plan: Plan): InvestAmount {
  const amount = readUsdAmount(typed)
  if (!amount.ok) return amount
  const inRange = amount.minor >= usdMinor(plan.min_deposit) && amount.minor <= usdMinor(plan.max_deposit)
  return inRange ? amount : { ok: false, problem: 'amountRange' }
}

/**
 * Reads the draft from the address bar. A step whose answers before it are missing or wrong falls back to the
 * first that has to be answered, so that no address skips the range or the risks.
 */
export function readInvestDraft(search: URLSearchParams, plans: readonly Plan[]): InvestDraft {
  const plan = plans.find(({ id }) => id === search.get('plan')) ?? null
  const amount = search.get('amount') ?? ''
  const version = search.get('understood')
  const understood = version !== null && version === String(plan?.terms_version)
  const step = allowedStep(search.get('step'), { plan, amount, understood })
  return { step, plan, amount, understood, termsChanged: version !== null && !understood }
}

function allowedStep(
  wanted: string | null,
  { plan, amount, understood }: Pick<InvestDraft, 'plan' | 'amount' | 'understood'>,
): InvestStep {
  const step = investSteps.find((known) => known === wanted) ?? 'plan'
  if (step === 'plan' || plan === null) return 'plan'
  if (!checkInvestAmount(parsePlainDecimal(amount), plan).ok) return 'plan'
  return step === 'pay' && understood ? 'pay' : 'review'
}

/** The draft as query parameters. A changed plan or amount has not been understood yet: leave `understood` out. */
export function investQuery(draft: {
  step: InvestStep
  plan?: string | undefined
  amount?: string | undefined
  /** The version of the terms. */
  understood?: number
}): Record<string, string> {
  return {
    step: draft.step,
    ...(draft.plan && { plan: draft.plan }),
    ...(draft.amount && { amount: draft.amount }),
    ...(draft.understood && { understood: String(draft.understood) }),
  }
}
