import type { Notice } from '@evenmoor/contract/notifications'
import { type ReactNode, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import { useMarkRead } from './use-mark-read.ts'

type NoticeListProps = {
  notices: readonly Notice[]
  hasMore: boolean
  /** The way to further notices. */
  more: ReactNode
}

/** All notices, a group for each day; each can be marked as read, and all at once. */
export function NoticeList({ notices, hasMore, more }: NoticeListProps) {
  const t = useTranslations('notifications')
  const locale = useLocale()
  const { markRead, isBusy, hasFailed } = useMarkRead()
  const counted = useRef<HTMLOutputElement>(null)
  const hasUnread = notices.some(({ read_at }) => read_at === null)
  const markAll = () => {
    // The button is about to go.
    counted.current?.focus()
    markRead({ up_to: notices[0]?.id })
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <output ref={counted} tabIndex={-1} className="text-muted outline-none">
          {t(hasMore ? 'countMore' : 'count', { count: notices.length })}
        </output>
        {(hasUnread || isBusy) && (
          <Button size="compact" busy={isBusy && t('busy')} onClick={markAll}>
            {t('markAll')}
          </Button>
        )}
      </div>
      {hasFailed && <Banner tone="loss">{t('failed')}</Banner>}
      {groupByDay(notices).map(({ day, rows }) => (
        <Card key={day} title={formatInstant(rows[0]?.created_at ?? day, locale, 'day')}>
          <ul className="divide-y divide-line">
            {rows.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} onRead={() => markRead({ ids: [notice.id] })} />
            ))}
          </ul>
        </Card>
      ))}
      {hasMore && <div>{more}</div>}
    </div>
  )
}

/** By the day in the person's own time zone. */
function groupByDay(notices: readonly Notice[]): { day: string; rows: Notice[] }[] {
  const groups: { day: string; rows: Notice[] }[] = []
  for (const notice of notices) {
    const day = new Date(notice.created_at).toDateString()
    const last = groups.at(-1)
    if (last?.day === day) last.rows.push(notice)
    else groups.push({ day, rows: [notice] })
  }
  return groups
}
