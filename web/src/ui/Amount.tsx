import { useContext } from 'react'
import { useLocale } from 'use-intl'
import { HiddenAmounts } from '#ui/hidden-amounts.ts'
import { formatMoney, type MoneyFormat, type Unit } from '#i18n/format-money.ts'

type AmountProps = MoneyFormat & {
  /** A decimal string, as the API gives it. */
  value: string
  unit?: Unit
  className?: string
}

/** An amount of money with its unit; the exact figure stands in `<data value>`. */
export function Amount({ value, unit = 'USD', className = '', ...format }: AmountProps) {
  const locale = useLocale()
  const hidden = useContext(HiddenAmounts)
  if (hidden !== null)
    return (
      <span
        className={`figures whitespace-nowrap huge-text:wrap-anywhere huge-text:whitespace-normal ${className}`}
      >
        {hidden}
      </span>
    )
  return (
    <data
      value={value}
      className={`figures whitespace-nowrap huge-text:wrap-anywhere huge-text:whitespace-normal ${className}`}
    >
      <bdi dir="ltr">{formatMoney(value, unit, locale, format)}</bdi>
    </data>
  )
}
