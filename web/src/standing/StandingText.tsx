import type { AccountStatus } from '@evenmoor/contract/account-status'
import { type ReactNode, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#lib/format-time.ts'

type StandingTextProps = {
  standing: AccountStatus
  /** After the reference: whom to give it to. */
  children: ReactNode
}

/** Why the account is locked or suspended, that its balance is untouched, what still works, and when it is looked at again. */
export function StandingText({ standing, children }: StandingTextProps) {
  const t = useTranslations('standing')
  const locale = useLocale()
  const [nowMs] = useState(Date.now)
  const at = formatInstant(standing.review_by, locale)
  const isLate = Date.parse(standing.review_by) < nowMs
  return (
    <>
      <p>
        <strong>{t(`state.${standing.state}`)}</strong> {t(`why.${standing.reason_code}`)} {t('balance')}
      </p>
      <p>{t('works')}</p>
      <p>
        {t(isLate ? 'overdue' : 'review', { at })} {t('reference')}:{' '}
        <bdi translate="no" className="font-semibold whitespace-nowrap">
          {standing.reference}
        </bdi>
        . {children}
      </p>
    </>
  )
}
