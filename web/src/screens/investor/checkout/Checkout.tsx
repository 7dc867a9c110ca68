import type { Deposit } from '@evenmoor/contract/deposits'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { MoneyMutationError } from '#forms/MoneyMutationError.tsx'
import { plansQuery } from '#queries/plans-query.ts'
import { checkoutPath, coinOfCheckout } from '#routing/checkout-path.ts'
import { DeferredContent } from '#ui/DeferredContent.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { useUsdText } from '#ui/use-money-text.ts'
import { AddressCard } from './AddressCard.tsx'
import { secondsLeft } from './practice/chain-blocks.ts'
import { CheckoutFolds } from './CheckoutFolds.tsx'
import { checkoutState, payableAt } from './checkout-state.ts'
import { LiveChain } from './practice/LiveChain.tsx'
import { OutcomeCard } from './OutcomeCard.tsx'
import { PausedNotice } from './PausedNotice.tsx'
import { PriceHold } from './PriceHold.tsx'
import { isMoving } from './state-line.ts'
import { StateLine } from './StateLine.tsx'
import { useNewPrice } from './use-new-price.ts'
import { usePausedCoin } from './use-paused-coin.ts'
import { usePracticeBlocks } from './practice/use-practice-blocks.ts'
import { usePracticeDisruption } from './practice/use-practice-disruption.ts'
import { usePracticePayment } from './practice/use-practice-payment.ts'
import { WalletActions } from './practice/WalletActions.tsx'
import { WalletCard } from './practice/WalletCard.tsx'

/** One checkout: its state in one line, the wallet to pay from beside the address, and the chain as it grows. */
export function Checkout({ deposit }: { deposit: Deposit }) {
  const tPaused = useTranslations('checkoutMore.paused')
  const endsAt = Date.parse(deposit.expires_at)
  // Which end has come: another one is ahead once the price is held anew.
  const [overAt, setOverAt] = useState(() => (Date.now() >= endsAt ? endsAt : null))
  const isTimeOver = overAt === endsAt
  const state = checkoutState(deposit, isTimeOver)
  const payable = payableAt(state, deposit.due, isTimeOver)
  const payment = usePracticePayment(deposit)
  const mischief = usePracticeDisruption(deposit)
  const newPrice = useNewPrice(deposit)
  const isPractice = deposit.network === 'practice'
  const isPaused = usePausedCoin(deposit.coin) !== null
  const pausedReason = isPaused ? tPaused('button', { coin: deposit.coin.toUpperCase() }) : null
  const isOnItsWay = deposit.payments.some(isMoving)
  const chain = usePracticeBlocks({ isPractice, isMoving: isOnItsWay })
  useRightPath(deposit)
  const { confirmations, required_confirmations: needed } = deposit
  const hasChain = isPractice || deposit.payments.length > 0
  const live = hasChain && <LiveChain deposit={deposit} chain={chain} />
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <CheckoutTitle deposit={deposit} isOnItsWay={isOnItsWay} />
        <PriceHold
          deposit={deposit}
          payable={payable}
          endsAt={endsAt}
          onTimeOver={() => setOverAt(endsAt)}
          newPrice={newPrice}
          isPaused={isPaused}
        />
      </div>
      <PausedNotice coin={deposit.coin} />
      <StateLine
        deposit={deposit}
        state={state}
        payable={payable}
        secondsLeft={chain ? secondsLeft(confirmations, needed, chain.seconds_apart) : null}
      />
      <MoneyMutationError step={payment} />
      <MoneyMutationError step={mischief} />
      <MoneyMutationError step={newPrice} />
      {isOnItsWay && live}
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_21.25rem] md:gap-6">
        <WalletCard
          deposit={deposit}
          payable={payable}
          actions={
            <WalletActions
              deposit={deposit}
              payable={payable}
              payment={payment}
              newPrice={newPrice}
              pausedReason={pausedReason}
            />
          }
        />
        {payable === 'now' ? (
          <AddressCard deposit={deposit} isPaused={isPaused} />
        ) : (
          <OutcomeCard deposit={deposit} />
        )}
      </div>
      <DeferredContent>
        {!isOnItsWay && live}
        <CheckoutFolds deposit={deposit} payable={payable} payment={payment} mischief={mischief} />
      </DeferredContent>
    </>
  )
}

/** What is paid for, by which reference, and that the page can be left. */
function CheckoutTitle({ deposit, isOnItsWay }: { deposit: Deposit; isOnItsWay: boolean }): ReactNode {
  const t = useTranslations('checkout.head')
  const usdText = useUsdText()
  const { amount, reference, plan_id, status } = deposit
  const plan = useQuery(plansQuery).data?.find((known) => known.id === plan_id)
  const text = status === 'settled' ? 'done' : isOnItsWay ? 'moving' : 'open'
  return (
    <div className="min-w-0">
      <PageTitle
        title={
          plan
            ? t('invest', { amount: usdText(amount), plan: plan.title })
            : t('add', { amount: usdText(amount) })
        }
      />
      <p className="mt-1 text-muted">{t(text, { reference })}</p>
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
