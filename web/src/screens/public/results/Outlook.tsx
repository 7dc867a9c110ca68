import { drawOutlook } from '@evenmoor/contract/market-results'
import { planCatalogue } from '@evenmoor/contract/plans-catalogue'
import { useLocale, useTranslations } from 'use-intl'
import { formatPercent } from '#lib/format-money.ts'
import { percentOfBps } from '#lib/plan-rate.ts'

const outcomesAll = 2 ** 32

const outlooks = planCatalogue.map(({ id, title }) => {
  const { meanBps, worstBps, bestBps, losingOutcomes } = drawOutlook(id)
  return {
    id,
    title,
    worst: percentOfBps(worstBps),
    mean: percentOfBps(meanBps),
    best: percentOfBps(bestBps),
    losing: String(Math.round((losingOutcomes * 100) / outcomesAll)),
  }
})

/** It scrolls sideways on a phone, so the keyboard must reach it. */
const scrollable = { role: 'group', tabIndex: 0 } as const

/** What a drawn day can bring, the worst first: counted over every outcome there is. */
export function Outlook() {
  const t = useTranslations('resultsMore.outlook')
  const locale = useLocale()
  return (
    <section aria-labelledby="outlook-title">
      <h2 id="outlook-title" className="text-h2">
        {t('heading')}
      </h2>
      <p className="mt-3 reading">{t('text')}</p>
      <div
        {...scrollable}
        className="mt-4 overflow-x-auto rounded-card border border-line bg-surface p-6"
        aria-labelledby="outlook-title"
      >
        <table className="figures w-full border-collapse text-small">
          <caption className="sr-only">{t('heading')}</caption>
          <thead className="text-muted">
            <tr className="border-b border-control">
              <th scope="col" className="py-2 pe-3 text-start font-normal">
                {t('plan')}
              </th>
              {(['worst', 'losing', 'mean', 'best'] as const).map((column) => (
                <th key={column} scope="col" className="py-2 ps-3 text-end font-normal">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {outlooks.map((plan) => (
              <tr key={plan.id} className="border-b border-line last:border-0">
                <th scope="row" className="py-3 pe-3 text-start">
                  {plan.title}
                </th>
                {[plan.worst, plan.losing, plan.mean, plan.best].map((percent, index) => (
                  // The columns never change their order.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={index} className="py-3 ps-3 text-end whitespace-nowrap">
                    <bdi dir="ltr">{formatPercent(percent, locale)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 reading text-muted">{t('note')}</p>
    </section>
  )
}
