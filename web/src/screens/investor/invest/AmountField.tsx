import type { Plan } from '@evenmoor/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ExplainedBalance } from '#features/explain/ExplainedBalance.tsx'
import { formatPercent } from '#i18n/format-money.ts'
import { walletQuery } from '#queries/money-queries.ts'
import { MoneyField } from '#ui/MoneyField.tsx'
import { ParsedAmount } from '#ui/ParsedAmount.tsx'
import type { FieldWiring } from '#forms/use-sent-form.ts'
import { useDecimalField } from '#ui/use-decimal-field.ts'
import { quickAmounts } from './quick-amounts.ts'
import { usePlanLimits } from './use-plan-limits.ts'

type AmountFieldProps = {
  plan: Plan
  field: FieldWiring
}

/** How much goes into the chosen plan: typed, or by one press of what the plan takes and the balance has. */
export function AmountField({ plan, field }: AmountFieldProps) {
  const t = useTranslations()
  const locale = useLocale()
  const wallet = useQuery(walletQuery).data
  const limits = usePlanLimits()(plan)
  const { read, fillByChip } = useDecimalField(field)
  const available = wallet && <ExplainedBalance of="available" value={wallet.available} />
  // As it was on arrival: money that comes in meanwhile moves no button.
  const [offeredFrom] = useState(wallet?.available)
  return (
    <MoneyField
      {...field}
      label={t('invest.amount.label')}
      unit="USD"
      hint={
        wallet
          ? t.rich('invest.amount.hint', { ...limits, available: () => available })
          : t('invest.amount.hintPlain', limits)
      }
      note={<ParsedAmount read={read} />}
      chips={quickAmounts(plan, offeredFrom).map(({ kind, value }) => ({
        label:
          kind === 'min' || kind === 'max'
            ? `${t(`parts.${kind}`)} ${limits[kind]}`
            : formatPercent(kind, locale),
        value,
      }))}
      onChip={fillByChip}
    />
  )
}
