import type { Withdrawal } from '@evenmoor/contract/withdrawals'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { pathTo } from '#routing/paths.ts'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { LoadMore } from '#queries/LoadMore.tsx'
import { withdrawalsQuery } from '#queries/withdrawal-queries.ts'
import { NetAmount } from '#features/explain/WithdrawalAmounts.tsx'
import { isReturned, toneOfWithdrawal } from '#features/withdrawals/withdrawal-progress.ts'

/** The investor's withdrawals, newest first, each with a link to its state. */
export function WithdrawalList() {
  const t = useTranslations('withdraw.list')
  const query = useInfiniteQuery(withdrawalsQuery)
  return (
    <Card title={t('title')}>
      <QueryContent query={query} skeleton={<Skeleton className="h-32" />}>
        {({ pages }) => <Rows rows={pages.flatMap(({ results }) => results)} />}
      </QueryContent>
      <LoadMore query={query} label={t('more')} busy={t('more')} />
    </Card>
  )
}

function Rows({ rows }: { rows: readonly Withdrawal[] }) {
  const t = useTranslations('withdraw.list')
  const columns: readonly Column<Withdrawal>[] = [
    { key: 'at', header: t('requested'), narrow: 'startTop', rowHeader: true, cell: requestedCell },
    { key: 'amount', header: t('amount'), narrow: 'endTop', numeric: true, cell: amountCell },
    { key: 'net', header: t('receive'), narrow: 'wideOnly', numeric: true, cell: netCell },
    { key: 'status', header: t('status'), narrow: 'startBottom', cell: statusCell },
  ]
  if (rows.length === 0) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
  return <DataTable caption={t('title')} rows={rows} rowKey={({ id }) => id} columns={columns} />
}

const requestedCell = (row: Withdrawal) => <Requested row={row} />
const amountCell = ({ id, amount }: Withdrawal) => <ExplainedAmount of={`withdrawal:${id}`} value={amount} />
const netCell = (row: Withdrawal) => (isReturned(row.status) ? '–' : <NetAmount withdrawal={row} />)
const statusCell = ({ status }: Withdrawal) => <Status status={status} />

function Requested({ row: { id, created_at } }: { row: Withdrawal }) {
  const t = useTranslations('withdraw.list')
  const locale = useLocale()
  const date = formatInstant(created_at, locale)
  return (
    <Link
      to={pathTo('withdrawal', { params: { id } })}
      aria-label={t('open', { date })}
      className="link inline-flex min-h-8 items-center"
    >
      {date}
    </Link>
  )
}

function Status({ status }: Pick<Withdrawal, 'status'>) {
  const t = useTranslations('withdraw.status')
  return <StatusTag tone={toneOfWithdrawal(status)}>{t(status)}</StatusTag>
}
