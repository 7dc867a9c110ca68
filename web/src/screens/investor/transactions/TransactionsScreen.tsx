import { transactionTypes } from '@evenmoor/contract/wallet'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pathTo } from '#paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FieldError } from '#ui/Field.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { transactionsQuery } from '../shared/queries.ts'
import { SelectField } from '../shared/SelectField.tsx'
import { useDraft } from '../shared/use-draft.ts'
import { areDatesSwapped, changeFilter, readFilters } from './transaction-filters.ts'
import { TransactionList } from './TransactionList.tsx'

/** Every movement of the own money, as the ledger has it. The filters stand in the address bar. */
export default function TransactionsScreen() {
  const t = useTranslations('transactions')
  const { search, keep } = useDraft()
  // The browser's date field keeps what is half typed, so it is not controlled: clearing makes new ones.
  const [clears, setClears] = useState(0)
  const clear = () => {
    keep({})
    setClears(clears + 1)
  }
  const filters = readFilters(search)
  const isFiltered = Object.keys(filters).length > 0
  const isSwapped = areDatesSwapped(filters)
  const query = useInfiniteQuery({ ...transactionsQuery(filters), enabled: !isSwapped })
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <search
        aria-label={t('filters.title')}
        className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 xl:max-w-3xl"
      >
        <SelectField
          label={t('filters.type')}
          value={filters.type ?? ''}
          onChange={(value) => keep(changeFilter(filters, 'type', value))}
          options={[
            { value: '', label: t('filters.all') },
            ...transactionTypes.map((type) => ({ value: type, label: t(`type.${type}`) })),
          ]}
        />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={`${name} ${clears}`}
            type="date"
            label={t(`filters.${name}`)}
            defaultValue={filters[name] ?? ''}
            onChange={({ currentTarget }) => keep(changeFilter(filters, name, currentTarget.value))}
          />
        ))}
      </search>
      {isFiltered && (
        <div>
          <Button size="compact" onClick={clear}>
            {t('filters.clear')}
          </Button>
        </div>
      )}
      {isSwapped ? (
        <FieldError>{t('datesSwapped')}</FieldError>
      ) : (
        <Loaded query={query} skeleton={<Skeleton className="h-120" />}>
          {({ pages }) => {
            const rows = pages.flatMap(({ results }) => results)
            if (rows.length === 0) return isFiltered ? <NoMatch onClear={clear} /> : <Nothing />
            return (
              <TransactionList
                rows={rows}
                hasMore={query.hasNextPage}
                isLoadingMore={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            )
          }}
        </Loaded>
      )}
    </div>
  )
}

function Nothing() {
  const t = useTranslations('transactions')
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={<LinkButton to={pathTo('invest')}>{t('emptyAction')}</LinkButton>}
    >
      {t('emptyText')}
    </EmptyState>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTranslations('transactions')
  return (
    <EmptyState title={t('noMatchTitle')} action={<Button onClick={onClear}>{t('filters.clear')}</Button>}>
      {t('noMatchText')}
    </EmptyState>
  )
}
