import { useLocale, useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { MailLinkPage } from '../account-forms/MailLinkPage.tsx'
import { linkSending } from './link-sending.ts'

/** What a link in a mail about the security of an account leads to; a new password comes next. */
export function SecurityLinkPage({ what }: { what: 'notMe' | 'undo' | 'freeze' }) {
  const t = useTranslations('mailLink')
  const locale = useLocale()
  return (
    <MailLinkPage
      words={(word) => t(`${what}.${word}`)}
      missing={t('missing')}
      failed={t('failed')}
      next={{ to: pathTo('forgotPassword', { locale }), label: t('next') }}
      send={async (token) => (await linkSending()).securityLinkCalls[what](token)}
    />
  )
}
