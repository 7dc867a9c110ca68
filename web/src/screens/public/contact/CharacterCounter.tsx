import { contactMessageMax } from '@evenmoor/contract/contact-limits'
import { useTranslations } from 'use-intl'
import { cx } from '#ui/cx.ts'

const shownFrom = 1_500

/** How much room a message has left, from 1,500 characters on; spoken when it is used up. */
export function CharacterCounter({ of: message }: { of: string }) {
  const t = useTranslations('contact')
  const left = contactMessageMax - message.length
  if (message.length < shownFrom) return null
  return (
    <p
      role={left <= 0 ? 'status' : undefined}
      className={cx('figures mt-1 text-small', left < 0 ? 'font-medium text-loss' : 'text-muted')}
    >
      {left < 0 ? t('over', { over: -left }) : t('left', { left })}
    </p>
  )
}
