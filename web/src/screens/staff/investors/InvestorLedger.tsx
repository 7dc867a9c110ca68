import { listInvestorTransactions, listStaffInvestors } from '@evenmoor/contract/staff-investors'
import type { Transaction } from '@evenmoor/contract/wallet'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { reuseKnownPages } from '#queries/reuse-known-pages.ts'
import { LoadMore } from '#queries/LoadMore.tsx'
import { DayOfResult } from '#features/transactions/DayOfResult.tsx'
import { reasonOf } from '#features/transactions/reason-of-transaction.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { isWithdrawalOver } from '#queries/withdrawal-status.ts'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { keyOfRow } from '../list/list-query.ts'
import { ListLoadError } from '../list/ListLoadError.tsx'

/** What is booked stays; where a withdrawal stands does not. */
const mayChange = ({ status }: Transaction): boolean => status !== null && !isWithdrawalOver(status)

/** The ledger as the investor sees it, newest first. */
export function InvestorLedger({ id }: { id: string }) {
  const t = useTranslations('staff.console')
  const tList = useTranslations('staff.list')
  const read = useInfiniteQuery({
    queryKey: [...keyOfRow(listStaffInvestors, id), 'transactions'],
    queryFn: (asked) => {
      const { pageParam, signal } = asked
      const query = pageParam === null ? {} : { cursor: pageParam }
      return reuseKnownPages(asked, mayChange, () =>
        call(listInvestorTransactions, { params: { id }, query, signal }),
      )
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const rows = read.data?.pages.flatMap(({ results }) => results)
  const columns = useColumns()
  return (
    <Card title={t('investors.ledger')}>
      {read.error && !rows && <ListLoadError error={read.error} onRetry={() => void read.refetch()} />}
      {rows?.length === 0 && <p className="text-muted">{t('investors.noLedger')}</p>}
      {rows && rows.length > 0 && (
        <DataTable caption={t('investors.ledger')} columns={columns} rows={rows} rowKey={(row) => row.id} />
      )}
      <LoadMore query={read} label={tList('more')} busy={tList('moreBusy')} />
    </Card>
  )
}

function useColumns(): readonly Column<Transaction>[] {
  const t = useTranslations()
  const locale = useLocale()
  return [
    {
      key: 'what',
      header: t('staff.console.audit.action'),
      cell: (row) => <What row={row} />,
      narrow: 'startTop',
      rowHeader: true,
    },
    {
      key: 'at',
      header: t('staff.console.common.at'),
      cell: ({ at }) => <time dateTime={at}>{formatInstant(at, locale)}</time>,
      narrow: 'startBottom',
    },
    {
      key: 'amount',
      header: t('staff.withdrawals.amount'),
      cell: ({ amount }) => <Amount value={amount} signed />,
      narrow: 'endTop',
      numeric: true,
    },
  ]
}

/** What a transfer was, by its type and in the words that the investor reads; where a withdrawal stands, in the console's. */
function What({ row }: { row: Transaction }) {
  const t = useTranslations()
  const locale = useLocale()
  const { type, status, plan_title: plan } = row
  const reason = reasonOf(row, locale)
  return (
    <>
      {t(`transactions.type.${type}`)}
      <DayOfResult of={row} />
      {status !== null && (
        <span className="font-normal text-muted"> · {t(`staff.withdrawals.status.${status}`)}</span>
      )}
      {(reason ?? plan) !== null && (
        <span className="block text-small font-normal text-muted">{reason ?? <bdi>{plan}</bdi>}</span>
      )}
    </>
  )
}
