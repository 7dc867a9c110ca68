import { transactionTypes } from '@evenmoor/contract/wallet'
import { withdrawalStatuses } from '@evenmoor/contract/withdrawals'
import { coins } from '@evenmoor/contract/wire'
import { useTranslations } from 'use-intl'
import type { TransactionFilters } from '#queries/money-queries.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { AmountFilter } from './AmountFilter.tsx'
import { DayFilter } from './DayFilter.tsx'
import type { FilterName } from './transaction-filters.ts'

type FilterFieldsProps = {
  filters: TransactionFilters
  /** An empty text takes the filter away. */
  onChange: (name: FilterName, value: string) => void
}

/** What narrows the list, but for the search. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const t = useTranslations('activity.filters')
  const tList = useTranslations('transactions')
  const tStatus = useTranslations('withdraw.status')
  const tMoney = useTranslations('investor.money.coin')
  return (
    <>
      <SelectField
        label={tList('filters.type')}
        value={filters.type ?? ''}
        onChange={(value) => onChange('type', value)}
        options={[
          { value: '', label: tList('filters.all') },
          ...transactionTypes.map((type) => ({ value: type, label: tList(`type.${type}`) })),
        ]}
      />
      <SelectField
        label={t('status')}
        value={filters.status ?? ''}
        onChange={(value) => onChange('status', value)}
        options={[
          { value: '', label: t('anyStatus') },
          ...withdrawalStatuses.map((status) => ({ value: status, label: tStatus(status) })),
        ]}
      />
      <SelectField
        label={t('coin')}
        value={filters.coin ?? ''}
        onChange={(value) => onChange('coin', value)}
        options={[
          { value: '', label: t('anyCoin') },
          ...coins.map((coin) => ({ value: coin, label: tMoney(coin) })),
        ]}
      />
      {(['from', 'to'] as const).map((name) => (
        <DayFilter
          key={name}
          label={tList(`filters.${name}`)}
          value={filters[name] ?? ''}
          onChange={(value) => onChange(name, value)}
        />
      ))}
      {(['min', 'max'] as const).map((name) => (
        <AmountFilter
          key={name}
          label={t(name)}
          value={filters[name] ?? ''}
          onSettle={(value) => onChange(name, value)}
        />
      ))}
    </>
  )
}
