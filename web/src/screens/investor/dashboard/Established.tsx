import type { TimeMachine as Machine } from '@evenmoor/contract/time-machine'
import type { Withdrawal } from '@evenmoor/contract/withdrawals'
import { OpenCheckouts } from '../checkout/OpenCheckouts.tsx'
import { AccountCard } from './AccountCard.tsx'
import { LatestTransactions, PositionsCard } from './below-cards.tsx'
import { Beside } from './Beside.tsx'
import { Performance } from './history/Performance.tsx'
import { useChartRange } from './history/use-chart-range.ts'
import { NextResults } from './NextResults.tsx'
import { TimeMachine } from './TimeMachine.tsx'
import { WithdrawalCard } from './WithdrawalCard.tsx'

type EstablishedProps = {
  machine: Machine | null
  hasOpen: boolean
  withdrawal: Withdrawal | undefined
}

/** The home of an account with results: what there is, how it came, where it is, and what comes next. */
export function Established({ machine, hasOpen, withdrawal }: EstablishedProps) {
  const chart = useChartRange()
  return (
    <>
      <Beside
        aside={
          <>
            {hasOpen && <NextResults />}
            <OpenCheckouts />
            {withdrawal && <WithdrawalCard withdrawal={withdrawal} />}
            {machine && <TimeMachine machine={machine} />}
          </>
        }
      >
        <AccountCard {...chart} />
      </Beside>
      <Beside aside={<LatestTransactions />}>
        <PositionsCard />
      </Beside>
      <Performance range={chart.range} />
    </>
  )
}
