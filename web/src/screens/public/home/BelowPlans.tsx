import { Testimonials } from '../people/Testimonials.tsx'
import { CompoundExample } from './CompoundExample.tsx'
import { FaqTeaser } from './FaqTeaser.tsx'
import { CalculatorSection } from '#features/market/CalculatorSection.tsx'
import { LiveMarkets } from '#features/market/LiveMarkets.tsx'
import { Verifiability, SignupCall, Benefits } from './Sections.tsx'

/** The home page below its plans. */
export function BelowPlans() {
  return (
    <>
      <CompoundExample />
      <LiveMarkets />
      <Benefits />
      <Testimonials />
      <Verifiability />
      <CalculatorSection />
      <FaqTeaser />
      <SignupCall />
    </>
  )
}
