import { useLocale, useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { MailLinkPage } from '../account-forms/MailLinkPage.tsx'
import { linkSending } from './link-sending.ts'
import { WithdrawalOfLink } from './WithdrawalOfLink.tsx'

/** By the link of an email: cancels the withdrawal that it is about, which is shown first. */
export default function CancelWithdrawalScreen() {
  const t = useTranslations('mailLink')
  const locale = useLocale()
  return (
    <MailLinkPage
      words={(word) => t(`cancel.${word}`)}
      missing={t('missing')}
      failed={t('failed')}
      next={{ to: pathTo('login', { locale }), label: t('toLogin') }}
      About={WithdrawalOfLink}
      send={async (token) => (await linkSending()).securityLinkCalls.cancel(token)}
    />
  )
}
