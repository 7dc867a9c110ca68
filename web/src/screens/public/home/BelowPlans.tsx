import { CalculatorSection } from '#features/market/CalculatorSection.tsx'
import { LiveMarkets } from '#features/market/LiveMarkets.tsx'
import { Testimonials } from '../people/Testimonials.tsx'
import { Benefits } from './Benefits.tsx'
import { FaqTeaser } from './FaqTeaser.tsx'
import { RateReality } from './RateReality.tsx'
import { SignupCall } from './SignupCall.tsx'

/** The home page below its plans. */
export function BelowPlans() {
  return (
    <>
      <RateReality />
      <LiveMarkets />
      <CalculatorSection />
      <Benefits />
      <Testimonials />
      <FaqTeaser />
      <SignupCall />
    </>
  )
}
