import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'

/** Below what begins there: older transactions are no longer kept, and balances include them. Nothing where all are here. */
export function KeptFrom({ day }: { day: string | undefined }) {
  const t = useTranslations('investor.money')
  const locale = useLocale()
  if (day === undefined) return null
  return <p className="reading text-small text-muted">{t('keptFrom', { day: formatDay(day, locale) })}</p>
}
