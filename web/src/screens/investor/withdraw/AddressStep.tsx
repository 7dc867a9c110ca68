import type { AddressKind } from '@evenmoor/contract/address-shape'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { addressBookQuery } from '#queries/address-queries.ts'
import { practiceWalletQuery } from '#queries/practice-query.ts'
import { StepPage } from '#ui/StepPage.tsx'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { AddressForm } from './AddressForm.tsx'
import { useWithdrawSteps } from './use-withdraw-steps.ts'
import { type WithdrawDraft, withdrawQuery } from './withdraw-step.ts'

/** Where to: the own practice wallet first, then the address book, or an address that is new. */
export function AddressStep({ draft, kind }: { draft: WithdrawDraft; kind: AddressKind }) {
  const t = useTranslations('withdraw.address')
  const { queryOf } = useQueryDraft()
  const book = useQuery(addressBookQuery)
  return (
    <StepPage
      {...useWithdrawSteps('address')}
      heading={t('heading')}
      back={queryOf(withdrawQuery({ ...draft, step: 'amount' }))}
    >
      <QueryContent query={book} skeleton={<Skeleton className="h-64" />}>
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
      </QueryContent>
    </StepPage>
  )
}

function WithOwnWallet({ children }: { children: (address: string) => ReactNode }) {
  const wallet = useQuery(practiceWalletQuery)
  return (
    <QueryContent query={wallet} skeleton={<Skeleton className="h-64" />}>
      {({ address }) => children(address)}
    </QueryContent>
  )
}
