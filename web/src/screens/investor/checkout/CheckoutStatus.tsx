import type { Deposit } from '@evenmoor/contract/deposits'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { Code } from '#ui/Code.tsx'
import { ConfirmationProgress } from '#ui/ConfirmationProgress.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import type { Tone } from '#ui/tone.ts'
import { useCoinText } from '#ui/use-money-text.ts'
import { plansQuery } from '#queries/plans-query.ts'
import { type CheckoutState, isZero, type Payable } from './checkout-state.ts'

const tones: Readonly<Record<CheckoutState, Tone>> = {
  waiting: 'neutral',
  underpaid: 'risk',
  seen: 'info',
  confirming: 'info',
  settled: 'gain',
  expired: 'risk',
  invalid: 'loss',
}

type CheckoutStatusProps = {
  title: string
  deposit: Deposit
  state: CheckoutState
  payable: Payable
  /** Where to go from here, once it is settled, where that does not stand at the foot of the window. */
  actions: ReactNode
}

/** The state of the payment in words, with its confirmations as they arrive. */
export function CheckoutStatus({ title, deposit, state, payable, actions }: CheckoutStatusProps) {
  const t = useTranslations('checkout')
  const tHold = useTranslations('checkoutMore.hold')
  const coinText = useCoinText()
  const { coin, due, received, coin_amount, confirmations, required_confirmations, flags, holds } = deposit
  const isOnItsWay = state === 'seen' || state === 'confirming'
  const refusals = deposit.payments.flatMap(({ transaction, refusal }) =>
    refusal === null ? [] : [{ transaction, refusal }],
  )
  const isUnderpaid = flags.includes('underpaid') && !isZero(due)
  // Coins of one price say nothing about what was asked at another.
  const isOfOnePrice = holds.length === 1 && !flags.includes('late')
  return (
    <Card title={title} aside={<StatusTag tone={tones[state]}>{t(`tag.${state}`)}</StatusTag>}>
      {state === 'waiting' && deposit.payments.length === 0 && <p>{t('status.waitingText')}</p>}
      {state === 'expired' && isZero(received) && refusals.length === 0 && <p>{t('status.expiredText')}</p>}
      {isUnderpaid && payable === 'atNewPrice' && <p>{t('status.restLater')}</p>}
      {state === 'expired' && <p className="text-small text-muted">{tHold('sent')}</p>}
      {state === 'invalid' && <p>{t('status.invalidText')}</p>}
      {state === 'settled' && <Settled deposit={deposit} />}
      {isOnItsWay && <ConfirmationProgress done={confirmations} needed={required_confirmations} />}
      {isOnItsWay && isUnderpaid && payable === 'now' && (
        <InlineMessage tone="risk">{t('status.underpaid', { amount: coinText(due, coin) })}</InlineMessage>
      )}
      {isUnderpaid && isOfOnePrice && state !== 'settled' && (
        <p className="text-small text-muted">
          {t('status.underpaidText', {
            received: coinText(received, coin),
            asked: coinText(coin_amount, coin),
          })}
        </p>
      )}
      {refusals.map(({ transaction, refusal }) => (
        <InlineMessage key={transaction} tone="risk" live>
          {t('status.refused', { reason: refusal })}
        </InlineMessage>
      ))}
      {(['in_review', 'overpaid', 'late', 'replaced', 'reversed', 'review'] as const).map(
        (flag) =>
          flags.includes(flag) && (
            <InlineMessage
              key={flag}
              tone={flag === 'overpaid' || flag === 'in_review' ? 'info' : 'risk'}
              live
            >
              {t(`status.${flag}`)}
            </InlineMessage>
          ),
      )}
      {actions}
    </Card>
  )
}

/** The outcome to keep: what was credited and when, its reference, and what became of it. */
function Settled({ deposit }: { deposit: Deposit }) {
  const { id, credited, settled_at, plan_id, position_id, flags } = deposit
  const t = useTranslations('checkout')
  const locale = useLocale()
  const plan = useQuery(plansQuery).data?.find((known) => known.id === plan_id)
  return (
    <>
      <p>
        {/* What was reversed once came out of its position, and is available since it returned. */}
        {position_id === null || flags.includes('reversed')
          ? t('status.noPosition')
          : plan
            ? t('status.positionOpen', { plan: plan.title })
            : t('status.positionPlain')}
      </p>
      <SummaryList
        rows={[
          { label: t('status.creditedLabel'), value: <Amount value={credited} className="font-semibold" /> },
          ...(settled_at === null
            ? []
            : [{ label: t('status.settledAt'), value: formatInstant(settled_at, locale) }]),
          {
            label: t('summary.reference'),
            value: <Code text={id} />,
          },
        ]}
      />
    </>
  )
}
