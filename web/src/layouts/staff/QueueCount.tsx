import type { StaffQueue } from '@evenmoor/contract/staff-queues'
import { useLocale, useTranslations } from 'use-intl'
import { formatAge } from '#i18n/format-time.ts'
import { cx } from '#ui/cx.ts'

/** How many wait in a queue; what for, and since when the oldest, when pointed at or read out. */
export function QueueCount({ queue: { name, count, oldest_at }, now }: { queue: StaffQueue; now: number }) {
  const t = useTranslations('staff.shell.queues')
  const locale = useLocale()
  const age = oldest_at === null ? '' : `, ${t('oldest', { age: formatAge(oldest_at, now, locale) })}`
  return (
    <span
      title={`${t(name)}${age}`}
      className={cx('figures ms-auto font-semibold', name === 'differences' && 'text-loss')}
    >
      {count}
      <span className="sr-only">{`, ${t(name)}${age}`}</span>
    </span>
  )
}
