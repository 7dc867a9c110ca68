import type { Deposit } from '@evenmoor/contract/deposits'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { practiceWalletQuery } from '#queries/practice-query.ts'
import { Button } from '#ui/Button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useCoinText } from '#ui/use-money-text.ts'
import type { InvestNews } from '../../invest/invest-step.ts'
import type { Payable } from '../checkout-state.ts'
import { isMoving } from '../state-line.ts'
import type { NewPrice } from '../use-new-price.ts'
import { holdsEnough } from './practice-payment.ts'
import type { PracticePayer } from './use-practice-payment.ts'

type WalletActionsProps = {
  deposit: Deposit
  payable: Payable
  payment: PracticePayer
  newPrice: NewPrice
  /** Why nothing can be paid now, while the coin is paused. */
  pausedReason: string | null
}

/**
 * The one main act of each state: pay, hold a new price, or go on. While a payment is on its way there is none, except where
 * practice money takes seconds to arrive: a plan can be chosen meanwhile.
 */
export function WalletActions({ deposit, payable, payment, newPrice, pausedReason }: WalletActionsProps) {
  const t = useTranslations('checkout')
  const coinText = useCoinText()
  const isPractice = deposit.network === 'practice'
  const wallet = useQuery({ ...practiceWalletQuery, enabled: isPractice }).data
  if (payable === 'atNewPrice')
    return (
      <Button
        look="inverse"
        wide
        busy={newPrice.isPending && t('hold.refreshing')}
        disabledReason={pausedReason ?? newPrice.blocked}
        onClick={newPrice.hold}
      >
        {t('hold.refresh')}
      </Button>
    )
  if (payable === 'nothing') {
    const isSoonThere = isPractice && deposit.plan_id === null && deposit.payments.some(isMoving)
    return (deposit.status === 'settled' || isSoonThere) && <Onward deposit={deposit} />
  }
  if (!isPractice) return <OwnWallet deposit={deposit} pausedReason={pausedReason} />
  const isShort = wallet !== undefined && !holdsEnough(wallet, deposit)
  return (
    <Button
      look="inverse"
      wide
      busy={payment.isPending && t('practice.busy')}
      disabledReason={pausedReason ?? (isShort ? t('practice.short') : payment.blocked)}
      onClick={() => payment.pay('due')}
    >
      {t('wallet.pay', { amount: coinText(deposit.due, deposit.coin) })}
    </Button>
  )
}

/** A wallet of the person's own: a link that opens it where its network has one, and the amount to copy. */
function OwnWallet({
  deposit: { payment_uri, due },
  pausedReason,
}: Pick<WalletActionsProps, 'deposit' | 'pausedReason'>) {
  const t = useTranslations('checkout')
  const tTest = useTranslations('checkoutMore.test')
  const canOpen = payment_uri !== null && pausedReason === null
  return (
    <>
      {canOpen ? (
        <a href={payment_uri} className={buttonLook('inverse', 'normal', true)}>
          {t('wallet.open')}
        </a>
      ) : (
        <p className="text-small text-muted">{pausedReason ?? tTest('noLink')}</p>
      )}
      <CopyButton text={due} label={t('copyAmount')} spoken={t('amountCopied')} wide />
    </>
  )
}

/** Where to go from here: to the position, or to the plans with money that waits for one. */
function Onward({ deposit: { plan_id, position_id, status } }: { deposit: Deposit }) {
  const t = useTranslations('checkout.line')
  const news: InvestNews = { isMoneyComing: status !== 'settled' }
  return (
    <>
      {position_id !== null && (
        <LinkButton look="inverse" to={pathTo('position', { params: { id: position_id } })} wide>
          {t('viewPosition')}
        </LinkButton>
      )}
      {position_id === null && plan_id === null && (
        <LinkButton look="inverse" to={pathTo('invest')} state={news} wide>
          {t('openPosition')}
        </LinkButton>
      )}
      {/* Until then the way back at the head of the page is enough. */}
      {status === 'settled' && (
        <LinkButton
          look={position_id === null && plan_id !== null ? 'inverse' : 'inverseQuiet'}
          to={pathTo('dashboard')}
          wide
        >
          {t('viewDashboard')}
        </LinkButton>
      )}
    </>
  )
}
