import { useLocale, useTranslations } from 'use-intl'
import { formatNumber, isolated } from '#lib/format-money.ts'
import type { TypedDecimal } from '#lib/typed-decimal.ts'

/** What was understood of a typed amount, to the last decimal, in the page's own way of writing numbers. */
export function Understood({ read }: { read: TypedDecimal }) {
  const t = useTranslations('investor.money')
  const locale = useLocale()
  return (
    <p className="figures min-h-6 text-small text-muted">
      {read.ok &&
        t('understood', { amount: isolated(`${formatNumber(read.text, locale)}\u00a0USD`, locale) })}
    </p>
  )
}
