import type { AddressKind } from '@evenmoor/contract/address-shape'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { pathTo } from '#paths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Afterwards } from '../shared/Afterwards.tsx'
import { AmountsAtStake } from '../shared/AmountMask.tsx'
import { lazyPart } from '../shared/lazy-part.tsx'
import { useAhead } from '../shared/use-ahead.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { walletQuery } from '../shared/queries.ts'
import { useDraft } from '../shared/use-draft.ts'
import { noDollars, usdMinor } from '../shared/usd-amount.ts'
import { AmountStep } from './AmountStep.tsx'
import { readWithdrawDraft } from './withdraw-step.ts'
import { WithdrawalList } from './WithdrawalList.tsx'
import { WithdrawalTimes } from './WithdrawalTimes.tsx'

const AddressSteps = lazyPart(async () => (await import('./AddressSteps.tsx')).AddressSteps)

/** Amount, address, review; each answer stands in the address bar. Below the first: the own withdrawals. */
export default function WithdrawScreen() {
  const t = useTranslations('withdraw')
  const query = useQuery(walletQuery)
  useAhead(AddressSteps)
  return (
    <Loaded query={query} title={<PageTitle title={t('title')} />} skeleton={<StepPlace />}>
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
    </Loaded>
  )
}

const StepPlace = () => <Skeleton className="h-96 max-w-[30rem]" />

type StepsProps = { available: string; total: string; kind: AddressKind }

function Steps({ available, total, kind }: StepsProps) {
  const { search } = useDraft()
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
      <AmountsAtStake>
        <AddressSteps draft={draft} kind={kind} />
      </AmountsAtStake>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <AmountsAtStake>
        <AmountStep
          draft={draft}
          availableMinor={availableMinor}
          isMore={usdMinor(total) > availableMinor}
          kind={kind}
        />
      </AmountsAtStake>
      <Afterwards>
        <WithdrawalTimes />
        <WithdrawalList />
      </Afterwards>
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
