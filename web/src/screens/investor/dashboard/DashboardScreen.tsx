import { greetedName } from '@evenmoor/contract/person-name'
import type { TimeMachine as Machine } from '@evenmoor/contract/time-machine'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { timeMachineQuery } from '#features/time-machine/time-machine-query.ts'
import { useMode } from '#i18n/mode.ts'
import { lazyPart } from '#queries/lazy-part.tsx'
import { LoadingNotice } from '#queries/LoadingNotice.tsx'
import { openDepositsQuery } from '#queries/deposit-queries.ts'
import { positionsQuery, walletQuery } from '#queries/money-queries.ts'
import { practiceWalletQuery } from '#queries/practice-query.ts'
import { profileQuery } from '#queries/profile-query.ts'
import { withdrawalsQuery } from '#queries/withdrawal-queries.ts'
import { isWithdrawalOver } from '#queries/withdrawal-status.ts'
import { Card } from '#ui/Card.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { OpenCheckouts } from '../checkout/OpenCheckouts.tsx'
import { type AccountStage, stageOf } from './account-stage.ts'
import { FirstTransactions, LatestTransactions, PositionsCard } from './below-cards.tsx'
import { MainWithAside } from './MainWithAside.tsx'
import { HideAmounts } from './HideAmounts.tsx'
import { OverTime } from './history/OverTime.tsx'
import { useChartRange } from './history/use-chart-range.ts'
import { MarketStrip } from './MarketStrip.tsx'
import { MoneyFlow } from './MoneyFlow.tsx'
import { MoneyLinks } from './MoneyLinks.tsx'
import { SetUpCard } from './SetUpCard.tsx'
import { TimeMachine } from './TimeMachine.tsx'

// Most of it is of no use to a new account.
const EstablishedAccount = lazyPart(async () => (await import('./EstablishedAccount.tsx')).EstablishedAccount)

/**
 * The investor's home: the way from the wallet to the first daily result, and after it balances, results and holdings.
 * Frame, title and places stand at once; which of the two it is decides the first answer, so nothing that was seen moves.
 */
export default function DashboardScreen() {
  const t = useTranslations('dashboard')
  const mode = useMode()
  const isPractice = mode === 'practice'
  const positions = useInfiniteQuery(positionsQuery)
  const wallet = useQuery(walletQuery)
  const machine = useQuery({ ...timeMachineQuery, enabled: isPractice })
  const outside = useQuery({ ...practiceWalletQuery, enabled: isPractice })
  const checkouts = useQuery(openDepositsQuery)
  const withdrawals = useInfiniteQuery(withdrawalsQuery)
  const withdrawal = withdrawals.data?.pages[0]?.results.find(({ status }) => !isWithdrawalOver(status))
  // What fails says so in its own card, which asks again: only the first answer is awaited, else it would go on for ever.
  const isAwaited = [
    positions,
    wallet,
    checkouts,
    withdrawals,
    ...(isPractice ? [machine, outside] : []),
  ].some(({ isPending, isFetched }) => isPending && !isFetched)
  const pages = positions.data?.pages
  const all = pages?.flatMap(({ results }) => results)
  // Who has more positions than the first answer brings is not new, whatever further ones say.
  const isNew = isPractice && pages?.[0]?.next === null
  const stage = isNew && all ? stageOf(all, wallet.data?.available) : null
  const open = all?.filter(({ status }) => status === 'open').length ?? 0
  const ahead = machine.data?.may_forward === true ? machine.data : null
  const isEstablished = !isAwaited && (stage === null || !wallet.data)
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        title={t('title')}
        aside={
          <>
            <HideAmounts />
            {/* As high as its buttons before it is known whether they come. */}
            <div className="ms-auto hidden min-h-12 xl:flex">
              {isEstablished && <MoneyLinks className="flex flex-row-reverse" />}
            </div>
          </>
        }
      >
        <Greeting />
      </PageTitle>
      {isAwaited ? (
        <Places />
      ) : (
        <Suspense fallback={<Places />}>
          {stage !== null && wallet.data ? (
            <NewAccount stage={stage} openPositions={open} machine={ahead} />
          ) : (
            <EstablishedAccount machine={ahead} hasOpen={open > 0} withdrawal={withdrawal} />
          )}
          <MarketStrip />
          <section aria-labelledby="risk-note" className="reading flex flex-col gap-1">
            <h2 id="risk-note" className="text-h3">
              {t('risk.title')}
            </h2>
            <InlineMessage tone="risk">{t('risk.text')}</InlineMessage>
          </section>
        </Suspense>
      )}
    </div>
  )
}

/** By name; the place is kept until it is known. */
function Greeting() {
  const t = useTranslations('dashboard')
  const mode = useMode()
  const { data, isPending } = useQuery(profileQuery)
  if (data) return t('greeting', { part: partOfDay(), name: greetedName(data) })
  if (!isPending) return t('heading', { mode })
  return (
    <>
      <span className="sr-only">{t('title')}</span>
      <Skeleton className="h-[1lh] w-64 max-w-full" />
    </>
  )
}

/** By the clock of this device. */
function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date().getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

type NewAccountProps = { stage: AccountStage; openPositions: number; machine: Machine | null }

/** Until the first daily result. */
function NewAccount({ stage, openPositions, machine }: NewAccountProps) {
  const chart = useChartRange()
  return (
    <>
      <MoneyFlow stage={stage} openPositions={openPositions} />
      <MainWithAside
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
      </MainWithAside>
      {stage === 'empty' ? <FirstTransactions isEmpty /> : <LatestTransactions />}
    </>
  )
}

/** Places of cards, until it is known which ones come. */
function Places() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_19.5rem]">
        <Skeleton className="h-64" />
        <Skeleton className="hidden h-64 xl:block" />
      </div>
      <Skeleton className="h-99" />
      <LoadingNotice />
    </div>
  )
}
