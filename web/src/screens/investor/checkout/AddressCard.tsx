import type { Deposit } from '@evenmoor/contract/deposits'
import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { LazyCode } from '#queries/LazyCode.tsx'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { addressEnd } from '#ui/address.ts'
import { Card } from '#ui/Card.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

// What draws the code is a twentieth of the page: the amount and the address are there before it.
const loadCode = async () => (await import('#ui/QrTile.tsx')).QrTile

/** Where to pay by hand: the network by name, the code marked TEST, the whole address. While the coin is paused no code to scan. */
export function AddressCard({ deposit, isPaused }: { deposit: Deposit; isPaused: boolean }) {
  const t = useTranslations('checkout')
  const tMoney = useTranslations('investor.money')
  const tTest = useTranslations('checkoutMore.test')
  const mode = useMode()
  const { coin, address, network, network_name, payment_uri } = deposit
  const isPractice = network === 'practice'
  return (
    <Card title={t(isPractice ? 'addressCard.or' : 'addressCard.alone')}>
      <p className="-mt-3 text-small text-muted">
        {t('network', { network: isPractice ? tMoney(`standsFor.${coin}`, { mode }) : network_name })}
      </p>
      {!isPaused && (
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
      <AddressBlock address={address} emphasizeMiddle />
      <CopyButton
        text={address}
        label={t('copyAddress')}
        spoken={t('addressCopied', { end: addressEnd(address) })}
        wide
      />
      <InlineMessage tone="risk">
        {isPractice
          ? t('networkWarning', { coin: tMoney(`coin.${coin}`) })
          : tTest('networkWarning', { coin: tMoney(`coin.${coin}`), network: network_name })}
      </InlineMessage>
    </Card>
  )
}
