import { useContext } from 'react'
import { useLocale } from 'use-intl'
import { formatMoney, type MoneyFormat, type Unit } from '#i18n/format-money.ts'
import { HiddenAmounts } from '#ui/hidden-amounts.ts'

type AmountWithSmallCentsProps = MoneyFormat & { value: string; unit?: Unit }

const decimalsAtEnd = /([.,٫]\p{Nd}{2})(?=\P{Nd}*$)/u

/** A large amount whose cents are small: the dollars are what the eye looks for. Hidden as `Amount` is. */
export function AmountWithSmallCents({ value, unit = 'USD', ...format }: AmountWithSmallCentsProps) {
  const locale = useLocale()
  const hidden = useContext(HiddenAmounts)
  if (hidden !== null) return <span className="figures whitespace-nowrap">{hidden}</span>
  const [before, cents, after] = formatMoney(value, unit, locale, format).split(decimalsAtEnd)
  return (
    <data
      value={value}
      className="figures whitespace-nowrap huge-text:wrap-anywhere huge-text:whitespace-normal"
    >
      <bdi dir="ltr">
        {before}
        {cents !== undefined && <span className="text-[0.62em] tracking-normal text-muted">{cents}</span>}
        {after}
      </bdi>
    </data>
  )
}
