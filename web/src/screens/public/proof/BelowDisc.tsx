import { CheckAlone } from './CheckAlone.tsx'
import { CheckCard } from './CheckCard.tsx'
import { Checkpoints } from './Checkpoints.tsx'
import { ClockCard } from './ClockCard.tsx'
import { Seeds } from './Seeds.tsx'
import { Witnesses } from './Witnesses.tsx'

/** The proof below its disc: the withdrawal clock, the own balance, the log, and who watches it. */
export function BelowDisc() {
  return (
    <div className="page flex flex-col gap-14 pt-12 md:pt-20 xl:gap-20">
      <div className="grid items-stretch gap-6 xl:grid-cols-[5fr_7fr]">
        <ClockCard />
        <CheckCard />
      </div>
      <Checkpoints />
      <Witnesses />
      <Seeds />
      <CheckAlone />
    </div>
  )
}
