import type { Plan } from '@evenmoor/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AmountsAtStake } from '../shared/AmountMask.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { plansQuery } from '../shared/queries.ts'
import { useDraft } from '../shared/use-draft.ts'
import { AmountStep } from './AmountStep.tsx'
import { readInvestDraft } from './invest-step.ts'
import { PayStep } from './PayStep.tsx'
import { PlanStep } from './PlanStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'

/** Plan, amount, review, pay: each answer stands in the address bar, so reloading and going back lose nothing. */
export default function InvestScreen() {
  const t = useTranslations('invest')
  const query = useQuery(plansQuery)
  return (
    <Loaded
      query={query}
      skeleton={
        <div className="flex max-w-[30rem] flex-col gap-6">
          <PageTitle title={t('title')} />
          <Skeleton className="h-96" />
        </div>
      }
    >
      {(plans) =>
        plans.length === 0 ? (
          <NoPlans />
        ) : (
          <AmountsAtStake>
            <Steps plans={plans} />
          </AmountsAtStake>
        )
      }
    </Loaded>
  )
}

function Steps({ plans }: { plans: readonly Plan[] }) {
  const { search } = useDraft()
  const draft = readInvestDraft(search, plans)
  const { step, plan, amount, termsChanged } = draft
  if (plan === null || step === 'plan') return <PlanStep plans={plans} chosen={plan} amount={amount} />
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
