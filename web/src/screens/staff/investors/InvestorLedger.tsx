import { listInvestorTransactions, listStaffInvestors } from '@evenmoor/contract/staff-investors'
import type { Transaction } from '@evenmoor/contract/wallet'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatInstant } from '#lib/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { keyOfRow } from '../list/list-query.ts'
import { LoadFailed } from '../list/LoadFailed.tsx'

/** The ledger as the investor sees it, newest first. */
export function InvestorLedger({ id }: { id: string }) {
  const t = useTranslations('staffDesk')
  const tList = useTranslations('staffList')
  const read = useInfiniteQuery({
    queryKey: [...keyOfRow(listStaffInvestors, id), 'transactions'],
    queryFn: ({ pageParam, signal }) =>
      call(listInvestorTransactions, {
        params: { id },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const rows = read.data?.pages.flatMap(({ results }) => results)
  const columns = useColumns()
  return (
    <Card title={t('investors.ledger')}>
      <p className="text-small text-muted">{t('investors.readOnly')}</p>
      {read.error && !rows && <LoadFailed error={read.error} onRetry={() => void read.refetch()} />}
      {rows?.length === 0 && <p className="text-muted">{t('investors.noLedger')}</p>}
      {rows && rows.length > 0 && (
        <DataTable caption={t('investors.ledger')} columns={columns} rows={rows} rowKey={(row) => row.id} />
      )}
      {read.hasNextPage && (
        <Button busy={read.isFetchingNextPage && tList('moreBusy')} onClick={() => void read.fetchNextPage()}>
          {tList('more')}
        </Button>
      )}
    </Card>
  )
}

function useColumns(): readonly Column<Transaction>[] {
  const t = useTranslations()
  const locale = useLocale()
  return [
    {
      key: 'what',
      header: t('staffDesk.audit.action'),
      cell: ({ description }) => (
        <span lang="en" dir="auto">
          {description}
        </span>
      ),
      narrow: 'startTop',
      rowHeader: true,
    },
    {
      key: 'at',
      header: t('staffDesk.common.at'),
      cell: ({ at }) => <time dateTime={at}>{formatInstant(at, locale)}</time>,
      narrow: 'startBottom',
    },
    {
      key: 'amount',
      header: t('staffWithdrawals.amount'),
      cell: ({ amount }) => <Amount value={amount} signed />,
      narrow: 'endTop',
      numeric: true,
    },
  ]
}
