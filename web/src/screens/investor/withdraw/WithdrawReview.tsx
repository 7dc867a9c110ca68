import type { AddressKind } from '@evenmoor/contract/address-shape'
import { requestWithdrawal } from '@evenmoor/contract/withdrawals'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { call } from '#api/client.ts'
import { useIsTableWide } from '#browser/use-viewport-width.ts'
import { pathTo } from '#routing/paths.ts'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { Amount } from '#ui/Amount.tsx'
import { Button } from '#ui/Button.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StickyActions } from '#ui/StickyActions.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { MoneyMutationError } from '#forms/MoneyMutationError.tsx'
import { addressBookQuery, addressCheckQuery } from '#queries/address-queries.ts'
import { StepPage } from '#ui/StepPage.tsx'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { usdMinor } from '#forms/usd-amount.ts'
import { useMoneyMutation } from '#forms/use-money-mutation.ts'
import { HoldNotice } from './HoldNotice.tsx'
import { isTrialUseful } from './trial-amount.ts'
import { TrialNotice } from './TrialNotice.tsx'
import { useAddressProblemText } from './use-address-problem-text.ts'
import { useWithdrawSteps } from './use-withdraw-steps.ts'
import { type WithdrawDraft, withdrawQuery } from './withdraw-step.ts'
import { WithdrawalBreakdown } from './WithdrawalBreakdown.tsx'
import { WithdrawalEstimate } from './WithdrawalTimes.tsx'

type ReviewProps = { draft: WithdrawDraft; kind: AddressKind }

/** All of it once more, the whole address too, before it is asked for. */
export function WithdrawReview({ draft, kind }: ReviewProps) {
  const t = useTranslations('withdraw.review')
  const tAddress = useTranslations('withdraw.address')
  const tCommon = useTranslations('common')
  const { queryOf } = useQueryDraft()
  const book = useQuery(addressBookQuery)
  const { amount, address, label } = draft
  const to = (wanted: 'amount' | 'address') => queryOf(withdrawQuery({ ...draft, step: wanted }))
  const change = (wanted: 'amount' | 'address', name: string) => (
    <Link to={to(wanted)} aria-label={name} className="link inline-flex min-h-8 items-center">
      {tCommon('change')}
    </Link>
  )
  return (
    <StepPage {...useWithdrawSteps('review')} heading={t('heading')} back={to('address')}>
      <WithdrawalBreakdown amountMinor={usdMinor(amount)} live={false} />
      <SummaryList
        rows={[
          {
            label: t('amount'),
            value: <Amount value={amount} />,
            action: change('amount', t('changeAmount')),
          },
          label !== '' && {
            label: tAddress('name'),
            value: <bdi>{label}</bdi>,
            action: change('address', tAddress('changeName')),
          },
        ]}
      />
      <div className="flex flex-col gap-2">
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-muted">{t('address')}</span>
          {change('address', t('changeAddress'))}
        </p>
        <AddressBlock address={address} emphasizeMiddle />
        <p className="text-small text-muted">{t('addressNote')}</p>
      </div>
      <SummaryList
        rows={[
          {
            label: t('network'),
            value: kind === 'practice' ? t('networkValue') : book.data?.network_name,
          },
          {
            label: t('arrival'),
            value: (
              <>
                {t(kind === 'practice' ? 'arrivalValue' : 'arrivalTest')}
                <WithdrawalEstimate />
              </>
            ),
          },
        ]}
      />
      <Confirmation draft={draft} kind={kind} back={to('amount')} />
    </StepPage>
  )
}

/** Whether the address waits, and the button: it can be pressed only when that is known. */
function Confirmation({ draft, kind, back }: ReviewProps & { back: string }) {
  const t = useTranslations('withdraw.review')
  const { amount, address, label } = draft
  const navigate = useNavigate()
  const textOf = useAddressProblemText()
  const check = useQuery(addressCheckQuery(address))
  const isWide = useIsTableWide()
  const [skips, setSkips] = useState(false)
  const step = useMoneyMutation({
    intent: 'withdraw',
    send: (body: z.input<typeof requestWithdrawal.body>, given) =>
      call(requestWithdrawal, { body, ...given }),
    onDone: ({ id }) => navigate(pathTo('withdrawal', { params: { id } }), { replace: true }),
  })
  return (
    <QueryContent query={check} skeleton={<Skeleton className="h-40" />}>
      {({ problem, held_until: until }) => (
        <>
          <MoneyMutationError step={step} />
          {until !== null && <HoldNotice until={until} kind={kind} skips={skips} onSkip={setSkips} />}
          <InlineMessage tone="risk">{t('undone')}</InlineMessage>
          {!isWide && <Trial draft={draft} />}
          <StickyActions>
            <Button
              look="primary"
              disabledReason={problem === null ? step.blocked : textOf(problem)}
              busy={step.isPending && t('busy')}
              onClick={() =>
                step.send({
                  amount,
                  address,
                  ...(label !== '' && { label }),
                  ...(until !== null && skips && { skip_hold: true }),
                })
              }
            >
              {t('confirm')}
            </Button>
            <LinkButton to={back}>{t('changeDetails')}</LinkButton>
          </StickyActions>
          {isWide && <Trial draft={draft} />}
        </>
      )}
    </QueryContent>
  )
}

/** Below the button, or above a bar that stays: nothing that is to be pressed moves when it appears. */
function Trial({ draft }: { draft: WithdrawDraft }) {
  const { amount, address } = draft
  const book = useQuery(addressBookQuery).data
  const check = useQuery(addressCheckQuery(address)).data
  if (book === undefined || check === undefined || check.problem !== null) return null
  const saved = book.results.find((one) => one.address === address && one.network === book.network)
  const waits = check.held_until !== null
  if (!isTrialUseful(amount, saved, waits)) return null
  return (
    <Suspense>
      <MessagesProvider namespaces={['payee']}>
        <TrialNotice draft={draft} />
      </MessagesProvider>
    </Suspense>
  )
}
