import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { timeMachineQuery } from '#features/time-machine/time-machine-query.ts'
import { useMode } from '#i18n/mode.ts'
import { cx } from '#ui/cx.ts'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { positionsQuery } from '#queries/money-queries.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { HistoryCard } from './history/HistoryCard.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { LatestTransactions } from './LatestTransactions.tsx'
import { MarketStrip } from './MarketStrip.tsx'
import { PositionsCard } from './PositionsCard.tsx'
import { TimeMachine } from './TimeMachine.tsx'

/** The investor's home: balances, next steps, latest transactions. */
export default function DashboardScreen() {
  const t = useTranslations('dashboard')
  const mode = useMode()
  const positions = useInfiniteQuery(positionsQuery)
  const isPractice = mode === 'practice'
  const machine = useQuery({ ...timeMachineQuery, enabled: isPractice })
  const isKnown = positions.data !== undefined
  const isAwaited = positions.isPending || (isPractice && machine.isPending)
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')}>{t('heading', { mode })}</PageTitle>
      <div className="grid items-start gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr] xl:grid-cols-3 xl:grid-rows-[auto_auto_1fr]">
        <div className="min-w-0 xl:col-span-2">
          <BalanceCard />
        </div>
        {/* On a phone the next step comes right after the figures that one came for. */}
        <div className="flex min-w-0 flex-col gap-6 md:row-span-2 xl:row-span-3">
          <FirstSteps />
          {/* Where the next step comes above it, it is another card: nothing that was seen moves. */}
          <PositionsCard key={isKnown ? 'known' : 'awaited'} />
          {machine.data?.may_forward === true && <TimeMachine machine={machine.data} />}
        </div>
        {/* On a phone it stands below cards of which nobody knows yet how many there are. */}
        <div className={cx('min-w-0 xl:col-span-2', isAwaited && 'max-md:invisible')}>
          <HistoryCard />
        </div>
        <div className="min-w-0 md:col-span-2">
          <LatestTransactions />
        </div>
      </div>
      <MarketStrip />
      <section aria-labelledby="risk-note" className="reading flex flex-col gap-1">
        <h2 id="risk-note" className="text-h3">
          {t('risk.title')}
        </h2>
        <InlineMessage tone="risk">{t('risk.text')}</InlineMessage>
      </section>
    </div>
  )
}
