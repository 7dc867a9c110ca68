import type { AddressKind } from '@evenmoor/contract/address-shape'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { DeferredContent } from '#ui/DeferredContent.tsx'
import { UnmaskedAmounts } from '#ui/AmountMask.tsx'
import { lazyPart } from '#queries/lazy-part.tsx'
import { usePreloadOnInput } from '#ui/use-preload-on-input.ts'
import { QueryContent } from '#queries/QueryContent.tsx'
import { walletQuery } from '#queries/money-queries.ts'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { noDollars, usdMinor } from '#forms/usd-amount.ts'
import { AmountStep } from './AmountStep.tsx'
import { readWithdrawDraft } from './withdraw-step.ts'
import { WithdrawalList } from './WithdrawalList.tsx'
import { WithdrawalTimes } from './WithdrawalTimes.tsx'

const AddressAndReview = lazyPart(async () => (await import('./AddressAndReview.tsx')).AddressAndReview)

/** Amount, address, review. Each answer is in the address bar. Past withdrawals are below the first step. */
export default function WithdrawScreen() {
  const t = useTranslations('withdraw')
  const query = useQuery(walletQuery)
  usePreloadOnInput(AddressAndReview)
  return (
    <QueryContent query={query} title={<PageTitle title={t('title')} />} skeleton={<StepPlace />}>
      {({ available, total, mode }) => (
        <Suspense
          fallback={
            <div aria-busy className="flex flex-col gap-6">
              <PageTitle title={t('title')} />
              <StepPlace />
            </div>
          }
        >
          <Steps available={available} total={total} kind={mode === 'practice' ? 'practice' : 'evm'} />
        </Suspense>
      )}
    </QueryContent>
  )
}

const StepPlace = () => <Skeleton className="h-96 max-w-[30rem]" />

type StepsProps = { available: string; total: string; kind: AddressKind }

function Steps({ available, total, kind }: StepsProps) {
  const { search } = useQueryDraft()
  const availableMinor = usdMinor(available)
  const draft = readWithdrawDraft(search, availableMinor)
  if (availableMinor === noDollars) {
    return (
      <div className="flex flex-col gap-8">
        <NothingAvailable />
        <WithdrawalTimes />
        <WithdrawalList />
      </div>
    )
  }
  if (draft.step !== 'amount') {
    return (
      <UnmaskedAmounts>
        <AddressAndReview draft={draft} kind={kind} />
      </UnmaskedAmounts>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <UnmaskedAmounts>
        <AmountStep
          draft={draft}
          availableMinor={availableMinor}
          isMore={usdMinor(total) > availableMinor}
          kind={kind}
        />
      </UnmaskedAmounts>
      <DeferredContent>
        <WithdrawalList />
      </DeferredContent>
    </div>
  )
}

function NothingAvailable() {
  const t = useTranslations('withdraw')
  return (
    <>
      <PageTitle title={t('title')} />
      <Card className="form-width">
        <p>{t('amount.nothingText')}</p>
        <Button wide disabledReason={t('amount.nothing')}>
          {t('title')}
        </Button>
        <LinkButton to={pathTo('dashboard')} wide>
          {t('amount.nothingAction')}
        </LinkButton>
      </Card>
    </>
  )
}
