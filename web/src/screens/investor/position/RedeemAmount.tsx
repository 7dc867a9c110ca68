import type { PositionDetail } from '@evenmoor/contract/positions'
import { type SubmitEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ExplainedBalance } from '#features/explain/ExplainedBalance.tsx'
import { formatPercent } from '#i18n/format-money.ts'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary, type FormProblem } from '#ui/ErrorSummary.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { useBalanceText, usePlainUsdText } from '#ui/use-money-text.ts'
import { StepPage } from '#ui/StepPage.tsx'
import { ParsedAmount } from '#ui/ParsedAmount.tsx'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { partInCents, usdMinor } from '#forms/usd-amount.ts'
import { useDecimalInput } from '#ui/use-decimal-input.ts'
import { RedeemRule } from './RedeemRule.tsx'
import { checkPart, type PartProblem, type RedeemDraft, redeemQuery } from './redeem-step.ts'

type RedeemAmountProps = { position: PositionDetail; draft: RedeemDraft }

/** All of it, or how much of it. */
export function RedeemAmount({ position, draft }: RedeemAmountProps) {
  const t = useTranslations('position.redeem')
  const locale = useLocale()
  const { keep, go } = useQueryDraft()
  const shown = useBalanceText()
  const problemText = usePartProblemText(position.value)
  const [what, setWhat] = useState(draft.what)
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const field = useDecimalInput(draft.amount, (amount) => keep(redeemQuery({ step: 'amount', what, amount })))
  const part = checkPart(field.read, position.value)
  // What was wrong is right now: nothing is said of it any more. For good: what is
  // said again while one types would take the focus.
  if (what === 'part' && part.ok && problems.length > 0) setProblems([])
  const choose = (wanted: 'all' | 'part') => {
    setWhat(wanted)
    setProblems([])
    keep(redeemQuery({ step: 'amount', what: wanted, amount: field.plain }))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (what === null) setProblems([{ fieldId: 'take', text: t('needed') }])
    else if (what === 'all') go(redeemQuery({ step: 'check', what, amount: '' }))
    else if (part.ok) go(redeemQuery({ step: 'check', what, amount: part.text }))
    else setProblems([{ fieldId: 'amount', text: problemText(part.problem) }])
  }
  const worth = <ExplainedBalance of={`position:${position.id}`} value={position.value} />
  const choice = (value: 'all' | 'part') => ({
    name: 'take',
    value,
    checked: what === value,
    onChange: () => choose(value),
  })
  return (
    <StepPage
      steps={[t('steps.amount'), t('steps.check')]}
      current={0}
      heading={t('heading')}
      back={pathTo('position', { params: { id: position.id } })}
      hasProblems={problems.length > 0}
      aside={<RedeemRule position={position} />}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        <ErrorSummary problems={problems} />
        <RadioGroup id="take" legend={t('legend')} error={what === null ? problems[0]?.text : null}>
          <RadioCard
            {...choice('all')}
            title={t('all')}
            end={<span className="figures">{shown(position.value)}</span>}
            detail={t('allDetail')}
          />
          <RadioCard {...choice('part')} title={t('part')} detail={t('partDetail')} />
        </RadioGroup>
        {what === 'part' && (
          <MoneyField
            id="amount"
            name="amount"
            label={t('amount')}
            unit="USD"
            hint={t.rich('hint', { value: () => worth })}
            error={problems[0]?.text}
            {...field.input}
            note={<ParsedAmount read={field.read} />}
            chips={[25, 50].map((percent) => ({
              label: formatPercent(String(percent), locale),
              value: partInCents(usdMinor(position.value), percent),
            }))}
            onChip={field.fillByChip}
          />
        )}
        <Button type="submit" look="primary" wide>
          {t('continue')}
        </Button>
      </form>
    </StepPage>
  )
}

function usePartProblemText(value: string): (problem: PartProblem) => string {
  const t = useTranslations('position.redeem')
  const tMoney = useTranslations('investor.money')
  const shown = useBalanceText()
  const plain = usePlainUsdText()
  return (problem) =>
    problem === 'tooMuch' || problem === 'dust'
      ? t(problem, { value: shown(value), least: plain('0.01') })
      : tMoney(problem)
}
