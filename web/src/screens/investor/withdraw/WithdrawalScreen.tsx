import { cancelWithdrawal, type Withdrawal } from '@evenmoor/contract/withdrawals'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { problemOf } from '#api/problem.ts'
import { Said } from '#api/Said.tsx'
import { formatInstant } from '#lib/format-time.ts'
import { paced } from '#live/live-state.ts'
import { pathTo } from '#paths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { Words } from '../../../layouts/Words.tsx'
import { BackLink } from '../shared/BackLink.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { MoneyProblem } from '../shared/MoneyProblem.tsx'
import { useUsdText } from '../shared/money-text.ts'
import { withdrawalQuery } from '../shared/withdrawal-queries.ts'
import { useMoneyStep } from '../shared/use-money-step.ts'
import { useSpoken } from '../shared/use-spoken.ts'
import { isWithdrawalOver } from '#lib/withdrawal-over.ts'
import { AgainLink } from './AgainLink.tsx'
import { SavePayoutReceipt } from './SavePayoutReceipt.tsx'
import { WithdrawalDetails } from './WithdrawalDetails.tsx'
import { toneOfWithdrawal, withdrawalProgress } from './withdrawal-progress.ts'

const pollMs = 2_000

/** Where a withdrawal stands, read again until it is over. */
export default function WithdrawalScreen() {
  const t = useTranslations('withdraw.page')
  const { id = '' } = useParams()
  const query = useQuery({
    ...withdrawalQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data && !isWithdrawalOver(data.status) ? paced(pollMs) : false,
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
        <Loaded query={query} skeleton={<Skeleton className="h-120" />}>
          {(withdrawal) => <Standing withdrawal={withdrawal} />}
        </Loaded>
      )}
    </div>
  )
}

function Standing({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('withdraw')
  const locale = useLocale()
  const usdText = useUsdText()
  const { id, status, net, reason, can_cancel, is_held, held_until } = withdrawal
  const cancel = useMoneyStep({
    intent: `cancel-withdrawal.${id}`,
    send: (params: { id: string }, given) => call(cancelWithdrawal, { params, ...given }),
  })
  useSpoken(t(`status.${status}`))
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card
        title={t('page.progress')}
        aside={<StatusTag tone={toneOfWithdrawal(status)}>{t(`status.${status}`)}</StatusTag>}
      >
        <MoneyProblem step={cancel} />
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
        <p>{is_held ? t('page.held') : t(`page.next.${status}`, { amount: usdText(net) })}</p>
        {reason !== null && (
          <p>
            <strong>{t('page.reason')}:</strong>{' '}
            {/* Staff's own words stay as they are; why a payment failed is the server's. */}
            {status === 'failed' ? <Said text={reason} /> : <bdi>{reason}</bdi>}
          </p>
        )}
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
            <Words namespaces={['payee']}>
              <SavePayoutReceipt id={id} />
              <AgainLink address={withdrawal.address} />
            </Words>
          </Suspense>
        )}
      </Card>
      <WithdrawalDetails withdrawal={withdrawal} />
    </div>
  )
}
