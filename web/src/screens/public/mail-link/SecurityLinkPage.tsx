import { useLocale, useTranslations } from 'use-intl'
import { pathTo } from '#paths.ts'
import { MailLinkPage } from '../account/MailLinkPage.tsx'

type SecurityLinkPageProps = {
  what: 'notMe' | 'undo'
  send: (token: string) => Promise<unknown>
}

/** What a link in a mail about the security of an account leads to; a new password comes next. */
export function SecurityLinkPage({ what, send }: SecurityLinkPageProps) {
  const t = useTranslations('account.mailLink')
  const locale = useLocale()
  return (
    <MailLinkPage
      words={{
        title: t(`${what}.title`),
        lead: t(`${what}.lead`),
        submit: t(`${what}.submit`),
        busy: t(`${what}.busy`),
        done: t(`${what}.done`),
        doneNote: t(`${what}.doneNote`),
        missing: t('missing'),
        failed: t('failed'),
      }}
      next={{ to: pathTo('forgotPassword', { locale }), label: t('next') }}
      send={send}
    />
  )
}
