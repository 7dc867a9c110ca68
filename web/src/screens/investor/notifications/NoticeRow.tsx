import type { Notice } from '@evenmoor/contract/notifications'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatClock } from '#i18n/format-time.ts'
import { noticeLink } from './notice-link.ts'
import { useNoticeText } from './use-notice-text.ts'

/** One thing the person was told, with the way to it. Going there marks it as read. */
export function NoticeRow({ notice, onRead }: { notice: Notice; onRead: () => void }) {
  const t = useTranslations('notifications')
  const locale = useLocale()
  const row = useRef<HTMLLIElement>(null)
  const text = useNoticeText()(notice)
  const link = noticeLink(notice)
  const isUnread = notice.read_at === null
  const read = () => {
    // The button is about to go: who came by keyboard stays at the row.
    row.current?.focus()
    onRead()
  }
  return (
    <li ref={row} tabIndex={-1} className="flex items-start gap-3 py-3 outline-none first:pt-0 last:pb-0">
      <span
        aria-hidden
        className={`mt-2 size-2.5 shrink-0 rounded-pill ${isUnread ? 'bg-primary' : 'bg-transparent'}`}
      />
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className={`wrap-anywhere ${isUnread ? 'font-semibold' : ''}`}>
          {isUnread && <span className="sr-only">{t('unread')}: </span>}
          {text}
        </p>
        <p className="text-small text-muted">
          <time dateTime={notice.created_at}>{formatClock(Date.parse(notice.created_at), locale)}</time>{' '}
          {link && (
            <Link
              to={link.to}
              className="link ms-2"
              onClick={() => {
                if (isUnread) onRead()
              }}
            >
              {t(`link.${link.word}`)}
            </Link>
          )}
        </p>
      </div>
      {isUnread && (
        <button
          type="button"
          title={t('markRead')}
          aria-label={t('markReadOf', { what: text })}
          onClick={read}
          className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-hover hover:text-text"
        >
          <Check aria-hidden size={20} />
        </button>
      )}
    </li>
  )
}
