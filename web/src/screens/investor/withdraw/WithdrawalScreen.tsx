import { cancelWithdrawal, type Withdrawal } from '@evenmoor/contract/withdrawals'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { NetAmount } from '#features/explain/WithdrawalAmounts.tsx'
import { problemOf } from '#refusals/problem.ts'
import { ServerText } from '#refusals/ServerText.tsx'
import { formatInstant } from '#i18n/format-time.ts'
import { livePollMs } from '#queries/live-state.ts'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { MoneyMutationError } from '#forms/MoneyMutationError.tsx'
import { withdrawalQuery } from '#queries/withdrawal-queries.ts'
import { useMoneyMutation } from '#forms/use-money-mutation.ts'
import { useAnnounceChanges } from '#ui/use-announce-changes.ts'
import { isWithdrawalOver } from '#queries/withdrawal-status.ts'
import { WithdrawAgainLink } from './WithdrawAgainLink.tsx'
import { DownloadPayoutReceipt } from './DownloadPayoutReceipt.tsx'
import { WithdrawalDetails } from './WithdrawalDetails.tsx'
import { toneOfWithdrawal, withdrawalProgress } from '#features/withdrawals/withdrawal-progress.ts'

const pollMs = 2_000

/** A withdrawal's state, refreshed until it is over. */
export default function WithdrawalScreen() {
  const t = useTranslations('withdraw.page')
  const { id = '' } = useParams()
  const query = useQuery({
    ...withdrawalQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data && !isWithdrawalOver(data.status) ? livePollMs(pollMs) : false,
  })
  const isMissing = query.error !== null && problemOf(query.error).status === 404
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-6 xl:mx-0 xl:max-w-none">
      <BackLink to={pathTo('withdraw')}>{t('back')}</BackLink>
      <PageTitle title={t('title')} />
      {isMissing ? (
        <EmptyState
          title={t('missing.title')}
          action={<LinkButton to={pathTo('withdraw')}>{t('back')}</LinkButton>}
        >
          {t('missing.text')}
        </EmptyState>
      ) : (
        <QueryContent query={query} skeleton={<Skeleton className="h-120" />}>
          {(withdrawal) => <Standing withdrawal={withdrawal} />}
        </QueryContent>
      )}
    </div>
  )
}

function Standing({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('withdraw')
  const locale = useLocale()
  const arrived = <NetAmount withdrawal={withdrawal} />
  const { id, status, reason, reason_refusal, can_cancel, is_held, held_until, on_hold_since } = withdrawal
  const cancel = useMoneyMutation({
    intent: `cancel-withdrawal.${id}`,
    send: (params: { id: string }, given) => call(cancelWithdrawal, { params, ...given }),
  })
  useAnnounceChanges(t(`status.${status}`))
  // Staff's own words stay as they are; why a payment failed is the server's.
  const reasonText =
    status === 'failed' ? <ServerText text={reason ?? ''} refusal={reason_refusal} /> : <bdi>{reason}</bdi>
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card
        title={t('page.progress')}
        aside={<StatusTag tone={toneOfWithdrawal(status)}>{t(`status.${status}`)}</StatusTag>}
      >
        <MoneyMutationError step={cancel} />
        <Timeline
          steps={withdrawalProgress(withdrawal).map((step) => ({
            key: step.status,
            label: t(`status.${step.status}`),
            detail:
              step.at === null ? undefined : (
                <time dateTime={step.at}>{formatInstant(step.at, locale, 'second')}</time>
              ),
            state: step.state,
          }))}
        />
        {held_until !== null && (
          <p>{t('page.heldUntil', { when: formatInstant(held_until, locale, 'second') })}</p>
        )}
        {on_hold_since !== null && (
          <p>{t('page.onHold', { when: formatInstant(on_hold_since, locale, 'second') })}</p>
        )}
        <p>{is_held ? t('page.held') : t.rich(`page.next.${status}`, { amount: () => arrived })}</p>
        {reason !== null && <p>{t.rich('page.reason', { text: () => reasonText })}</p>}
        {can_cancel && (
          <>
            <Button
              busy={cancel.isPending && t('page.cancelBusy')}
              disabledReason={cancel.blocked}
              onClick={() => cancel.send({ id })}
            >
              {t('page.cancel')}
            </Button>
            <p className="text-small text-muted">{t('page.cancelNote')}</p>
          </>
        )}
        {status === 'confirmed' && (
          <Suspense>
            <MessagesProvider namespaces={['payee']}>
              <DownloadPayoutReceipt id={id} reference={withdrawal.reference} />
              <WithdrawAgainLink address={withdrawal.address} />
            </MessagesProvider>
          </Suspense>
        )}
      </Card>
      <WithdrawalDetails withdrawal={withdrawal} />
    </div>
  )
}
