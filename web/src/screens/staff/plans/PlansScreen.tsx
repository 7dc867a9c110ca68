import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { loadMessages } from '#i18n/catalogues.ts'
import { shownLocale } from '#i18n/preferred-locale.ts'
import { Words } from '#layouts/Words.tsx'
import { pathTo } from '#paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Loaded } from '../../investor/shared/Loaded.tsx'
import { PlanCard } from './PlanCard.tsx'
import { staffPlansQuery } from './queries.ts'
import { TermsForm } from './TermsForm.tsx'

/** The words are needed before the first render. */
export async function clientLoader() {
  await loadMessages('plans', shownLocale())
  return null
}

/** Every plan with its versions; adding one, changing its terms, closing it. */
export default function PlansScreen() {
  return (
    <Words area="plans">
      <Plans />
    </Words>
  )
}

function Plans() {
  const t = useTranslations('staffPlans')
  const [search] = useSearchParams()
  const query = useQuery(staffPlansQuery)
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
      {({ results }) => {
        const changing = results.find(({ id }) => id === search.get('change'))
        if (search.has('add') || changing) return <TermsForm plan={changing ?? null} />
        return (
          <div className="flex flex-col gap-6">
            <PageTitle
              title={t('title')}
              aside={<LinkButton to={pathTo('staffPlans', { query: { add: '1' } })}>{t('add')}</LinkButton>}
            />
            <p className="max-w-[68ch] text-muted">{t('lead')}</p>
            {results.map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
          </div>
        )
      }}
    </Loaded>
  )
}
