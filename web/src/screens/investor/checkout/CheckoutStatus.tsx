import type { Deposit } from '@evenmoor/contract/deposits'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Card } from '#ui/Card.tsx'
import { ConfirmationProgress } from '#ui/ConfirmationProgress.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Tone } from '#ui/tone.ts'
import { useCoinText, useUsdText } from '../shared/money-text.ts'
import { plansQuery } from '../shared/queries.ts'
import { type CheckoutState, isZero } from './checkout-state.ts'

const tones: Readonly<Record<CheckoutState, Tone>> = {
  waiting: 'neutral',
  underpaid: 'risk',
  seen: 'info',
  confirming: 'info',
  settled: 'gain',
  expired: 'risk',
  invalid: 'loss',
}

type CheckoutStatusProps = { deposit: Deposit; state: CheckoutState }

/** Where the payment stands, in words, with its confirmations as they come. */
export function CheckoutStatus({ deposit, state }: CheckoutStatusProps) {
  const t = useTranslations('checkout')
  const tHold = useTranslations('checkoutMore.hold')
  const coinText = useCoinText()
  const { coin, due, received, coin_amount, confirmations, required_confirmations, flags } = deposit
  const title =
    state === 'underpaid' ? t('status.underpaid', { amount: coinText(due, coin) }) : t(`status.${state}`)
  const isOnItsWay = state === 'seen' || state === 'confirming'
  const isUnderpaid = flags.includes('underpaid') && !isZero(due)
  return (
    <Card title={title} aside={<StatusTag tone={tones[state]}>{t(`tag.${state}`)}</StatusTag>}>
      {state === 'waiting' && <p>{t('status.waitingText')}</p>}
      {state === 'expired' && <p>{t(isZero(received) ? 'status.expiredText' : 'status.expiredPartly')}</p>}
      {state === 'expired' && <p className="text-small text-muted">{tHold('sent')}</p>}
      {state === 'invalid' && <p>{t('status.invalidText')}</p>}
      {state === 'settled' && <Settled deposit={deposit} />}
      {isOnItsWay && <ConfirmationProgress done={confirmations} needed={required_confirmations} />}
      {isOnItsWay && isUnderpaid && (
        <InlineMessage tone="risk">{t('status.underpaid', { amount: coinText(due, coin) })}</InlineMessage>
      )}
      {isUnderpaid && state !== 'settled' && (
        <p className="text-small text-muted">
          {t('status.underpaidText', {
            received: coinText(received, coin),
            asked: coinText(coin_amount, coin),
          })}
        </p>
      )}
      {(['overpaid', 'late', 'replaced', 'reversed', 'review'] as const).map(
        (flag) =>
          flags.includes(flag) && (
            <InlineMessage key={flag} tone={flag === 'overpaid' ? 'info' : 'risk'} live>
              {t(`status.${flag}`)}
            </InlineMessage>
          ),
      )}
    </Card>
  )
}

function Settled({ deposit: { id, credited, plan_id, position_id } }: { deposit: Deposit }) {
  const t = useTranslations('checkout.status')
  const usdText = useUsdText()
  const plan = useQuery(plansQuery).data?.find((known) => known.id === plan_id)
  return (
    <>
      <p className="break-words">{t('settledText', { amount: usdText(credited), reference: id })}</p>
      <p>
        {position_id === null
          ? t('noPosition')
          : plan
            ? t('positionOpen', { plan: plan.title })
            : t('positionPlain')}
      </p>
    </>
  )
}
