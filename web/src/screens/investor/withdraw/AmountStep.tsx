import type { AddressKind } from '@evenmoor/contract/address-shape'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { ExplainedBalance } from '#features/explain/ExplainedBalance.tsx'
import { formatPercent } from '#i18n/format-money.ts'
import { parseTypedDecimal, toPlainText, toTypedText } from '#i18n/typed-decimal.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { useBalanceText } from '#ui/use-money-text.ts'
import { StepPage } from '#ui/StepPage.tsx'
import { ParsedAmount } from '#ui/ParsedAmount.tsx'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { noDollars, partInCents, usdText } from '#forms/usd-amount.ts'
import { type Errors, useSentForm } from '#forms/use-sent-form.ts'
import { useDecimalField } from '#ui/use-decimal-field.ts'
import { useWithdrawSteps } from './use-withdraw-steps.ts'
import { checkWithdrawAmount, type WithdrawDraft, withdrawQuery } from './withdraw-step.ts'
import { withdrawalPauseQuery } from './withdrawal-pause-query.ts'
import { WithdrawalBreakdown } from './WithdrawalBreakdown.tsx'
import { WithdrawalEstimate } from './WithdrawalTimes.tsx'

type AmountStepProps = {
  draft: WithdrawDraft
  availableMinor: bigint
  /** There is money in positions or on its way, which cannot be withdrawn now. */
  isMore: boolean
  kind: AddressKind
}

/** How much, with what it costs and what arrives while one types. */
export function AmountStep({ draft, availableMinor, isMore, kind }: AmountStepProps) {
  const t = useTranslations()
  const locale = useLocale()
  const shown = useBalanceText()
  const { keep, go } = useQueryDraft()
  const isPaused = useQuery(withdrawalPauseQuery).data?.is_paused ?? false
  const available = shown(usdText(availableMinor))
  const amountOf = (typed: string) => checkWithdrawAmount(parseTypedDecimal(typed, locale), availableMinor)
  const { form, field, problems, onSubmit } = useSentForm({
    start: { amount: toTypedText(draft.amount, locale) },
    idOf: (name) => name,
    check: ({ amount }): Errors => {
      const read = amountOf(amount)
      if (read.ok) return {}
      return {
        amount:
          read.problem === 'tooSmall'
            ? t('withdraw.amount.tooSmall')
            : t(`investor.money.${read.problem}`, { available }),
      }
    },
    send: ({ amount }) => {
      const read = amountOf(amount)
      if (read.ok) go(withdrawQuery({ ...draft, step: 'address', amount: read.text }))
    },
    onChange: ({ amount }) =>
      keep(withdrawQuery({ ...draft, step: 'amount', amount: toPlainText(amount, locale) })),
  })
  const checked = amountOf(form.values.amount)
  const { read, fillByChip } = useDecimalField(field('amount'))
  const figure = <ExplainedBalance of="available" value={usdText(availableMinor)} />
  return (
    <StepPage
      {...useWithdrawSteps('amount')}
      heading={t('withdraw.amount.heading')}
      back={null}
      hasProblems={problems.length > 0}
      aside={
        <Card>
          <WithdrawalBreakdown amountMinor={checked.ok ? checked.minor : noDollars} />
          <div className="flex flex-col gap-1 border-t border-line pt-4">
            <h2 className="font-semibold">{t('addresses.times.title')}</h2>
            <WithdrawalEstimate />
          </div>
        </Card>
      }
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
        <ErrorSummary problems={problems} />
        <p>{t.rich('withdraw.amount.available', { amount: () => figure })}</p>
        {isPaused && <Banner tone="risk">{t('withdraw.amount.paused')}</Banner>}
        <MoneyField
          {...field('amount')}
          label={t('withdraw.amount.label')}
          unit="USD"
          hint={t(kind === 'practice' ? 'withdraw.amount.hint' : 'withdraw.amount.hintTest')}
          note={<ParsedAmount read={read} />}
          chips={[
            { label: formatPercent('25', locale), value: partInCents(availableMinor, 25) },
            { label: formatPercent('50', locale), value: partInCents(availableMinor, 50) },
            { label: t('parts.max'), value: usdText(availableMinor) },
          ]}
          onChip={fillByChip}
        />
        {isMore && <p className="text-small text-muted">{t('withdraw.amount.nothingText')}</p>}
        <Button type="submit" look="primary" wide>
          {t('withdraw.amount.continue')}
        </Button>
      </form>
    </StepPage>
  )
}
