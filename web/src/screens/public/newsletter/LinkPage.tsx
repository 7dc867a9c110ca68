import { useLocale, useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { MailLinkPage } from '../account-forms/MailLinkPage.tsx'
import { lazyCalls } from '../account-forms/lazy-calls.ts'

const sending = lazyCalls(() => import('./newsletter-link-calls.ts'))

/** What a link in a mail of the newsletter leads to. */
export function LinkPage({ what }: { what: 'confirm' | 'unsubscribe' }) {
  const t = useTranslations('newsletter')
  const locale = useLocale()
  return (
    <MailLinkPage
      words={(word) => t(`${what}.${word}`)}
      missing={t('missing')}
      failed={t('failed')}
      next={{ to: pathTo('home', { locale }), label: t('home') }}
      send={async (token) => (await sending()).newsletterLinkCalls[what](token)}
    />
  )
}
