import type { Plan } from '@evenmoor/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { formatPercent } from '#i18n/format-money.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary, type FormProblem } from '#ui/ErrorSummary.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { useBalanceText, useUsdText } from '#ui/use-money-text.ts'
import { walletQuery } from '#queries/money-queries.ts'
import { StepPage } from '#ui/StepPage.tsx'
import { ParsedAmount } from '#ui/ParsedAmount.tsx'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { useDecimalInput } from '#ui/use-decimal-input.ts'
import { quickAmounts } from './quick-amounts.ts'
import { checkInvestAmount, investQuery } from './invest-step.ts'
import { ForecastCard } from './ForecastCard.tsx'
import { OutcomesCard } from './OutcomesCard.tsx'
import { useInvestSteps } from './use-invest-steps.ts'

/** How much, with what one day could do to it beside the field. */
export function AmountStep({ plan, given }: { plan: Plan; given: string }) {
  const t = useTranslations()
  const locale = useLocale()
  const mode = useMode()
  const usdText = useUsdText()
  const balanceText = useBalanceText()
  const { keep, go, queryOf } = useQueryDraft()
  const wallet = useQuery(walletQuery).data
  const field = useDecimalInput(given, (amount) =>
    keep(investQuery({ step: 'amount', plan: plan.id, amount })),
  )
  const [found, setProblems] = useState<readonly FormProblem[]>([])
  const limits = {
    min: usdText(plan.min_deposit, { trimmed: true }),
    max: usdText(plan.max_deposit, { trimmed: true }),
  }
  const checked = checkInvestAmount(field.read, plan)
  // What was wrong is right now: nothing is said of it any more.
  const problems = checked.ok ? [] : found
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (checked.ok) go(investQuery({ step: 'review', plan: plan.id, amount: checked.text }))
    else setProblems([{ fieldId: 'amount', text: t(`investor.money.${checked.problem}`, limits) }])
  }
  return (
    <StepPage
      {...useInvestSteps('amount')}
      heading={t('invest.amount.heading', { mode })}
      back={queryOf(investQuery({ step: 'plan', plan: plan.id, amount: field.plain }))}
      hasProblems={problems.length > 0}
      aside={
        <div className="flex flex-col gap-6">
          <OutcomesCard plan={plan} amount={checked.ok ? checked : null} />
          <ForecastCard plan={plan} amount={checked.ok ? checked.text : plan.min_deposit} />
        </div>
      }
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        <ErrorSummary problems={problems} />
        <MoneyField
          id="amount"
          name="amount"
          label={t('invest.amount.label')}
          unit="USD"
          hint={
            wallet
              ? t('invest.amount.hint', { ...limits, available: balanceText(wallet.available) })
              : t('invest.amount.hintPlain', limits)
          }
          error={problems[0]?.text}
          {...field.input}
          note={<ParsedAmount read={field.read} />}
          chips={quickAmounts(plan, wallet?.available).map(({ kind, value }) => ({
            label:
              kind === 'min' || kind === 'max'
                ? `${t(`parts.${kind}`)} ${limits[kind]}`
                : formatPercent(kind, locale),
            value,
          }))}
          onChip={field.fillByChip}
        />
        <Button type="submit" look="primary" wide>
          {t('invest.amount.continue')}
        </Button>
      </form>
    </StepPage>
  )
}
