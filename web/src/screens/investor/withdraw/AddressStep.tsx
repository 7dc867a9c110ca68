import type { AddressKind } from '@evenmoor/contract/address-shape'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { addressBookQuery } from '../shared/address-queries.ts'
import { practiceWalletQuery } from '../shared/practice-query.ts'
import { StepPage } from '../shared/StepPage.tsx'
import { useDraft } from '../shared/use-draft.ts'
import { AddressForm } from './AddressForm.tsx'
import { useWithdrawSteps } from './use-withdraw-steps.ts'
import { type WithdrawDraft, withdrawQuery } from './withdraw-step.ts'

/** Where to: the own practice wallet first, then the address book, or an address that is new. */
export function AddressStep({ draft, kind }: { draft: WithdrawDraft; kind: AddressKind }) {
  const t = useTranslations('withdraw.address')
  const { queryOf } = useDraft()
  const book = useQuery(addressBookQuery)
  return (
    <StepPage
      {...useWithdrawSteps('address')}
      heading={t('heading')}
      back={queryOf(withdrawQuery({ ...draft, step: 'amount' }))}
    >
      <Loaded query={book} skeleton={<Skeleton className="h-64" />}>
        {({ results, network }) => {
          const saved = results.filter((one) => one.network === network)
          return kind === 'practice' ? (
            <WithOwnWallet>
              {(own) => <AddressForm draft={draft} kind={kind} own={own} saved={saved} />}
            </WithOwnWallet>
          ) : (
            <AddressForm draft={draft} kind={kind} own={null} saved={saved} />
          )
        }}
      </Loaded>
    </StepPage>
  )
}

function WithOwnWallet({ children }: { children: (address: string) => ReactNode }) {
  const wallet = useQuery(practiceWalletQuery)
  return (
    <Loaded query={wallet} skeleton={<Skeleton className="h-64" />}>
      {({ address }) => children(address)}
    </Loaded>
  )
}
