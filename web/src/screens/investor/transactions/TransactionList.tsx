import type { Transaction } from '@evenmoor/contract/wallet'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { useFocusRow } from '#ui/use-focus-row.ts'
import { useIsTableWide } from '#browser/use-viewport-width.ts'
import type { Column } from '#ui/DataTable.tsx'
import { LongTable } from '#ui/LongTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { toneOfWithdrawal } from '#features/withdrawals/withdrawal-progress.ts'
import { CodeText } from './CopyableCode.tsx'
import { groupByDay } from './transaction-filters.ts'
import { keyOfTransaction, useTransactionColumns, useTransactionLines } from './TransactionColumns.tsx'

/** From here on there are better ways than to load on. */
const longList = 500

type TransactionListProps = {
  /** The rows as they came, a page each. */
  pages: readonly (readonly Transaction[])[]
  hasMore: boolean
  /** The way to further ones. */
  more: ReactNode
}

/** How many there are, and all of them: one table, or a group for each day on a narrow screen. */
export function TransactionList({ pages, hasMore, more }: TransactionListProps) {
  const t = useTranslations('transactions')
  const tMore = useTranslations('activity')
  const list = useRef<HTMLDivElement>(null)
  const count = pages.reduce((sum, { length }) => sum + length, 0)
  useFocusRow(list)
  useCurrentRow(list, count)
  return (
    <div ref={list} className="flex flex-col gap-4">
      <output className="text-muted">{t(hasMore ? 'countMore' : 'count', { count })}</output>
      <Rows pages={pages} />
      {hasMore && count >= longList && <p className="text-muted">{tMore('long')}</p>}
      {hasMore && <div>{more}</div>}
    </div>
  )
}

function Rows({ pages }: Pick<TransactionListProps, 'pages'>) {
  return useIsTableWide() ? <OneTable pages={pages} /> : <Days pages={pages} />
}

function OneTable({ pages }: Pick<TransactionListProps, 'pages'>) {
  const t = useTranslations('transactions')
  const columns = useTransactionColumns(useFurtherColumns())
  return (
    <LongTable
      caption={t('caption')}
      columns={columns}
      parts={pages}
      rowKey={keyOfTransaction}
      look="md:grid md:four-columns xl:six-columns in-data-panel:beside-columns!"
    />
  )
}

function Days({ pages }: Pick<TransactionListProps, 'pages'>) {
  const locale = useLocale()
  const columns = useTransactionLines({ isOfDay: true })
  return groupByDay(pages).map(({ day, parts }) => (
    <LongTable
      key={day}
      caption={formatInstant(parts[0]?.[0]?.at ?? day, locale, 'day')}
      captionShown
      columns={columns}
      parts={parts}
      rowKey={keyOfTransaction}
      look=""
    />
  ))
}

function useFurtherColumns(): readonly Column<Transaction>[] {
  const t = useTranslations('activity')
  return [
    { key: 'status', header: t('filters.status'), cell: statusCell, narrow: 'roomOnly' },
    { key: 'reference', header: t('detail.reference'), cell: referenceCell, narrow: 'roomOnly' },
  ]
}

const statusCell = ({ status }: Transaction) => (status === null ? null : <Status status={status} />)
/** Its beginning is enough to tell rows apart, and to search by. */
const referenceCell = ({ reference }: Transaction) => (
  <span className="whitespace-nowrap">
    <CodeText text={reference.slice(0, 13)} />
  </span>
)

function Status({ status }: { status: NonNullable<Transaction['status']> }) {
  const t = useTranslations('withdraw.status')
  return (
    <StatusTag tone={toneOfWithdrawal(status)} icon={false}>
      {t(status)}
    </StatusTag>
  )
}

/** Marks the row whose detail is open, without a render of all the others. */
function useCurrentRow(list: RefObject<HTMLElement | null>, rowCount: number): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (rowCount === 0) return undefined
    const id = pathname.slice(pathname.lastIndexOf('/') + 1)
    const row = list.current?.querySelector(`a[data-row="${CSS.escape(id)}"]`)
    row?.setAttribute('aria-current', 'true')
    return () => row?.removeAttribute('aria-current')
  }, [list, pathname, rowCount])
}
