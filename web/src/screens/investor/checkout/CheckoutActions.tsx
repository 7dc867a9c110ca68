import type { Deposit } from '@evenmoor/contract/deposits'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Problem } from '#api/problem.ts'
import { pathTo } from '#paths.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { practiceWalletQuery } from '../shared/queries.ts'
import { type CheckoutState, isPayable, isZero } from './checkout-state.ts'
import { holdsEnough } from './practice-payment.ts'
import type { PracticePayer } from './use-practice-payment.ts'

export type NewPrice = {
  hold: () => void
  isPending: boolean
  problem: Problem | null
  checkAgain: () => void
}

type CheckoutActionsProps = {
  deposit: Deposit
  state: CheckoutState
  payment: PracticePayer
  newPrice: NewPrice
}

/** The one main act of each state: pay, hold a new price, or go on. */
export function CheckoutActions({ deposit, state, payment, newPrice }: CheckoutActionsProps) {
  const t = useTranslations('checkout')
  const wallet = useQuery(practiceWalletQuery).data
  if (state === 'settled') return <Onward positionId={deposit.position_id} />
  if (state === 'expired' || state === 'invalid') {
    return (
      <Button look="primary" wide busy={newPrice.isPending && t('newPriceBusy')} onClick={newPrice.hold}>
        {t('newPrice')}
      </Button>
    )
  }
  if (!isPayable(state, deposit.due)) return <Onward positionId={null} quiet />
  const isShort = wallet !== undefined && !holdsEnough(wallet, deposit)
  return (
    <Button
      look="primary"
      wide
      busy={payment.isPending && t('practice.busy')}
      disabledReason={isShort ? t('practice.short') : null}
      onClick={() => payment.pay('due')}
    >
      {isZero(deposit.received) ? t('practice.pay') : t('practice.payRest')}
    </Button>
  )
}

function Onward({ positionId, quiet = false }: { positionId: string | null; quiet?: boolean }) {
  const t = useTranslations('checkout.status')
  const look = quiet ? 'secondary' : 'primary'
  return positionId === null ? (
    <LinkButton look={look} to={pathTo('dashboard')} wide>
      {t('viewDashboard')}
    </LinkButton>
  ) : (
    <LinkButton look={look} to={pathTo('position', { params: { id: positionId } })} wide>
      {t('viewPosition')}
    </LinkButton>
  )
}
