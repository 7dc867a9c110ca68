import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { cx } from '#ui/cx.ts'
import { Delta } from '#ui/Delta.tsx'
import { useUsdText } from '#ui/use-money-text.ts'
import type { ChartDay } from './chart-days.ts'

/** What a day's figures are, in one sentence: for those who hear the chart. */
export function useDayWords(): (day: ChartDay) => string {
  const t = useTranslations('history')
  const locale = useLocale()
  const usdText = useUsdText()
  return ({ day, is_ahead: isAhead, result, soFar, net, total }) => {
    const shownDay = formatDay(day, locale)
    return t('spoken', {
      day: isAhead ? `${shownDay} (${t('ahead')})` : shownDay,
      result: usdText(result, { signed: true }),
      soFar: usdText(soFar, { signed: true }),
      net: usdText(net, { signed: true }),
      balance: usdText(total),
    })
  }
}

/** A day's figures: beside the cursor, or on a phone above the plot. */
export function DayFigures({ day, className }: { day: ChartDay; className?: string }) {
  const t = useTranslations('history')
  const locale = useLocale()
  const rows = [
    [t('dayResult'), <Delta key="result" value={day.result} />],
    [t('soFar'), <Amount key="soFar" value={day.soFar} signed />],
    [t('net'), <Amount key="net" value={day.net} signed />],
    [t('balance'), <Amount key="balance" value={day.total} />],
  ] as const
  return (
    <div
      aria-hidden
      dir="auto"
      className={cx('rounded-control border border-line bg-surface p-3 text-micro', className)}
    >
      <p className="pb-1 text-small font-semibold">
        {formatDay(day.day, locale)}
        {day.is_ahead && <span className="font-normal text-muted"> · {t('ahead')}</span>}
      </p>
      <dl className="flex flex-col gap-0.5">
        {rows.map(([label, figure]) => (
          <div key={label} className="flex items-baseline justify-between gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
