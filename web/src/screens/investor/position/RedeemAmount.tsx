import type { PositionDetail } from '@evenmoor/contract/positions'
import { useLocale, useTranslations } from 'use-intl'
import { ExplainedBalance } from '#features/explain/ExplainedBalance.tsx'
import { formatPercent } from '#i18n/format-money.ts'
import { parseTypedDecimal, toPlainText, toTypedText } from '#i18n/typed-decimal.ts'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { useBalanceText, usePlainUsdText } from '#ui/use-money-text.ts'
import { StepPage } from '#ui/StepPage.tsx'
import { ParsedAmount } from '#ui/ParsedAmount.tsx'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { partInCents, usdMinor } from '#forms/usd-amount.ts'
import { type Errors, useSentForm } from '#forms/use-sent-form.ts'
import { useDecimalField } from '#ui/use-decimal-field.ts'
import { RedeemRule } from './RedeemRule.tsx'
import { checkPart, type PartProblem, type RedeemDraft, redeemQuery } from './redeem-step.ts'

type Redemption = { take: 'all' | 'part' | ''; amount: string }
type RedeemAmountProps = { position: PositionDetail; draft: RedeemDraft }

/** All of it, or how much of it. */
export function RedeemAmount({ position, draft }: RedeemAmountProps) {
  const t = useTranslations('position.redeem')
  const locale = useLocale()
  const { keep, go } = useQueryDraft()
  const shown = useBalanceText()
  const problemText = usePartProblemText(position.value)
  const partOf = (typed: string) => checkPart(parseTypedDecimal(typed, locale), position.value)
  const { form, field, group, choice, problems, refuse, onSubmit } = useSentForm<Redemption>({
    start: { take: draft.what ?? '', amount: toTypedText(draft.amount, locale) },
    idOf: (name) => name,
    check: ({ take, amount }): Errors => {
      if (take === '') return { take: t('needed') }
      const part = partOf(amount)
      return take === 'all' || part.ok ? {} : { amount: problemText(part.problem) }
    },
    send: ({ take, amount }) => {
      const part = partOf(amount)
      if (take === 'all') go(redeemQuery({ step: 'check', what: take, amount: '' }))
      else if (part.ok) go(redeemQuery({ step: 'check', what: 'part', amount: part.text }))
    },
    onChange: ({ take, amount }, before) => {
      // What was wrong with a part says nothing of all of it.
      if (take !== before.take) refuse({})
      keep(redeemQuery({ step: 'amount', what: take || null, amount: toPlainText(amount, locale) }))
    },
  })
  const { read, fillByChip } = useDecimalField(field('amount'))
  const worth = <ExplainedBalance of={`position:${position.id}`} value={position.value} />
  return (
    <StepPage
      steps={[t('steps.amount'), t('steps.check')]}
      current={0}
      heading={t('heading')}
      back={pathTo('position', { params: { id: position.id } })}
      hasProblems={problems.length > 0}
      aside={<RedeemRule position={position} />}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
        <ErrorSummary problems={problems} />
        <RadioGroup {...group('take')} legend={t('legend')}>
          <RadioCard
            {...choice('take', 'all')}
            title={t('all')}
            end={<span className="figures">{shown(position.value)}</span>}
            detail={t('allDetail')}
          />
          <RadioCard {...choice('take', 'part')} title={t('part')} detail={t('partDetail')} />
        </RadioGroup>
        {form.values.take === 'part' && (
          <MoneyField
            {...field('amount')}
            label={t('amount')}
            unit="USD"
            hint={t.rich('hint', { value: () => worth })}
            note={<ParsedAmount read={read} />}
            chips={[25, 50].map((percent) => ({
              label: formatPercent(String(percent), locale),
              value: partInCents(usdMinor(position.value), percent),
            }))}
            onChip={fillByChip}
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
