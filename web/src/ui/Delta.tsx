import { useContext } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { HiddenAmounts } from '#ui/hidden-amounts.ts'
import { cx } from '#ui/cx.ts'
import { directionOfShown, formatMoney, formatPercent, type Unit } from '#i18n/format-money.ts'

type DeltaProps = {
  /** A signed decimal string: a change, a daily result. */
  value: string
  /** "percent" for a rate such as "-0.15". */
  unit?: Unit | 'percent'
  /** The minimum number of decimals, for a rate in a column of others. */
  decimalsMin?: number
  className?: string
}

const looks = { up: 'text-up', down: 'text-down', none: 'text-muted' }
const triangles = { up: 'M8 3 15 13H1z', down: 'M8 13 1 3h14z' }

/** A change: sign, triangle and color say the same, in the same size for gains and losses. */
export function Delta({ value, unit = 'USD', decimalsMin = 0, className }: DeltaProps) {
  const locale = useLocale()
  const t = useTranslations('ui.change')
  const direction = directionOfShown(value, unit)
  const hidden = useContext(HiddenAmounts)
  if (hidden !== null && unit !== 'percent')
    return <span className={cx('figures whitespace-nowrap', className)}>{hidden}</span>
  const text =
    unit === 'percent'
      ? formatPercent(value, locale, { signed: true, decimalsMin })
      : formatMoney(value, unit, locale, { signed: true })
  return (
    <data
      value={value}
      className={cx(
        'figures inline-flex items-baseline gap-1 whitespace-nowrap',
        looks[direction],
        className,
      )}
    >
      {direction !== 'none' && (
        <svg aria-hidden viewBox="0 0 16 16" className="size-[0.7em] shrink-0 fill-current">
          <path d={triangles[direction]} />
        </svg>
      )}
      <span className="sr-only">{t(direction)} </span>
      <bdi dir="ltr">{text}</bdi>
    </data>
  )
}
