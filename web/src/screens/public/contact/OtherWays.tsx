import { Mail, Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { operator } from '#lib/operator.ts'
import { InlineMessage } from '#ui/InlineMessage.tsx'

/** Mail and Telegram of the operator; examples are said to be examples. */
export function OtherWays() {
  const t = useTranslations('contact.other')
  const ways = [
    { key: 'email', icon: Mail, href: `mailto:${operator.email}`, shown: operator.email },
    {
      key: 'telegram',
      icon: Send,
      href: operator.telegram,
      shown: operator.telegram.replace('https://', ''),
    },
  ] as const
  return (
    <section aria-labelledby="other-title" className="flex flex-col gap-4">
      <h2 id="other-title" className="text-h2">
        {t('heading')}
      </h2>
      <ul className="flex flex-col gap-3">
        {ways.map(({ key, icon: Icon, href, shown }) => (
          <li key={key}>
            <a
              href={href}
              rel="noreferrer"
              className="flex min-h-14 items-center gap-3 rounded-control border border-control bg-surface px-4 py-2 hover:bg-hover"
            >
              <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-primary-text" />
              <span className="min-w-0">
                <span className="block font-semibold">{t(key)}</span>
                <bdi dir="ltr" className="block text-small text-muted">
                  {shown}
                </bdi>
              </span>
            </a>
            {operator.isExample && <p className="mt-1 text-small text-muted">{t('example')}</p>}
          </li>
        ))}
      </ul>
      <p className="text-muted">{t('hours')}</p>
      <InlineMessage tone="risk">{t('safety')}</InlineMessage>
    </section>
  )
}
