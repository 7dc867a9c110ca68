import type { TimeMachine as Machine } from '@evenmoor/contract/time-machine'
import type { Withdrawal } from '@evenmoor/contract/withdrawals'
import { OpenCheckouts } from '../checkout/OpenCheckouts.tsx'
import { AccountCard } from './AccountCard.tsx'
import { LatestTransactions, PositionsCard } from './below-cards.tsx'
import { MainWithAside } from './MainWithAside.tsx'
import { Performance } from './history/Performance.tsx'
import { useChartRange } from './history/use-chart-range.ts'
import { NextResults } from './NextResults.tsx'
import { TimeMachine } from './TimeMachine.tsx'
import { WithdrawalCard } from './WithdrawalCard.tsx'

type EstablishedAccountProps = {
  machine: Machine | null
  hasOpen: boolean
  withdrawal: Withdrawal | undefined
}

/** The home of an account with results: what there is, how it came, where it is, and what comes next. */
export function EstablishedAccount({ machine, hasOpen, withdrawal }: EstablishedAccountProps) {
  const chart = useChartRange()
  return (
    <>
      <MainWithAside
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
      </MainWithAside>
      <MainWithAside aside={<LatestTransactions />}>
        <PositionsCard />
      </MainWithAside>
      <Performance range={chart.range} />
    </>
  )
}
