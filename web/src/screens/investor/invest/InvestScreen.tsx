import type { Plan } from '@evenmoor/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { withMessages } from '#i18n/with-messages.tsx'
import { LoadingNotice } from '#queries/LoadingNotice.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { UnmaskedAmounts } from '#ui/AmountMask.tsx'
import { lazyPart } from '#queries/lazy-part.tsx'
import { usePreloadOnInput } from '#ui/use-preload-on-input.ts'
import { openDepositsQuery } from '#queries/deposit-queries.ts'
import { limitsQuery } from '#queries/limits-query.ts'
import { QueryContent } from '#queries/QueryContent.tsx'
import { plansQuery } from '#queries/plans-query.ts'
import { riskCheckQuery } from '#queries/risk-check-query.ts'
import { walletQuery } from '#queries/money-queries.ts'
import { pathTo } from '#routing/paths.ts'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { investQuery, readInvestDraft } from './invest-step.ts'
import { PlanStep } from './PlanStep.tsx'
import { RiskFirst } from './RiskNotice.tsx'

const ReviewStep = lazyPart(
  withMessages(['investPay'], async () => (await import('./ReviewStep.tsx')).ReviewStep),
)
const PayStep = lazyPart(
  withMessages(['investPay', 'checkoutMore'], async () => (await import('./PayStep.tsx')).PayStep),
)

/** Plan and amount, review, pay. Each answer is in the address bar, so reloading and going back lose nothing. */
export default function InvestScreen() {
  const t = useTranslations('invest')
  const query = useQuery(plansQuery)
  usePreloadOnInput(ReviewStep, PayStep)
  return (
    <QueryContent query={query} title={<PageTitle title={t('title')} />} skeleton={<StepPlace />}>
      {(plans) =>
        plans.length === 0 ? (
          <NoPlans />
        ) : (
          <UnmaskedAmounts>
            <Suspense fallback={<Awaited />}>
              <Steps plans={plans} />
            </Suspense>
          </UnmaskedAmounts>
        )
      }
    </QueryContent>
  )
}

const StepPlace = () => <Skeleton className="h-96 max-w-[30rem]" />

function Awaited() {
  const t = useTranslations('invest')
  return (
    <div aria-busy className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <StepPlace />
      <LoadingNotice />
    </div>
  )
}

/** What a plan says of what one has, so that it says it from the start; what cannot be read at once is not waited for. */
function useIsKnown(): boolean {
  const queries = [
    useQuery(walletQuery),
    useQuery(limitsQuery),
    useQuery(openDepositsQuery),
    useQuery(riskCheckQuery),
  ]
  return queries.every(({ isPending, failureCount }) => !isPending || failureCount > 0)
}

function Steps({ plans }: { plans: readonly Plan[] }) {
  const { search, queryOf } = useQueryDraft()
  const risk = useQuery(riskCheckQuery).data
  const isKnown = useIsKnown()
  const draft = readInvestDraft(search, plans)
  const { step, plan, amount, termsChanged } = draft
  if (plan === null || step === 'plan')
    return isKnown ? <PlanStep plans={plans} chosen={plan} amount={amount} /> : <Awaited />
  if (risk?.is_blocking === true) {
    const back = queryOf(investQuery({ step: 'plan', plan: plan.id, amount }))
    return <RiskFirst step={step} check={risk} back={back} />
  }
  if (step === 'review') return <ReviewStep plan={plan} amount={amount} termsChanged={termsChanged} />
  return <PayStep plan={plan} amount={amount} />
}

function NoPlans() {
  const t = useTranslations('invest')
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <EmptyState
        title={t('plan.emptyTitle')}
        action={<LinkButton to={pathTo('dashboard')}>{t('plan.emptyAction')}</LinkButton>}
      >
        {t('plan.emptyText')}
      </EmptyState>
    </div>
  )
}
