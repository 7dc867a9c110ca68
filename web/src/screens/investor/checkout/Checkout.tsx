import type { Deposit } from '@evenmoor/contract/deposits'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useIsTableWide } from '#browser/use-viewport-width.ts'
import { StickyActions } from '#ui/StickyActions.tsx'
import { DeferredContent } from '#ui/DeferredContent.tsx'
import { MoneyMutationError } from '#forms/MoneyMutationError.tsx'
import { useAnnounceChanges } from '#ui/use-announce-changes.ts'
import { checkoutPath, coinOfCheckout } from '#routing/checkout-path.ts'
import { checkoutState, payableAt } from './checkout-state.ts'
import { CheckoutActions } from './CheckoutActions.tsx'
import { CheckoutStatus } from './CheckoutStatus.tsx'
import { PaymentLookupCard } from './PaymentLookupCard.tsx'
import { NextSteps, OrderSummary } from './OrderSummary.tsx'
import { PausedNotice } from './PausedNotice.tsx'
import { PracticeWalletCard } from './PracticeWalletCard.tsx'
import { SendCard } from './SendCard.tsx'
import { useNewPrice } from './use-new-price.ts'
import { usePausedCoin } from './use-paused-coin.ts'
import { usePracticeDisruption } from './use-practice-disruption.ts'
import { usePracticePayment } from './use-practice-payment.ts'
import { useStatusTitle } from './use-status-title.ts'

/** One checkout: its state, what to send where, and the practice wallet to pay from. */
export function Checkout({ deposit }: { deposit: Deposit }) {
  const tPaused = useTranslations('checkoutMore.paused')
  const isWide = useIsTableWide()
  const endsAt = Date.parse(deposit.expires_at)
  // Which end has come: another one is ahead once the price is held anew.
  const [overAt, setOverAt] = useState(() => (Date.now() >= endsAt ? endsAt : null))
  const isTimeOver = overAt === endsAt
  const state = checkoutState(deposit, isTimeOver)
  const isSettled = state === 'settled'
  const payable = payableAt(state, deposit.due, isTimeOver)
  const payment = usePracticePayment(deposit)
  const mischief = usePracticeDisruption(deposit)
  const newPrice = useNewPrice(deposit)
  const isPractice = deposit.network === 'practice'
  const isPaused = usePausedCoin(deposit.coin) !== null
  const pausedReason = isPaused ? tPaused('button', { coin: deposit.coin.toUpperCase() }) : null
  useRightPath(deposit)
  const title = useStatusTitle(deposit, state)
  useAnnounceChanges(title)
  const actions = (
    <CheckoutActions
      deposit={deposit}
      payable={payable}
      payment={payment}
      newPrice={newPrice}
      pausedReason={pausedReason}
    />
  )
  const beside = isWide && actions
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <PausedNotice coin={deposit.coin} />
        <CheckoutStatus
          title={title}
          deposit={deposit}
          state={state}
          payable={payable}
          actions={isSettled && beside}
        />
        <MoneyMutationError step={payment} />
        <MoneyMutationError step={mischief} />
        <MoneyMutationError step={newPrice} />
        {payable === 'now' && (
          <SendCard
            deposit={deposit}
            endsAt={endsAt}
            onTimeOver={() => setOverAt(endsAt)}
            newPrice={newPrice}
            pausedReason={pausedReason}
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <DeferredContent>
          {isPractice ? (
            <PracticeWalletCard
              deposit={deposit}
              payable={payable}
              payment={payment}
              mischief={mischief}
              actions={!isSettled && beside}
            />
          ) : (
            !isSettled && beside
          )}
          <OrderSummary deposit={deposit} payable={payable} />
          {!isSettled && <NextSteps needed={deposit.required_confirmations} isPractice={isPractice} />}
          <PaymentLookupCard />
        </DeferredContent>
      </div>
      {!isWide && <StickyActions>{actions}</StickyActions>}
    </div>
  )
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
