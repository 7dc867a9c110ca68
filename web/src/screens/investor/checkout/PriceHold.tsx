import type { Deposit } from '@evenmoor/contract/deposits'
import { Clock, Lock } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { formatUsd } from '#features/market/format-price.ts'
import { Button } from '#ui/Button.tsx'
import { Countdown, useSecondsUntil } from '#ui/Countdown.tsx'
import { cx } from '#ui/cx.ts'
import type { Payable } from './checkout-state.ts'
import type { NewPrice } from './use-new-price.ts'

type PriceHoldProps = {
  deposit: Deposit
  payable: Payable
  endsAt: number
  onTimeOver: () => void
  newPrice: NewPrice
  /** Nothing is to be sent now, so no price is held anew either. */
  isPaused: boolean
}

/** How long the price holds, in a ring that runs out; a lock once a payment has come at it. */
export function PriceHold({ deposit, payable, endsAt, onTimeOver, newPrice, isPaused }: PriceHoldProps) {
  const t = useTranslations('checkout.hold')
  const locale = useLocale()
  const { coin, payments } = deposit
  // A payment that came late counts at a price of its own.
  const price = formatUsd(payments.at(-1)?.price ?? deposit.price, locale)
  if (payable === 'now')
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Ring deposit={deposit} endsAt={endsAt} />
        <div>
          <p className="text-lead">
            <span className="sr-only">{t('left')} </span>
            <Countdown key={endsAt} endsAt={endsAt} spokenAt={spokenAt} onEnd={onTimeOver} />
          </p>
          <p className="text-small text-muted">
            {t('at', { price: formatUsd(deposit.price, locale), coin: coin.toUpperCase() })}
          </p>
        </div>
        {!isPaused && <Renewal renewableAt={Date.parse(deposit.renewable_at)} newPrice={newPrice} />}
      </div>
    )
  const isLocked = payable === 'nothing'
  const Icon = isLocked ? Lock : Clock
  return (
    <div className="flex items-center gap-3">
      <Icon aria-hidden size={24} className={cx('shrink-0', isLocked ? 'text-gain' : 'text-risk')} />
      <div>
        <p className="text-lead font-semibold">{t(isLocked ? 'locked' : 'over')}</p>
        <p className="text-small text-muted">{t('per', { price, coin: coin.toUpperCase() })}</p>
      </div>
    </div>
  )
}

/** Twice while it runs; that it is over is said with the new state. */
const spokenAt = [300, 60]

/** In the last of it the ring is in the color of a risk, when the price can be held anew. */
const soonSeconds = 300
const round = 2 * Math.PI * 27

function Ring({ deposit, endsAt }: { deposit: Deposit; endsAt: number }) {
  const seconds = useSecondsUntil(endsAt)
  const from = Date.parse(deposit.holds.at(-1)?.from ?? deposit.created_at)
  const part = Math.min(1, (seconds * 1_000) / Math.max(1, endsAt - from))
  const isSoon = seconds <= soonSeconds
  return (
    <svg aria-hidden viewBox="0 0 64 64" className="size-12 shrink-0 -rotate-90">
      <circle cx="32" cy="32" r="27" fill="none" strokeWidth="6" className="stroke-hover" />
      <circle
        cx="32"
        cy="32"
        r="27"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray={`${part * round} ${round}`}
        className={isSoon ? 'stroke-risk' : 'stroke-info'}
      />
    </svg>
  )
}

/** In its last minutes. */
function Renewal({ renewableAt, newPrice }: { renewableAt: number; newPrice: NewPrice }) {
  const t = useTranslations('checkout.hold')
  if (useSecondsUntil(renewableAt) > 0) return null
  return (
    <Button
      size="compact"
      busy={newPrice.isPending && t('refreshing')}
      disabledReason={newPrice.blocked}
      onClick={newPrice.hold}
    >
      {t('refresh')}
    </Button>
  )
}
