import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useOutlet } from 'react-router'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FieldError } from '#ui/Field.tsx'
import { KeptFrom } from '#ui/KeptFrom.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { LoadMore } from '#queries/LoadMore.tsx'
import { transactionsQuery } from '#queries/money-queries.ts'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { FilterBar } from './FilterBar.tsx'
import { DownloadCsv } from './DownloadCsv.tsx'
import { areAmountsSwapped, areDatesSwapped, readFilters } from './transaction-filters.ts'
import { TransactionList } from './TransactionList.tsx'

/** Every movement of the own money, as the ledger has it. The filters and the open one stand in the address bar. */
export default function TransactionsScreen() {
  const t = useTranslations('transactions')
  const tMore = useTranslations('activity')
  const tFilters = useTranslations('activity.filters')
  const headingId = useId()
  const { search, keep } = useQueryDraft()
  const panel = useOutlet()
  const filters = readFilters(search)
  return (
    <div
      data-panel={panel ? '' : undefined}
      className={cx(panel && 'grid items-start xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-8')}
    >
      <section
        aria-labelledby={headingId}
        // Without room beside it the list is put away, but stays laid out: thousands of rows come back at once.
        className={cx('flex min-w-0 flex-col gap-4', panel && putAway)}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div id={headingId}>
            {panel ? <h2 className="text-h1">{t('title')}</h2> : <PageTitle title={t('title')} />}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <DownloadCsv filters={filters} />
            <LinkButton size="compact" to={pathTo('statements')}>
              {tMore('statements')}
            </LinkButton>
          </div>
        </div>
        <FilterBar filters={filters} onKeep={keep} />
        {areDatesSwapped(filters) && <FieldError>{t('datesSwapped')}</FieldError>}
        {areAmountsSwapped(filters) && <FieldError>{tFilters('amountsSwapped')}</FieldError>}
        {!areDatesSwapped(filters) && !areAmountsSwapped(filters) && (
          <Found filters={filters} onClear={() => keep({})} />
        )}
      </section>
      {panel}
    </div>
  )
}

const putAway = 'max-xl:invisible max-xl:h-0 max-xl:[content-visibility:hidden]'

type FoundProps = { filters: ReturnType<typeof readFilters>; onClear: () => void }

function Found({ filters, onClear }: FoundProps) {
  const t = useTranslations('transactions')
  const query = useInfiniteQuery(transactionsQuery(filters))
  const isFiltered = Object.keys(filters).length > 0
  return (
    <QueryContent query={query} skeleton={<RowSkeletons />}>
      {({ pages }) => {
        const keptFrom = pages.at(-1)?.kept_from
        const isEmpty = pages[0]?.results.length === 0
        if (isEmpty && !isFiltered) return keptFrom === undefined ? <Nothing /> : <KeptFrom day={keptFrom} />
        return (
          <>
            {isEmpty ? (
              <NoMatch onClear={onClear} />
            ) : (
              <TransactionList
                pages={pages.map(({ results }) => results)}
                hasMore={query.hasNextPage}
                more={<LoadMore query={query} label={t('loadMore')} busy={t('loading')} />}
              />
            )}
            <KeptFrom day={keptFrom} />
          </>
        )
      }}
    </QueryContent>
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
