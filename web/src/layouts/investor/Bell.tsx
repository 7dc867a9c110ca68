import { Bell as BellIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../PageLink.tsx'
import { useUnread } from './unread.ts'

/** More than two digits have no room. */
const shownMax = 99

type BellProps = {
  className: string
  /** Beside the icon; without it the name is for screen readers alone. */
  wordLook?: string
}

/** The way to what the person was told, with how much of it is unread. */
export function Bell({ className, wordLook = 'sr-only' }: BellProps) {
  const t = useTranslations('investorShell')
  const unread = useUnread()
  return (
    <PageLink page="notifications" className={className}>
      <span className="relative">
        <BellIcon aria-hidden size={20} strokeWidth={1.75} />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute -end-2.5 -top-2 min-w-5 rounded-pill bg-primary px-1 text-center text-micro leading-5 font-semibold text-on-primary"
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
