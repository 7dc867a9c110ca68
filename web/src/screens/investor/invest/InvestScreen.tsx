import type { Plan } from '@evenmoor/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { LongWait } from '#api/LongWait.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AmountsAtStake } from '../shared/AmountMask.tsx'
import { lazyPart } from '../shared/lazy-part.tsx'
import { useAhead } from '../shared/use-ahead.ts'
import { limitsQuery } from '../shared/limits-query.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { plansQuery } from '../shared/plans-query.ts'
import { walletQuery } from '../shared/queries.ts'
import { useDraft } from '../shared/use-draft.ts'
import { readInvestDraft } from './invest-step.ts'
import { PlanStep } from './PlanStep.tsx'

const AmountStep = lazyPart(async () => (await import('./AmountStep.tsx')).AmountStep)
const ReviewStep = lazyPart(async () => (await import('./ReviewStep.tsx')).ReviewStep)
const PayStep = lazyPart(async () => (await import('./PayStep.tsx')).PayStep)

/** Plan, amount, review, pay: each answer stands in the address bar, so reloading and going back lose nothing. */
export default function InvestScreen() {
  const t = useTranslations('invest')
  const query = useQuery(plansQuery)
  useAhead(AmountStep, ReviewStep, PayStep)
  return (
    <Loaded query={query} title={<PageTitle title={t('title')} />} skeleton={<StepPlace />}>
      {(plans) =>
        plans.length === 0 ? (
          <NoPlans />
        ) : (
          <AmountsAtStake>
            <Suspense fallback={<Awaited />}>
              <Steps plans={plans} />
            </Suspense>
          </AmountsAtStake>
        )
      }
    </Loaded>
  )
}

const StepPlace = () => <Skeleton className="h-96 max-w-[30rem]" />

function Awaited() {
  const t = useTranslations('invest')
  return (
    <div aria-busy className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <StepPlace />
      <LongWait />
    </div>
  )
}

/** What a plan says of what one has, so that it says it from the start; what cannot be read at once is not waited for. */
function useIsKnown(): boolean {
  const queries = [useQuery(walletQuery), useQuery(limitsQuery)]
  return queries.every(({ isPending, failureCount }) => !isPending || failureCount > 0)
}

function Steps({ plans }: { plans: readonly Plan[] }) {
  const { search } = useDraft()
  const isKnown = useIsKnown()
  const draft = readInvestDraft(search, plans)
  const { step, plan, amount, termsChanged } = draft
  if (plan === null || step === 'plan')
    return isKnown ? <PlanStep plans={plans} chosen={plan} amount={amount} /> : <Awaited />
  if (step === 'amount') return <AmountStep plan={plan} given={amount} />
  if (step === 'review') return <ReviewStep plan={plan} amount={amount} termsChanged={termsChanged} />
  return <PayStep plan={plan} amount={amount} />
}

function NoPlans() {
  const t = useTranslations('invest')
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <EmptyState title={t('plan.emptyTitle')}>{t('plan.emptyText')}</EmptyState>
    </div>
  )
}
