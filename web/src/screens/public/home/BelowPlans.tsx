import { Testimonials } from '../people/Testimonials.tsx'
import { Arithmetic } from './Arithmetic.tsx'
import { FaqTeaser } from './FaqTeaser.tsx'
import { CalculatorSection } from './market/CalculatorSection.tsx'
import { LiveMarkets } from './market/LiveMarkets.tsx'
import { KeptHonest, SignupCall, WhyHere } from './Sections.tsx'

/** The home page below its plans. */
export function BelowPlans() {
  return (
    <>
      <Arithmetic />
      <LiveMarkets />
      <WhyHere />
      <Testimonials />
      <KeptHonest />
      <CalculatorSection />
      <FaqTeaser />
      <SignupCall />
    </>
  )
}
