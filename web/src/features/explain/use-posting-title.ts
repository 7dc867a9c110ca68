import type { ExplainedPosting } from '@evenmoor/contract/explanations'
import { useTranslations } from 'use-intl'

const kinds = [
  'deposit',
  'investment',
  'accrual',
  'accrual_reversal',
  'accrual_replacement',
  'accrual_clawback',
  'redemption',
  'unwinding',
  'withdrawal_request',
  'withdrawal_return',
  'withdrawal_paid',
  'bonus',
] as const

/** What a posting is about, in a line: "Daily result, Standard". */
export function usePostingTitle() {
  const t = useTranslations('explain.kind')
  return ({ kind, plan_title: plan, coin }: ExplainedPosting): string => {
    const known = kinds.find((each) => each === kind) ?? 'reversal'
    const about = coin?.toUpperCase() ?? plan
    return about === null ? t(known) : t('about', { what: t(known), about })
  }
}
