import { CheckCard } from './CheckCard.tsx'
import { ClockCard } from './ClockCard.tsx'

/** The proof right below its disc: the withdrawal clock and the own balance. */
export function BelowDisc() {
  return (
    <div className="page grid items-stretch gap-6 pt-12 md:pt-20 xl:grid-cols-[5fr_7fr]">
      <ClockCard />
      <CheckCard />
    </div>
  )
}
