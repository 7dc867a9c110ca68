import type { Candle } from '@evenmoor/contract/market'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { formatUsd } from './format-price.ts'

const columns = ['open', 'high', 'low', 'close'] as const

/** The chart's figures as a table, newest first. */
export function CandleTable({ candles }: { candles: readonly Candle[] }) {
  const t = useTranslations('market.chart')
  const locale = useLocale()
  return (
    // A part that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={t('asTable')} tabIndex={0} className="max-h-80 overflow-auto">
      <table className="figures w-full text-small">
        <thead className="sticky top-0 bg-surface text-muted">
          <tr>
            <th scope="col" className="py-2 pe-4 text-start font-normal">
              {t('date')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 ps-4 text-end font-normal">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candles.toReversed().map((candle) => (
            <tr key={candle.time} className="border-t border-line">
              <th scope="row" className="py-1.5 pe-4 text-start font-normal whitespace-nowrap">
                {formatDay(candle.time.slice(0, 10), locale)}
              </th>
              {columns.map((column) => (
                <td key={column} className="py-1.5 ps-4 text-end whitespace-nowrap">
                  <bdi>{formatUsd(candle[column], locale)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
