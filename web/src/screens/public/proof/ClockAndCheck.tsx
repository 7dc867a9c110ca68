import { CheckCard } from './CheckCard.tsx'
import { ClockCard } from './ClockCard.tsx'

/** Right below the disc: the withdrawal clock, and checking one's balance. */
export function ClockAndCheck() {
  return (
    <div className="page grid items-stretch gap-6 pt-12 md:pt-20 xl:grid-cols-[5fr_7fr]">
      <ClockCard />
      <CheckCard />
    </div>
  )
}
