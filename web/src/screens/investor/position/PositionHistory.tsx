import type { PositionDetail, PositionResult } from '@evenmoor/contract/positions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { directionOfChange, formatPercent } from '#lib/format-money.ts'
import { formatDay } from '#lib/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Delta } from '#ui/Delta.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { positionResultsQuery } from '../shared/queries.ts'
import { DayBars } from './DayBars.tsx'

/** What each day did to the position: as bars, and as a table with each result's source, newest first. */
export function PositionHistory({ position }: { position: PositionDetail }) {
  const t = useTranslations('position.history')
  const query = useInfiniteQuery(positionResultsQuery(position.id))
  return (
    <Card title={t('title')}>
      <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
        {({ pages }) => <Days days={pages.flatMap(({ results }) => results)} position={position} />}
      </Loaded>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage && t('moreBusy')} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Card>
  )
}

function Days({ days, position }: { days: readonly PositionResult[]; position: PositionDetail }) {
  const t = useTranslations('position.history')
  const locale = useLocale()
  const columns = useColumns()
  if (days.length === 0) {
    return (
      <EmptyState title={t('emptyTitle')}>
        {t('emptyText', { day: formatDay(position.first_result_day, locale) })}
      </EmptyState>
    )
  }
  const losing = days.filter(({ amount }) => amount.startsWith('-')).length
  return (
    <>
      <p className="text-small text-muted">{t('summary', { days: days.length, losing: String(losing) })}</p>
      <DayBars days={days} />
      <DataTable caption={t('title')} columns={columns} rows={days} rowKey={({ day }) => day} />
    </>
  )
}

function useColumns(): readonly Column<PositionResult>[] {
  const t = useTranslations('position.history')
  const tSource = useTranslations('position.terms.sources')
  const locale = useLocale()
  return [
    {
      key: 'day',
      header: t('day'),
      cell: ({ day }) => formatDay(day, locale),
      narrow: 'startTop',
      rowHeader: true,
    },
    {
      key: 'source',
      header: t('source'),
      cell: ({ source, rate }) => `${formatPercent(rate, locale, { signed: true })} · ${tSource(source)}`,
      narrow: 'startBottom',
    },
    {
      key: 'base',
      header: t('worth'),
      cell: ({ base }) => <Amount value={base} />,
      narrow: 'wideOnly',
      numeric: true,
    },
    {
      key: 'amount',
      header: t('result'),
      cell: ({ amount }) => <Delta value={amount} />,
      narrow: 'endTop',
      numeric: true,
    },
    {
      key: 'to',
      header: t('where'),
      cell: (result) => t(`to.${whereItWent(result)}`),
      narrow: 'endBottom',
    },
  ]
}

function whereItWent({ amount, reinvested }: PositionResult): 'balance' | 'position' | 'outOf' | 'nowhere' {
  const direction = directionOfChange(amount)
  if (direction === 'none') return 'nowhere'
  if (direction === 'down') return 'outOf'
  return reinvested ? 'position' : 'balance'
}
