import type { Transaction } from '@evenmoor/contract/wallet'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#lib/format-time.ts'
import { useFocusRow } from '#lib/use-focus-row.ts'
import { useSideBySide, useWide } from '#lib/use-wide.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { toneOfWithdrawal } from '../withdraw/withdrawal-progress.ts'
import { Code } from './Copyable.tsx'
import { groupByDay } from './transaction-filters.ts'
import { TransactionTable } from './TransactionTable.tsx'

/** From here on there are better ways than to load on. */
const longList = 500

type TransactionListProps = {
  rows: readonly Transaction[]
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
  /** Room for further columns: no detail stands beside the list. */
  isAlone: boolean
}

/** How many there are, and all of them: one table, or a group for each day on a narrow screen. */
export function TransactionList({ rows, hasMore, isLoadingMore, onMore, isAlone }: TransactionListProps) {
  const t = useTranslations('transactions')
  const tMore = useTranslations('activity')
  const list = useRef<HTMLDivElement>(null)
  useFocusRow(list)
  useCurrentRow(list, rows.length)
  return (
    <div ref={list} className="flex flex-col gap-4">
      <output className="text-muted">{t(hasMore ? 'countMore' : 'count', { count: rows.length })}</output>
      <Rows rows={rows} isAlone={isAlone} />
      {hasMore && rows.length >= longList && <p className="text-muted">{tMore('long')}</p>}
      {hasMore && (
        <div>
          <Button busy={isLoadingMore && t('loading')} onClick={onMore}>
            {t('loadMore')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Rows({ rows, isAlone }: Pick<TransactionListProps, 'rows' | 'isAlone'>) {
  const t = useTranslations('transactions')
  const locale = useLocale()
  const isWide = useWide()
  const hasRoom = useSideBySide() && isAlone
  const more = useFurtherColumns()
  if (isWide) return <TransactionTable caption={t('caption')} rows={rows} {...(hasRoom && { more })} />
  return groupByDay(rows).map((group) => (
    <TransactionTable
      key={group.day}
      caption={formatInstant(group.rows[0]?.at ?? group.day, locale, 'day')}
      captionShown
      rows={group.rows}
    />
  ))
}

function useFurtherColumns(): readonly Column<Transaction>[] {
  const t = useTranslations('activity')
  return [
    { key: 'status', header: t('filters.status'), cell: statusCell, narrow: 'wideOnly' },
    { key: 'reference', header: t('detail.reference'), cell: referenceCell, narrow: 'wideOnly' },
  ]
}

const statusCell = ({ status }: Transaction) => (status === null ? null : <Status status={status} />)
/** Its beginning is enough to tell rows apart, and to search by. */
const referenceCell = ({ reference }: Transaction) => (
  <span className="whitespace-nowrap">
    <Code text={reference.slice(0, 13)} />
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
    const row = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])].find(
      ({ pathname: its }) => its === pathname,
    )
    row?.setAttribute('aria-current', 'true')
    return () => row?.removeAttribute('aria-current')
  }, [list, pathname, rowCount])
}
