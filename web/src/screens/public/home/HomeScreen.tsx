import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Arithmetic } from './Arithmetic.tsx'
import { CalculatorSection } from './market/CalculatorSection.tsx'
import { FaqTeaser } from './FaqTeaser.tsx'
import { Hero } from './Hero.tsx'
import { LiveMarkets } from './market/LiveMarkets.tsx'
import { PlanCards } from './PlanCards.tsx'
import { KeptHonest, SignupCall, WhyHere } from './Sections.tsx'

/** The home page. */
export default function HomeScreen() {
  const t = useTranslations('home')
  useScrollToPlans()
  return (
    <>
      <Hero />
      <section id="plans" aria-labelledby="plans-title" className="page scroll-mt-4 pt-12">
        <h2 id="plans-title" tabIndex={-1} className="text-h2">
          {t('plans.heading')}
        </h2>
        <p className="reading mt-2 text-muted">{t('plans.lead')}</p>
        <PlanCards />
        <p className="mt-4">
          <a href="#arithmetic" className="link inline-flex min-h-11 items-center">
            {t('plans.arithmetic')}
          </a>
        </p>
      </section>
      <Arithmetic />
      <LiveMarkets />
      <WhyHere />
      <KeptHonest />
      <CalculatorSection />
      <FaqTeaser />
      <SignupCall />
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
