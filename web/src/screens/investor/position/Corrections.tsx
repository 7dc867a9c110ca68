import type { PositionResult } from '@evenmoor/contract/positions'
import { useLocale, useTranslations } from 'use-intl'
import { formatPercent } from '#i18n/format-money.ts'
import { formatDay } from '#i18n/format-time.ts'
import { useUsdText } from '#ui/use-money-text.ts'

/** What corrections changed about a day, oldest first; nothing for a day that stands as it was booked. */
export function Corrections({ corrections }: Pick<PositionResult, 'corrections'>) {
  const t = useTranslations('position.history')
  const locale = useLocale()
  const usdText = useUsdText()
  return corrections.map(({ because, rate, amount, booked_at }) => {
    const values = {
      day: formatDay(booked_at.slice(0, 10), locale),
      amount: usdText(amount, { signed: true }),
    }
    return (
      <span key={`${because} ${booked_at} ${rate}`} className="mt-1 block text-small">
        {rate === null
          ? t(because === 'payment' ? 'reversed' : 'takenBack', values)
          : t('replaced', { ...values, rate: formatPercent(rate, locale, { signed: true }) })}
      </span>
    )
  })
}
