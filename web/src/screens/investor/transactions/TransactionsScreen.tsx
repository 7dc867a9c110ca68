import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useOutlet } from 'react-router'
import { useTranslations } from 'use-intl'
import { loadMessages } from '#i18n/catalogues.ts'
import { shownLocale } from '#i18n/preferred-locale.ts'
import { Words } from '#layouts/Words.tsx'
import { pathTo } from '#paths.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FieldError } from '#ui/Field.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { transactionsQuery } from '../shared/queries.ts'
import { useDraft } from '../shared/use-draft.ts'
import { FilterBar } from './FilterBar.tsx'
import { SaveCsv } from './SaveCsv.tsx'
import { areAmountsSwapped, areDatesSwapped, readFilters } from './transaction-filters.ts'
import { TransactionList } from './TransactionList.tsx'

/** Brings the words of the list and of what a transaction consists of. */
export async function clientLoader() {
  await loadMessages('activity', shownLocale())
  return null
}

/** Every movement of the own money, as the ledger has it. The filters and the open one stand in the address bar. */
export default function TransactionsScreen() {
  return (
    <Words area="activity">
      <Transactions />
    </Words>
  )
}

function Transactions() {
  const t = useTranslations('transactions')
  const tMore = useTranslations('activity')
  const tFilters = useTranslations('activity.filters')
  const headingId = useId()
  const { search, keep } = useDraft()
  const panel = useOutlet()
  const filters = readFilters(search)
  return (
    <div className={cx(panel && 'grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]')}>
      <section
        aria-labelledby={headingId}
        className={cx('min-w-0 flex-col gap-6', panel ? 'hidden xl:flex' : 'flex')}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div id={headingId}>
            {panel ? <h2 className="text-h1">{t('title')}</h2> : <PageTitle title={t('title')} />}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <SaveCsv filters={filters} />
            <LinkButton size="compact" to={pathTo('statements')}>
              {tMore('statements')}
            </LinkButton>
          </div>
        </div>
        <FilterBar filters={filters} onKeep={keep} />
        {areDatesSwapped(filters) && <FieldError>{t('datesSwapped')}</FieldError>}
        {areAmountsSwapped(filters) && <FieldError>{tFilters('amountsSwapped')}</FieldError>}
        {!areDatesSwapped(filters) && !areAmountsSwapped(filters) && (
          <Found filters={filters} isAlone={panel === null} onClear={() => keep({})} />
        )}
      </section>
      {panel}
    </div>
  )
}

type FoundProps = { filters: ReturnType<typeof readFilters>; isAlone: boolean; onClear: () => void }

function Found({ filters, isAlone, onClear }: FoundProps) {
  const query = useInfiniteQuery(transactionsQuery(filters))
  const isFiltered = Object.keys(filters).length > 0
  return (
    <Loaded query={query} skeleton={<RowSkeletons />}>
      {({ pages }) => {
        const rows = pages.flatMap(({ results }) => results)
        if (rows.length === 0) return isFiltered ? <NoMatch onClear={onClear} /> : <Nothing />
        return (
          <TransactionList
            rows={rows}
            isAlone={isAlone}
            hasMore={query.hasNextPage}
            isLoadingMore={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        )
      }}
    </Loaded>
  )
}

const skeletonRows = ['1', '2', '3', '4', '5', '6', '7', '8']

function RowSkeletons() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-6 w-40" />
      {skeletonRows.map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
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
