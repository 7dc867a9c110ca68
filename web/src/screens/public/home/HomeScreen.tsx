// Here, not with the slider: what is built without JavaScript needs its look too.
import './range.css'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { hydrateOnDemand } from '#ui/hydrate-on-demand.tsx'
import { Hero } from './Hero.tsx'
import { PlanCards } from './PlanCards.tsx'

const belowPlans = hydrateOnDemand({
  id: 'below-plans',
  namespaces: ['homeMore', 'faqFirst'],
  load: async () => (await import('./BelowPlans.tsx')).BelowPlans,
})

const liveStrip = hydrateOnDemand({
  id: 'live-strip',
  namespaces: ['home'],
  space: 'min-h-12 md:min-h-24',
  load: async () => (await import('./LiveStrip.tsx')).LiveStrip,
})

/** The home page. */
export default function HomeScreen() {
  const t = useTranslations('home')
  const mode = useMode()
  useScrollToPlans()
  return (
    <>
      <Hero />
      {liveStrip}
      <section id="plans" aria-labelledby="plans-title" className="page scroll-mt-4 pt-10 xl:pt-20">
        <h2 id="plans-title" tabIndex={-1} className="text-section">
          {t('plans.heading', { mode })}
        </h2>
        <p className="reading mt-2 text-muted md:text-lead">{t('plans.lead', { mode })}</p>
        <PlanCards />
        <p className="mt-3">
          <a href="#arithmetic" className="link inline-flex min-h-11 items-center">
            {t('plans.arithmetic')}
          </a>
        </p>
      </section>
      {belowPlans}
    </>
  )
}

/** "Plans" in the header, from any page, comes here with a state that asks for the plans. */
function useScrollToPlans() {
  const { state } = useLocation()
  useEffect(() => {
    if (!asksForPlans(state)) return
    document.getElementById('plans')?.scrollIntoView()
    document.getElementById('plans-title')?.focus({ preventScroll: true })
  }, [state])
}

const asksForPlans = (state: unknown) =>
  typeof state === 'object' && state !== null && 'scrollTo' in state && state.scrollTo === 'plans'
