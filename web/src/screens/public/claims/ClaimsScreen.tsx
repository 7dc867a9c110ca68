import { useTranslations } from 'use-intl'
import { hydrateOnDemand } from '#ui/hydrate-on-demand.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'

const list = hydrateOnDemand({
  id: 'claims-list',
  namespaces: ['claims'],
  load: async () => (await import('./ClaimsList.tsx')).ClaimsList,
  isStill: true,
})

/** Each sentence of the public pages that states a fact about the product, with what shows that it is true. */
export default function ClaimsScreen() {
  const t = useTranslations('claims')
  return (
    <div className="page flex flex-col gap-10 py-8 md:py-12">
      <div>
        <PageTitle title={t('title')} className="text-display" />
        <p className="mt-4 reading text-lead">{t('lead')}</p>
      </div>
      {list}
    </div>
  )
}
