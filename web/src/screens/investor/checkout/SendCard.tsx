import '#ui/mono.css'
import type { Deposit } from '@evenmoor/contract/deposits'
import { useTranslations } from 'use-intl'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { addressEnd } from '#ui/address.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Countdown } from '#ui/Countdown.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { QrTile } from '#ui/QrTile.tsx'
import { useCoinText } from '../shared/money-text.ts'
import type { NewPrice } from './CheckoutActions.tsx'
import { isZero } from './checkout-state.ts'

type SendCardProps = { deposit: Deposit; endsAt: number; onTimeOver: () => void; newPrice: NewPrice }

/** What to send and where to: amount, network by name, QR marked TEST, the whole address, and how long the price holds. */
export function SendCard({ deposit, endsAt, onTimeOver, newPrice }: SendCardProps) {
  const t = useTranslations('checkout')
  const tMoney = useTranslations('investorMoney')
  const coinText = useCoinText()
  const { coin, due, address, network, network_name, received } = deposit
  const networkName = network === 'practice' ? tMoney(`standsFor.${coin}`) : network_name
  return (
    <Card title={t('heading', { amount: coinText(due, coin) })}>
      <p className="font-medium text-practice">{t('network', { network: networkName })}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="text-small text-muted">{t('amount')}</p>
          <p className="figures text-h2">
            <bdi>{coinText(due, coin)}</bdi>
          </p>
        </div>
        <CopyButton text={due} label={t('copyAmount')} spoken={t('amountCopied')} />
      </div>
      <div className="self-center">
        <QrTile text={address} label={t('qr')} test />
      </div>
      <InlineMessage tone="risk">{t('networkWarning', { coin: tMoney(`coin.${coin}`) })}</InlineMessage>
      <div className="flex flex-col gap-2">
        <p className="text-small text-muted">{t('address')}</p>
        <AddressBlock address={address} />
        <CopyButton
          text={address}
          label={t('copyAddress')}
          spoken={t('addressCopied', { end: addressEnd(address) })}
          wide
        />
      </div>
      <Button wide disabledReason={t('walletReason')}>
        {t('wallet')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p>
          {t('priceHeld')} <Countdown endsAt={endsAt} onEnd={onTimeOver} />
        </p>
        {isZero(received) && (
          <Button
            look="quiet"
            size="compact"
            busy={newPrice.isPending && t('newPriceBusy')}
            onClick={newPrice.hold}
          >
            {t('newPrice')}
          </Button>
        )}
      </div>
    </Card>
  )
}
