import { useLocale, useTranslations } from 'use-intl'
import { formatWait } from '#i18n/format-time.ts'

/** How long an item has waited; read anew with the item itself. */
export function Waiting({ since }: { since: string }) {
  const t = useTranslations('staff.work')
  const locale = useLocale()
  // oxlint-disable-next-line react-hooks/purity -- as old as it is when it is drawn
  return <time dateTime={since}>{t('waiting', { age: formatWait(since, Date.now(), locale) })}</time>
}
