import type { TimeMachine as Machine } from '@evenmoor/contract/time-machine'
import { Card } from '#ui/Card.tsx'
import { OpenCheckouts } from '../checkout/OpenCheckouts.tsx'
import type { AccountStage } from './account-stage.ts'
import { LatestTransactions, PositionsCard } from './below-cards.tsx'
import { Beside } from './Beside.tsx'
import { OverTime } from './history/OverTime.tsx'
import { useChartRange } from './history/use-chart-range.ts'
import { MoneyFlow } from './MoneyFlow.tsx'
import { SetUpCard } from './SetUpCard.tsx'
import { TimeMachine } from './TimeMachine.tsx'

type NewAccountProps = { stage: AccountStage; openPositions: number; machine: Machine | null }

/** The home until the first daily result: the way from the wallet to it. */
export function NewAccount({ stage, openPositions, machine }: NewAccountProps) {
  const chart = useChartRange()
  return (
    <>
      <MoneyFlow stage={stage} openPositions={openPositions} />
      <Beside
        aside={
          <>
            <OpenCheckouts />
            <SetUpCard stage={stage} />
            {machine && <TimeMachine machine={machine} />}
          </>
        }
      >
        <Card>
          <OverTime {...chart} />
        </Card>
        {openPositions > 0 && <PositionsCard />}
      </Beside>
      <LatestTransactions />
    </>
  )
}
