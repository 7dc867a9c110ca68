import type { TransactionDetail } from '@evenmoor/contract/transactions'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Card } from '#ui/Card.tsx'
import { FeeLines } from '#ui/FeeLines.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { depositQuery } from '#queries/deposit-queries.ts'
import { withdrawalQuery } from '#queries/withdrawal-queries.ts'
import { FeeAmount, NetAmount } from '#features/explain/WithdrawalAmounts.tsx'
import { toneOfWithdrawal, withdrawalProgress } from '#features/withdrawals/withdrawal-progress.ts'
import { CodeText, CopyFact } from './CopyableCode.tsx'

/** The deposit, withdrawal or position that a transaction belongs to: fees, what happened when, and the way there. */
export function RelatedRecord({
  transaction: { type, reference, id, at },
}: {
  transaction: TransactionDetail
}) {
  const t = useTranslations('activity.detail')
  const tNav = useTranslations('nav')
  const locale = useLocale()
  const params = { id: reference }
  if (type === 'withdrawal') return <OfWithdrawal id={reference} />
  if (type === 'deposit') return <OfDeposit id={reference} transfer={id} creditedAt={at} />
  return (
    <>
      <p className="text-muted">{t('noFee')}</p>
      {(type === 'result' || type === 'reversal') && (
        <LinkButton to={pathTo('results', { locale })} wide>
          {tNav('results')}
        </LinkButton>
      )}
      {(type === 'investment' || type === 'redemption') && (
        <LinkButton to={pathTo('position', { params })} wide>
          {t('openPosition')}
        </LinkButton>
      )}
    </>
  )
}

function OfWithdrawal({ id }: { id: string }) {
  const t = useTranslations('activity.detail')
  const tWithdraw = useTranslations('withdraw')
  const locale = useLocale()
  const query = useQuery(withdrawalQuery(id))
  return (
    <QueryContent query={query} skeleton={<Skeleton className="h-80" />}>
      {(withdrawal) => (
        <>
          <Card title={t('fees')}>
            <FeeLines
              live={false}
              lines={[
                {
                  label: tWithdraw('lines.withdraw'),
                  value: <ExplainedAmount of={`withdrawal:${id}`} value={withdrawal.amount} />,
                },
                { label: tWithdraw('lines.fee'), value: <FeeAmount withdrawal={withdrawal} /> },
              ]}
              total={{ label: tWithdraw('lines.receive'), value: <NetAmount withdrawal={withdrawal} /> }}
            />
          </Card>
          <Card
            title={t('progress')}

            aside={
              <StatusTag tone={toneOfWithdrawal(withdrawal.status)}>
                {tWithdraw(`status.${withdrawal.status}`)}
              </StatusTag>
            }
          >
            <Timeline
              steps={withdrawalProgress(withdrawal).map(({ status, state, at }) => ({
                key: status,
                label: tWithdraw(`status.${status}`),
                detail:
                  at === null ? undefined : <time dateTime={at}>{formatInstant(at, locale, 'second')}</time>,
                state,
              }))}
            />
          </Card>
          {withdrawal.transaction !== null && <OnNetwork transaction={withdrawal.transaction} />}
          <LinkButton to={pathTo('withdrawal', { params: { id } })} wide>
            {t('openWithdrawal')}
          </LinkButton>
        </>
      )}
    </QueryContent>
  )
}

function OfDeposit({ id, transfer, creditedAt }: { id: string; transfer: string; creditedAt: string }) {
  const t = useTranslations('activity.detail')
  const locale = useLocale()
  const query = useQuery(depositQuery(id))
  return (
    <QueryContent query={query} skeleton={<Skeleton className="h-60" />}>
      {({ payments }) => {
        const payment = payments.find((its) => its.transfer === transfer) ?? payments[0]
        const time = (at: string) => <time dateTime={at}>{formatInstant(at, locale, 'second')}</time>
        return (
          <>
            <p className="text-muted">{t('noFee')}</p>
            {payment && (
              <Card title={t('progress')}>
                <Timeline
                  steps={[
                    { key: 'seen', label: t('seen'), detail: time(payment.first_seen_at), state: 'done' },
                    { key: 'credited', label: t('credited'), detail: time(creditedAt), state: 'done' },
                    ...(payment.status === 'reversed'
                      ? [{ key: 'reversed', label: t('reversed'), state: 'failed' as const }]
                      : []),
                  ]}
                />
              </Card>
            )}
            {payment && <OnNetwork transaction={payment.transaction} />}
            <LinkButton to={pathTo('receipt', { params: { id } })} wide>
              {t('openReceipt')}
            </LinkButton>
          </>
        )
      }}
    </QueryContent>
  )
}

function OnNetwork({ transaction }: { transaction: string }) {
  const t = useTranslations('activity.detail')
  return (
    <Card title={t('transaction')}>
      <CodeText text={transaction} />
      <div>
        <CopyFact text={transaction} what={t('transaction')} label={t('copyTransaction')} />
      </div>
    </Card>
  )
}
