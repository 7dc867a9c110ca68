import { useLocale, useTranslations } from 'use-intl'
import { formatNumber, isolated } from '#i18n/format-money.ts'
import type { TypedDecimal } from '#i18n/typed-decimal.ts'

/** The parsed value of a typed amount, to the last decimal, in the page's number format. */
export function ParsedAmount({ read }: { read: TypedDecimal }) {
  const t = useTranslations('investor.money')
  const locale = useLocale()
  return (
    <p className="figures min-h-6 text-small text-muted">
      {read.ok &&
        t('understood', { amount: isolated(`${formatNumber(read.text, locale)}\u00a0USD`, locale) })}
    </p>
  )
}
