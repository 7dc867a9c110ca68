import type { AccountStatus } from '@evenmoor/contract/account-status'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'

type SupportLinkProps = Pick<AccountStatus, 'reference'> & { className: string }

/** To the contact page, whose message begins with the reference. */
export function SupportLink({ reference, className }: SupportLinkProps) {
  const t = useTranslations('accountStatus')
  const locale = useLocale()
  return (
    <Link
      to={pathTo('contact', { locale })}
      state={{ message: `${t('message', { reference })}\n\n` }}
      className={className}
    >
      {t('support')}
    </Link>
  )
}
