import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatAge, formatClock } from '#lib/format-time.ts'
import { useStaffDisplay } from '#lib/staff-display.ts'
import { pathTo } from '#paths.ts'
import { queuesQuery } from '#screens/staff/shared/queues.ts'
import { cx } from '#ui/cx.ts'
import { pageOfQueue } from './staff-pages.ts'

const pollMs = 15_000

/** What waits for staff: how many in each queue, and how long the oldest has waited. */
export function QueueBar() {
  const t = useTranslations('staff.shell.queues')
  const locale = useLocale()
  const { isLive } = useStaffDisplay()
  const { data, dataUpdatedAt } = useQuery({ ...queuesQuery, refetchInterval: isLive && pollMs })
  return (
    <section aria-label={t('label')} className="min-h-12 border-b border-line bg-sunken">
      <ul className="figures flex gap-x-6 overflow-x-auto px-4 text-small whitespace-nowrap md:flex-wrap md:px-6 xl:px-8">
        {data?.map(({ name, count, oldest_at, checked_at }) => {
          const page = pageOfQueue(name)
          return (
            // A list item's own wrapping would win over that of the list.
            <li key={name} className="text-nowrap">
              <Link
                to={page === undefined ? '' : pathTo(page)}
                className="inline-flex min-h-12 items-center gap-2 text-text hover:underline"
              >
                {t(name)}{' '}
                <strong className={cx(name === 'differences' && count > 0 && 'text-loss')}>{count}</strong>
                {oldest_at !== null && (
                  <span className="text-muted">
                    {t('oldest', { age: formatAge(oldest_at, dataUpdatedAt, locale) })}
                  </span>
                )}
                {checked_at !== undefined && (
                  <span className="text-muted">
                    {checked_at === null
                      ? t('unchecked')
                      : t('checked', { time: formatClock(Date.parse(checked_at), locale) })}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
