import type { Deposit } from '@evenmoor/contract/deposits'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { practiceWalletQuery } from '#queries/practice-query.ts'
import { isZero, type Payable } from './checkout-state.ts'
import { holdsEnough } from './practice-payment.ts'
import type { NewPrice } from './use-new-price.ts'
import type { PracticePayer } from './use-practice-payment.ts'

type CheckoutActionsProps = {
  deposit: Deposit
  payable: Payable
  payment: PracticePayer
  newPrice: NewPrice
  /** Why nothing can be paid now, while the coin is paused. */
  pausedReason: string | null
}

/** The one main act of each state: pay, hold a new price, or go on. */
export function CheckoutActions({ deposit, payable, payment, newPrice, pausedReason }: CheckoutActionsProps) {
  const t = useTranslations('checkout')
  const isPractice = deposit.network === 'practice'
  const wallet = useQuery({ ...practiceWalletQuery, enabled: isPractice }).data
  if (payable === 'atNewPrice') {
    return (
      <Button
        look="primary"
        wide
        busy={newPrice.isPending && t('newPriceBusy')}
        disabledReason={pausedReason ?? newPrice.blocked}
        onClick={newPrice.hold}
      >
        {t('newPrice')}
      </Button>
    )
  }
  if (payable === 'nothing' || !isPractice)
    return <Onward deposit={deposit} quiet={deposit.status !== 'settled'} />
  const isShort = wallet !== undefined && !holdsEnough(wallet, deposit)
  return (
    <Button
      look="primary"
      wide
      busy={payment.isPending && t('practice.busy')}
      disabledReason={pausedReason ?? (isShort ? t('practice.short') : payment.blocked)}
      onClick={() => payment.pay('due')}
    >
      {isZero(deposit.received) ? t('practice.pay') : t('practice.payRest')}
    </Button>
  )
}

/** Where to go from here; a receipt once anything was credited for good. */
function Onward({
  deposit: { id, status, plan_id, position_id },
  quiet = false,
}: {
  deposit: Deposit
  quiet?: boolean
}) {
  const t = useTranslations('checkout.status')
  const tReceipt = useTranslations('receipt')
  const look = quiet ? 'secondary' : 'primary'
  // Money without a plan waits for one.
  const isFunding = status === 'settled' && plan_id === null
  return (
    <>
      {isFunding && (
        <LinkButton look="primary" to={pathTo('invest')} wide>
          {t('openPosition')}
        </LinkButton>
      )}
      {position_id === null || quiet ? (
        <LinkButton look={isFunding ? 'secondary' : look} to={pathTo('dashboard')} wide>
          {t('viewDashboard')}
        </LinkButton>
      ) : (
        <LinkButton look={look} to={pathTo('position', { params: { id: position_id } })} wide>
          {t('viewPosition')}
        </LinkButton>
      )}
      {status === 'settled' && (
        <LinkButton to={pathTo('receipt', { params: { id } })} wide>
          {tReceipt('view')}
        </LinkButton>
      )}
    </>
  )
}
