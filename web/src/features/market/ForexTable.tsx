import { useLocale, useTranslations } from 'use-intl'
import { formatClock } from '#i18n/format-time.ts'
import { RetryButton } from '#ui/RetryButton.tsx'
import { Delta } from '#ui/Delta.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { formatRate } from './format-price.ts'
import { forexRates } from './market-data.ts'
import { SourceTag } from './SourceTag.tsx'

/** Eight major currency pairs, as they were when the page asked. */
export function ForexTable() {
  const t = useTranslations('market.forex')
  const tCommon = useTranslations('common')
  const locale = useLocale()
  const rates = forexRates.use()
  if (rates.kind === 'loading')
    return (
      <output aria-busy className="text-muted">
        {tCommon('loading')}
      </output>
    )
  if (rates.kind === 'failed') {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <InlineMessage tone="risk" live>
          {t('failed')}
        </InlineMessage>
        <RetryButton onRetry={forexRates.retry} />
      </div>
    )
  }
  const [first] = rates.value
  if (first === undefined) return <InlineMessage tone="info">{t('none')}</InlineMessage>
  return (
    <div className="rounded-card border border-line bg-surface p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="forex-title" className="text-h3">
          {t('heading')}
        </h3>
        <p className="flex flex-wrap items-center gap-3 text-small text-muted">
          <SourceTag figures={first.figures} />
          <span className="figures">
            {t('at', { time: formatClock(Date.parse(first.at), locale, 'second') })}
          </span>
        </p>
      </div>
      <table aria-labelledby="forex-title" className="figures mt-3 w-full huge-text:text-small">
        <thead>
          <tr className="border-b border-line text-small text-muted">
            <th scope="col" className="py-2 text-start font-normal">
              {t('pair')}
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              {t('rate')}
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              {t('change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.value.map(({ pair, rate, change_24h: change }) => (
            <tr key={pair} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 text-start font-semibold">
                <bdi>{pair}</bdi>
              </th>
              <td className="py-2.5 text-end">
                <bdi>{formatRate(rate, locale)}</bdi>
              </td>
              <td className="py-2.5 text-end">
                <Delta value={change} unit="percent" decimalsMin={2} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
