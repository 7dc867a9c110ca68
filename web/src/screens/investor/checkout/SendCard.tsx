import '#ui/mono.css'
import type { Deposit } from '@evenmoor/contract/deposits'
import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { addressEnd } from '#ui/address.ts'
import { Button } from '#ui/Button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/Card.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Countdown, useSecondsUntil } from '#ui/Countdown.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LazyCode } from '#queries/LazyCode.tsx'
import { useCoinText } from '#ui/use-money-text.ts'
import type { NewPrice } from './use-new-price.ts'

// What draws the code is a twentieth of the page: the amount and the address are there before it.
const loadCode = async () => (await import('#ui/QrTile.tsx')).QrTile

type SendCardProps = {
  deposit: Deposit
  endsAt: number
  onTimeOver: () => void
  newPrice: NewPrice
  /** Why nothing is to be sent now, while the coin is paused: the code to scan is taken away then. */
  pausedReason: string | null
}

/** What to send and where to: amount, network by name, QR marked TEST, the whole address, and how long the price holds. */
export function SendCard({ deposit, endsAt, onTimeOver, newPrice, pausedReason }: SendCardProps) {
  const t = useTranslations('checkout')
  const tMoney = useTranslations('investor.money')
  const tTest = useTranslations('checkoutMore.test')
  const mode = useMode()
  const coinText = useCoinText()
  const { coin, due, address, network, network_name, payment_uri, renewable_at } = deposit
  const isPractice = network === 'practice'
  const networkName = isPractice ? tMoney(`standsFor.${coin}`, { mode }) : network_name
  return (
    <Card title={t('heading', { amount: coinText(due, coin) })}>
      <p className="font-medium text-practice">{t('network', { network: networkName })}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-small text-muted">{t('amount')}</p>
          <p className="figures text-h2 wrap-anywhere">
            <bdi>{coinText(due, coin)}</bdi>
          </p>
        </div>
        <CopyButton text={due} label={t('copyAmount')} spoken={t('amountCopied')} />
      </div>
      {pausedReason === null && (
        <div className="self-center">
          <LazyCode
            name="qr"
            load={loadCode}
            skeleton={<Skeleton className="aspect-square w-60 max-w-full" />}
          >
            {(QrTile) => (
              <QrTile
                text={payment_uri ?? address}
                label={isPractice ? t('qr') : tTest('qr', { network: network_name })}
                test
              />
            )}
          </LazyCode>
        </div>
      )}
      <div className="rounded-control bg-risk-soft p-3">
        <InlineMessage tone="risk">
          {isPractice
            ? t('networkWarning', { coin: tMoney(`coin.${coin}`) })
            : tTest('networkWarning', { coin: tMoney(`coin.${coin}`), network: network_name })}
        </InlineMessage>
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-small text-muted">{isPractice ? t('address') : tTest('address')}</p>
        <AddressBlock address={address} />
        <CopyButton
          text={address}
          label={t('copyAddress')}
          spoken={t('addressCopied', { end: addressEnd(address) })}
          wide
        />
      </div>
      {payment_uri === null || pausedReason !== null ? (
        <Button wide disabledReason={isPractice ? t('walletReason') : (pausedReason ?? tTest('noLink'))}>
          {t('wallet')}
        </Button>
      ) : (
        <a href={payment_uri} className={buttonLook('secondary', 'normal', true)}>
          {t('wallet')}
        </a>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p>
          {t('priceHeld')} <Countdown key={endsAt} endsAt={endsAt} spokenAt={spokenAt} onEnd={onTimeOver} />
        </p>
        {pausedReason === null && <Renewal renewableAt={Date.parse(renewable_at)} newPrice={newPrice} />}
      </div>
    </Card>
  )
}

/** Twice while it runs; that it is over is said with the new state. */
const spokenAt = [300, 60]

/** From when on the price can be held anew, then the button for it, in the same place. */
function Renewal({ renewableAt, newPrice }: { renewableAt: number; newPrice: NewPrice }) {
  const t = useTranslations('checkout')
  const tHold = useTranslations('checkoutMore.hold')
  const isRenewable = useSecondsUntil(renewableAt) === 0
  return (
    <div className="flex min-h-11 grow basis-52 items-center">
      {isRenewable ? (
        <Button
          look="quiet"
          size="compact"
          busy={newPrice.isPending && t('newPriceBusy')}
          disabledReason={newPrice.blocked}
          onClick={newPrice.hold}
        >
          {t('newPrice')}
        </Button>
      ) : (
        <p className="text-small text-muted">{tHold('when')}</p>
      )}
    </div>
  )
}
