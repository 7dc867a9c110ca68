import { createDeposit, type Deposit } from '@evenmoor/contract/deposits'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { useWide } from '#lib/use-wide.ts'
import { StickyActions } from '#ui/StickyActions.tsx'
import { MoneyProblem } from '../shared/MoneyProblem.tsx'
import { useMoneyStep } from '../shared/use-money-step.ts'
import { useSpoken } from '../shared/use-spoken.ts'
import { checkoutPath, coinOfCheckout } from './checkout-path.ts'
import { checkoutState, isPayable } from './checkout-state.ts'
import { CheckoutActions, type NewPrice } from './CheckoutActions.tsx'
import { CheckoutStatus } from './CheckoutStatus.tsx'
import { NextSteps, OrderSummary } from './OrderSummary.tsx'
import { PracticeWalletCard } from './PracticeWalletCard.tsx'
import { SendCard } from './SendCard.tsx'
import { usePracticePayment } from './use-practice-payment.ts'

/** One checkout: where it stands, what to send and where to, and the practice wallet to pay it from. */
export function Checkout({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('checkout')
  const isWide = useWide()
  const endsAt = Date.parse(deposit.expires_at)
  const [isTimeOver, setTimeOver] = useState(() => Date.now() >= endsAt)
  const state = checkoutState(deposit, isTimeOver)
  const payment = usePracticePayment(deposit)
  const newPrice = useNewPrice(deposit)
  useRightPath(deposit)
  useSpoken(t(`status.${state === 'underpaid' ? 'waiting' : state}`))
  const actions = <CheckoutActions deposit={deposit} state={state} payment={payment} newPrice={newPrice} />
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <CheckoutStatus deposit={deposit} state={state} />
        <MoneyProblem step={payment} />
        <MoneyProblem step={newPrice} />
        {isPayable(state, deposit.due) && (
          <SendCard
            deposit={deposit}
            endsAt={endsAt}
            onTimeOver={() => setTimeOver(true)}
            newPrice={newPrice}
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <PracticeWalletCard deposit={deposit} state={state} payment={payment} actions={isWide && actions} />
        <OrderSummary deposit={deposit} />
        <NextSteps needed={deposit.required_confirmations} />
      </div>
      {!isWide && <StickyActions>{actions}</StickyActions>}
    </div>
  )
}

/** A new checkout of the same amount, coin and plan, at the price of now. */
function useNewPrice({ id, amount, coin, plan_id }: Deposit): NewPrice {
  const navigate = useNavigate()
  const step = useMoneyStep({
    intent: `new-price.${id}`,
    send: (body: { amount: string; coin: Deposit['coin']; plan_id: string | null }, given) =>
      call(createDeposit, { body, ...given }),
    onDone: (deposit) => void navigate(checkoutPath(deposit), { replace: true }),
  })
  return { ...step, hold: () => step.send({ amount, coin, plan_id }) }
}

/** The address bar names the coin that this checkout really asks for. */
function useRightPath(deposit: Deposit) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isRight = coinOfCheckout(pathname) === deposit.coin
  const path = checkoutPath(deposit)
  useEffect(() => {
    if (!isRight) void navigate(path, { replace: true })
  }, [isRight, path, navigate])
}
