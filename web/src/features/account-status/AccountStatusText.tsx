import type { AccountStatus } from '@evenmoor/contract/account-status'
import { type ReactNode, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'

type AccountStatusTextProps = {
  status: AccountStatus
  /** After the reference: whom to give it to. */
  children: ReactNode
}

/** Why the account is locked or suspended, that its balance is untouched, what still works, and when it is looked at again. */
export function AccountStatusText({ status, children }: AccountStatusTextProps) {
  const t = useTranslations('accountStatus')
  const locale = useLocale()
  const [nowMs] = useState(Date.now)
  const at = formatInstant(status.review_by, locale)
  const isLate = Date.parse(status.review_by) < nowMs
  const code = (
    <bdi translate="no" className="font-semibold whitespace-nowrap">
      {status.reference}
    </bdi>
  )
  return (
    <>
      <p>
        <strong>{t(`state.${status.state}`)}</strong> {t(`why.${status.reason_code}`)} {t('balance')}
      </p>
      <p>{t('works')}</p>
      <p>
        {t(isLate ? 'overdue' : 'review', { at })} {t.rich('reference', { code: () => code })}. {children}
      </p>
    </>
  )
}
