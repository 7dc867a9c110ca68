import type { PositionDetail, PositionResult } from '@evenmoor/contract/positions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { decimalsOf, directionOfChange, formatPercent } from '#i18n/format-money.ts'
import { formatDay } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Delta } from '#ui/Delta.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { LoadMore } from '#queries/LoadMore.tsx'
import { positionResultsQuery } from '#queries/position-queries.ts'
import { Corrections } from './Corrections.tsx'
import { DayBars } from './DayBars.tsx'
import { correctedAmount } from './corrected-amount.ts'

/** What each day did to the position: as bars, and as a table with each result's source, newest first. */
export function PositionHistory({ position }: { position: PositionDetail }) {
  const t = useTranslations('position.history')
  const query = useInfiniteQuery(positionResultsQuery(position.id))
  return (
    <Card title={t('title')}>
      <QueryContent query={query} skeleton={<Skeleton className="h-60" />}>
        {({ pages }) => <Days days={pages.flatMap(({ results }) => results)} position={position} />}
      </QueryContent>
      <LoadMore query={query} label={t('more')} busy={t('moreBusy')} />
    </Card>
  )
}

function Days({ days, position }: { days: readonly PositionResult[]; position: PositionDetail }) {
  const t = useTranslations('position.history')
  const locale = useLocale()
  // The figures of a column have the same number of decimals.
  const rateDecimals = Math.max(2, ...days.map(({ rate }) => decimalsOf(rate)))
  const columns = useColumns(position.id, rateDecimals)
  if (days.length === 0) {
    return (
      <EmptyState title={t('emptyTitle')}>
        {t('emptyText', { day: formatDay(position.first_result_day, locale) })}
      </EmptyState>
    )
  }
  const losing = days.filter((day) => correctedAmount(day).startsWith('-')).length
  return (
    <>
      <p className="text-small text-muted">{t('summary', { days: days.length, losing: String(losing) })}</p>
      <DayBars days={days} />
      <Link
        to={pathTo('transactions', { query: { type: 'result' } })}
        className="link -my-2.5 inline-flex min-h-11 items-center self-start"
      >
        {t('postings')}
      </Link>
      <DataTable caption={t('title')} columns={columns} rows={days} rowKey={({ day }) => day} />
    </>
  )
}

function useColumns(positionId: string, rateDecimals: number): readonly Column<PositionResult>[] {
  const t = useTranslations('position.history')
  const tSource = useTranslations('position.terms.sources')
  const locale = useLocale()
  const rateText = (rate: string) => formatPercent(rate, locale, { signed: true, decimalsMin: rateDecimals })
  return [
    {
      key: 'day',
      header: t('day'),
      cell: ({ day, rate }) => (
        <>
          <span className="whitespace-nowrap">{formatDay(day, locale)}</span>
          {/* Beside the day the rate takes no line of its own. */}
          <span className="ms-1 figures text-small font-normal tracking-tight text-muted md:hidden">
            {rateText(rate)}
          </span>
        </>
      ),
      narrow: 'startTop',
      rowHeader: true,
    },
    {
      key: 'source',
      header: t('source'),
      cell: (result) => (
        <>
          <span className="figures hidden md:block">{rateText(result.rate)}</span>
          <span className="text-small text-muted md:block">{tSource(result.source)}</span>
          {result.booked_ahead && <span className="text-small text-muted md:block">{t('ahead')}</span>}
          {/* Where it went, in the same line: in a column it would leave the day above no room. */}
          <span className="text-small text-muted md:hidden">{t(`to.${whereItWent(result)}`)}</span>
          <div className="w-full empty:hidden">
            <Corrections corrections={result.corrections} />
          </div>
        </>
      ),
      narrow: 'secondLine',
    },
    {
      key: 'base',
      header: t('worth'),
      cell: ({ base, transfer }) =>
        transfer === null ? (
          <Amount value={base} />
        ) : (
          <ExplainedAmount of={`worth:${positionId}:${transfer}`} value={base} />
        ),
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
      narrow: 'wideOnly',
    },
  ]
}

/** What the day did when it was booked and, when it was corrected, what all of it comes to. */
function Result({ result }: { result: PositionResult }) {
  const t = useTranslations('position.history')
  const booked = <Booked result={result} />
  if (result.corrections.length === 0) return booked
  return (
    <>
      {booked}
      <span className="mt-1 block text-small text-muted">{t('corrected')}</span>
      <Delta value={correctedAmount(result)} />
    </>
  )
}

/** Opens to its transfer, unless this booked gains of other positions in the same posting. */
function Booked({ result: { amount, transfer, is_shared: isShared } }: { result: PositionResult }) {
  if (transfer === null || isShared) return <Delta value={amount} />
  return <ExplainedAmount of={`transaction:${transfer}`} value={amount} isChange />
}

function whereItWent({ amount, reinvested }: PositionResult): 'balance' | 'position' | 'outOf' | 'nowhere' {
  const direction = directionOfChange(amount)
  if (direction === 'none') return 'nowhere'
  if (direction === 'down') return 'outOf'
  return reinvested ? 'position' : 'balance'
}
