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
    <div ref={list} className="flex flex-col gap-3">
      <output className="text-small text-muted">{t(hasMore ? 'countMore' : 'count', { count })}</output>
      <Rows pages={pages} />
      {hasMore && count >= longList && <p className="text-muted">{tMore('long')}</p>}
      {hasMore && <div>{more}</div>}
    </div>
  )
}

/** A group for each day, in columns where there is room. */
function Rows({ pages }: Pick<TransactionListProps, 'pages'>) {
  const locale = useLocale()
  const isWide = useIsTableWide()
  const columns = useTransactionColumns(useFurtherColumns())
  const lines = useTransactionLines()
  return groupByDay(pages).map(({ day, parts }, index) => (
    <LongTable
      key={day}
      caption={formatInstant(parts[0]?.[0]?.at ?? day, locale, 'day')}
      captionShown
      // The names of the columns once; each table has them for who hears it.
      headHidden={index > 0}
      columns={isWide ? columns : lines}
      parts={parts}
      rowKey={keyOfTransaction}
      look={isWide ? 'md:grid md:five-columns xl:six-columns in-data-panel:beside-columns!' : ''}
    />
  ))
}

function useFurtherColumns(): readonly Column<Transaction>[] {
  const t = useTranslations('activity')
  return [
    { key: 'status', header: t('filters.status'), cell: statusCell, narrow: 'roomOnly' },
    { key: 'reference', header: t('detail.reference'), cell: referenceCell, narrow: 'beside' },
  ]
}

const statusCell = ({ status }: Transaction) => (status === null ? null : <Status status={status} />)
/** What it belongs to, as people name it. */
const referenceCell = ({ short_reference, plan_title }: Transaction) =>
  short_reference === null ? (
    <bdi className="text-muted">{plan_title}</bdi>
  ) : (
    <bdi translate="no" className="figures whitespace-nowrap">
      {short_reference}
    </bdi>
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
