import { useTranslations } from 'use-intl'
import { PageTitle } from '#ui/PageTitle.tsx'
import { hydrateOnDemand } from '#ui/hydrate-on-demand.tsx'
import { MonthResults } from './MonthResults.tsx'

const belowMonth = hydrateOnDemand({
  id: 'below-month',
  namespaces: ['resultsMore'],
  load: async () => (await import('./ResultsBelowMonth.tsx')).ResultsBelowMonth,
})

/** Each day of each plan, and what it takes to check those that were drawn from a seed. */
export default function ResultsScreen() {
  const t = useTranslations('results')
  return (
    <div className="page flex flex-col gap-10 py-8 md:py-12">
      <div>
        <PageTitle title={t('title')} className="text-display" />
        <p className="mt-4 reading text-lead">{t('lead')}</p>
      </div>
      <MonthResults />
      {belowMonth}
    </div>
  )
}
