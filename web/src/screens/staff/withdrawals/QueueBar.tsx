import type { StaffWithdrawal } from '@evenmoor/contract/withdrawals'
import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#lib/format-time.ts'
import { pathTo } from '#paths.ts'
import { formatClock } from './checked-at.ts'
import { type QueueView, queueViewOf, queueViews } from './queue-view.ts'

type QueueBarProps = {
  view: QueueView
  /** Undefined while they load. */
  rows: readonly StaffWithdrawal[] | undefined
  hasMore: boolean
  /** In milliseconds since 1970. */
  checkedAt: number
  children: ReactNode
}

/** The filter, kept in the address, and how much there is. */
export function QueueBar({ view, rows, hasMore, checkedAt, children }: QueueBarProps) {
  const t = useTranslations('staffWithdrawals')
  const locale = useLocale()
  const oldest = rows?.[0]
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <ViewSelect view={view} />
        {children}
      </div>
      <p className="figures flex min-h-6 flex-wrap gap-x-6 text-small text-muted">
        {rows && (
          <>
            <span>
              {hasMore ? t('countMore', { shown: String(rows.length) }) : t('count', { shown: rows.length })}
            </span>
            {oldest && <span>{t('oldest', { time: formatInstant(oldest.created_at, locale) })}</span>}
            <span>{t('checked', { time: formatClock(checkedAt, locale) })}</span>
          </>
        )}
      </p>
    </div>
  )
}

function ViewSelect({ view }: { view: QueueView }) {
  const t = useTranslations('staffWithdrawals')
  const navigate = useNavigate()
  const id = useId()
  const show = (next: QueueView) =>
    void navigate(pathTo('staffWithdrawals', { query: { status: next === 'open' ? undefined : next } }))
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {t('filter')}
      </label>
      <select
        id={id}
        value={view}
        onChange={(event) => show(queueViewOf(event.target.value))}
        className="min-h-12 min-w-52 rounded-control border border-control bg-surface px-4 text-text"
      >
        {queueViews.map((other) => (
          <option key={other} value={other}>
            {other === 'open' || other === 'all' ? t(`views.${other}`) : t(`status.${other}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
