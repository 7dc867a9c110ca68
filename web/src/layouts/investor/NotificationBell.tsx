import { Bell as BellIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { cx } from '#ui/cx.ts'
import { PageLink } from '#routing/PageLink.tsx'
import { useUnreadCount } from '#queries/unread-count.ts'

/** More than two digits have no room. */
const shownMax = 99

type NotificationBellProps = {
  className: string
  /** Beside the icon; without it the name is for screen readers alone. */
  wordLook?: string
  /** From 1280 px on the count stands at the end of the line, which `className` makes what it is placed in. */
  countAtEnd?: boolean
}

/** The way to what the person was told, with how much of it is unread: the count grows away from the bell, but for large letters, which would leave the window. */
export function NotificationBell({
  className,
  wordLook = 'sr-only',
  countAtEnd = false,
}: NotificationBellProps) {
  const t = useTranslations('investor.shell')
  const unread = useUnreadCount()
  return (
    <PageLink page="notifications" className={className}>
      <span className={cx('relative', countAtEnd && 'xl:static')}>
        <BellIcon aria-hidden size={20} />
        {unread > 0 && (
          <span
            aria-hidden
            className={cx(
              'absolute start-3 -top-2.5 min-w-4.5 rounded-pill bg-primary px-1 text-center text-micro leading-4.5 font-semibold text-on-primary huge-text:start-auto huge-text:end-0',
              countAtEnd && 'xl:start-auto xl:end-4 xl:top-1/2 xl:-translate-y-1/2',
            )}
          >
            {unread <= shownMax ? unread : `${shownMax}+`}
          </span>
        )}
      </span>
      <span className={wordLook}>{t('notifications')}</span>
      {unread > 0 && <span className="sr-only"> {t('unread', { count: unread })}</span>}
    </PageLink>
  )
}
