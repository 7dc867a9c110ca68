import type { Transaction } from '@evenmoor/contract/wallet'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'

/** Behind what a transaction is called: the day it is for, and whether it was booked before that day had ended. */
export function DayOfResult({ of: { day, booked_ahead: isAhead } }: { of: Transaction }) {
  const t = useTranslations('transactions')
  const locale = useLocale()
  return (
    <>
      {day !== null && <span className="font-normal"> {t('forDay', { day: formatDay(day, locale) })}</span>}
      {isAhead && <span className="font-normal text-muted"> · {t('ahead')}</span>}
    </>
  )
}
