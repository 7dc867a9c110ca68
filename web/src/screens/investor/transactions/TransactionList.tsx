import type { Transaction } from '@evenmoor/contract/wallet'
import { useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#lib/format-time.ts'
import { useFocusRow } from '#lib/use-focus-row.ts'
import { useWide } from '#lib/use-wide.ts'
import { Button } from '#ui/Button.tsx'
import { groupByDay } from './transaction-filters.ts'
import { TransactionTable } from './TransactionTable.tsx'

/** From here on there are better ways than to load on. */
const longList = 500

type TransactionListProps = {
  rows: readonly Transaction[]
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/** How many there are, and all of them: one table, or a group for each day on a narrow screen. */
export function TransactionList({ rows, hasMore, isLoadingMore, onMore }: TransactionListProps) {
  const t = useTranslations('transactions')
  const tMore = useTranslations('activity')
  const list = useRef<HTMLDivElement>(null)
  useFocusRow(list)
  return (
    <div ref={list} className="flex flex-col gap-4">
      <output className="text-muted">{t(hasMore ? 'countMore' : 'count', { count: rows.length })}</output>
      <Rows rows={rows} />
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

function Rows({ rows }: { rows: readonly Transaction[] }) {
  const t = useTranslations('transactions')
  const locale = useLocale()
  const isWide = useWide()
  if (isWide) return <TransactionTable caption={t('caption')} rows={rows} />
  return groupByDay(rows).map((group) => (
    <TransactionTable
      key={group.day}
      caption={formatInstant(group.rows[0]?.at ?? group.day, locale, 'day')}
      captionShown
      rows={group.rows}
    />
  ))
}
