import type { PositionDetail, PositionResult } from '@evenmoor/contract/positions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { directionOfChange, formatPercent } from '#lib/format-money.ts'
import { formatDay } from '#lib/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Delta } from '#ui/Delta.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { LoadMore } from '#api/LoadMore.tsx'
import { positionResultsQuery } from '../shared/position-queries.ts'
import { Corrections } from './Corrections.tsx'
import { DayBars } from './DayBars.tsx'
import { standingAmount } from './standing-amount.ts'

/** What each day did to the position: as bars, and as a table with each result's source, newest first. */
export function PositionHistory({ position }: { position: PositionDetail }) {
  const t = useTranslations('position.history')
  const query = useInfiniteQuery(positionResultsQuery(position.id))
  return (
    <Card title={t('title')}>
      <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
        {({ pages }) => <Days days={pages.flatMap(({ results }) => results)} position={position} />}
      </Loaded>
      <LoadMore query={query} label={t('more')} busy={t('moreBusy')} />
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
  const losing = days.filter((day) => standingAmount(day).startsWith('-')).length
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
      cell: ({ day }) => <span className="whitespace-nowrap">{formatDay(day, locale)}</span>,
      narrow: 'startTop',
      rowHeader: true,
    },
    {
      key: 'source',
      header: t('source'),
      cell: ({ source, rate, corrections }) => (
        <>
          {formatPercent(rate, locale, { signed: true })}
          <span className="md:hidden"> · </span>
          <span className="md:block md:text-small md:text-muted">{tSource(source)}</span>
          <Corrections corrections={corrections} />
        </>
      ),
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
      cell: (result) => <Result result={result} />,
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

/** What the day did when it was booked and, when it was corrected, what all of it comes to. */
function Result({ result }: { result: PositionResult }) {
  const t = useTranslations('position.history')
  if (result.corrections.length === 0) return <Delta value={result.amount} />
  return (
    <>
      <Delta value={result.amount} />
      <span className="mt-1 block text-small text-muted">{t('corrected')}</span>
      <Delta value={standingAmount(result)} />
    </>
  )
}

function whereItWent({ amount, reinvested }: PositionResult): 'balance' | 'position' | 'outOf' | 'nowhere' {
  const direction = directionOfChange(amount)
  if (direction === 'none') return 'nowhere'
  if (direction === 'down') return 'outOf'
  return reinvested ? 'position' : 'balance'
}
