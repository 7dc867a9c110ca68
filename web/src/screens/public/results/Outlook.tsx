import { drawOutlook } from '@evenmoor/contract/market-results'
import { planCatalog } from '@evenmoor/contract/plans-catalogue'
import { useLocale, useTranslations } from 'use-intl'
import { formatPercent } from '#i18n/format-money.ts'
import { percentOfBps } from '#features/plans/plan-rate.ts'

const outcomesAll = 2 ** 32

const outlooks = planCatalog.map(({ id, title }) => {
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

const lines = ['worst', 'losing', 'mean', 'best'] as const

/** It scrolls sideways with very large letters, so the keyboard must reach it. */
const scrollable = { role: 'group', tabIndex: 0 } as const

/** What a drawn day can bring, the worst first: counted over every outcome there is. Three plans are narrower than four figures. */
export function Outlook() {
  const t = useTranslations('resultsMore.outlook')
  const locale = useLocale()
  return (
    <section aria-labelledby="outlook-title" className="min-w-0">
      <h2 id="outlook-title" className="text-h2">
        {t('heading')}
      </h2>
      <p className="mt-3 reading">{t('text')}</p>
      <div
        {...scrollable}
        className="mt-4 overflow-x-auto rounded-card border border-line bg-surface px-3 py-4 md:p-6"
        aria-labelledby="outlook-title"
      >
        <table className="figures w-full border-collapse text-small">
          <caption className="sr-only">{t('heading')}</caption>
          <thead className="text-muted">
            <tr className="border-b border-control">
              <th scope="col" className="py-2 pe-2 text-start font-normal">
                {t('plan')}
              </th>
              {outlooks.map(({ id, title }) => (
                <th key={id} scope="col" className="py-2 ps-2 text-end">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line} className="border-b border-line last:border-0">
                <th scope="row" className="py-3 pe-2 text-start font-normal text-muted">
                  {t(line)}
                </th>
                {outlooks.map((plan) => (
                  <td key={plan.id} className="py-3 ps-2 text-end whitespace-nowrap">
                    <bdi dir="ltr">{formatPercent(plan[line], locale)}</bdi>
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
