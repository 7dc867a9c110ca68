import type { Deposit } from '@evenmoor/contract/deposits'
import type { PracticeWallet } from '@evenmoor/contract/practice'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { plansQuery } from '#queries/plans-query.ts'
import { practiceWalletQuery } from '#queries/practice-query.ts'
import { CoinMark } from '#ui/CoinMark.tsx'
import { useCoinBalanceText, useCoinText, useUsdText } from '#ui/use-money-text.ts'
import { isZero, type Payable } from '../checkout-state.ts'
import { leftAfter } from './practice-payment.ts'

type WalletCardProps = {
  deposit: Deposit
  payable: Payable
  /** The main act of the page. */
  actions: ReactNode
}

/** The wallet that pays: what goes out of it, what the account gets for that, and the page's main button. */
export function WalletCard({ deposit, payable, actions }: WalletCardProps) {
  const t = useTranslations('checkout.wallet')
  const isPractice = deposit.network === 'practice'
  return (
    <section
      aria-labelledby="wallet"
      className="relative flex min-w-0 flex-col rounded-sheet bg-inverse p-5 text-on-inverse md:p-7 [&_:focus-visible]:outline-on-inverse [&_.text-muted]:text-inverse-muted"
    >
      {/* The coin is cut at the edge of the card, and no word is. */}
      <span aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden rounded-sheet">
        <CoinMark
          coin={deposit.coin}
          className="absolute -end-3.5 -top-3.5 size-23 md:-end-7.5 md:size-37.5"
        />
      </span>
      <h2 id="wallet" className="pe-24 font-semibold text-muted md:pe-36">
        {t('name', { mode: useMode() })}
      </h2>
      <Sum deposit={deposit} payable={payable} />
      <dl className="mt-auto grid grid-cols-[1fr_auto] gap-x-4 gap-y-2.5 pt-6 [&>dd]:text-end [&>dd]:font-medium [&>dd]:wrap-anywhere [&>dt]:text-inverse-muted">
        {isPractice && <Held deposit={deposit} payable={payable} />}
        {/* The practice network takes none; of a real one only the wallet knows. */}
        {!isPractice && (
          <>
            <dt>{t('fee')}</dt>
            <dd>{t('feeOfNetwork')}</dd>
          </>
        )}
        <Transaction deposit={deposit} />
      </dl>
      <div className="mt-5 flex flex-col gap-3 empty:hidden">{actions}</div>
    </section>
  )
}

function Sum({ deposit, payable }: Omit<WalletCardProps, 'actions'>) {
  const t = useTranslations('checkout.wallet')
  const coinText = useCoinText()
  const usdText = useUsdText()
  const { coin, amount, due, received, plan_id } = deposit
  const plan = useQuery(plansQuery).data?.find((known) => known.id === plan_id)
  const isRest = !isZero(received)
  const [label, figure] =
    payable === 'nothing'
      ? [t('sent'), coinText(received, coin)]
      : payable === 'now'
        ? [t(isRest ? 'sendRest' : 'send'), coinText(due, coin)]
        : // In coins nobody knows it yet.
          [t(isRest ? 'sendRest' : 'send'), t('unknown')]
  return (
    <div className="pt-5 md:pt-7">
      <p className="text-small text-muted">{label}</p>
      <p className="figures text-[2.125rem] leading-tight font-bold tracking-tight wrap-anywhere md:text-[2.625rem]">
        {/* Where a line is too short for both, the unit goes to the next, and is not cut. */}
        <bdi>{figure.replaceAll('\u00a0', ' ')}</bdi>
      </p>
      <p className="text-muted">
        {plan
          ? t('getsPlan', { amount: usdText(amount), plan: plan.title })
          : t('gets', { amount: usdText(amount) })}
      </p>
    </div>
  )
}

/** What the practice wallet holds, and what is left of it afterwards. */
function Held({ deposit, payable }: Omit<WalletCardProps, 'actions'>) {
  const t = useTranslations('checkout.wallet')
  const balanceText = useCoinBalanceText()
  const wallet: PracticeWallet | undefined = useQuery(practiceWalletQuery).data
  const { coin } = deposit
  const held = wallet?.balances.find((balance) => balance.coin === coin)?.amount ?? '0'
  const left = wallet && payable === 'now' ? leftAfter(wallet, deposit) : null
  // Lines of their height from the start.
  const text = (amount: string) => (wallet ? balanceText(amount, coin) : '\u00a0')
  return (
    <>
      <dt>{t(payable === 'nothing' ? 'heldAfter' : 'held')}</dt>
      <dd>
        <bdi className="figures">{text(held)}</bdi>
      </dd>
      {payable === 'now' && (left !== null || !wallet) && (
        <>
          <dt>{t('left')}</dt>
          <dd>
            <bdi className="figures">{text(left ?? '0')}</bdi>
          </dd>
        </>
      )}
    </>
  )
}

/** The newest payment by the ends of its hash; the receipt has the whole. */
function Transaction({ deposit: { payments } }: { deposit: Deposit }) {
  const t = useTranslations('checkout.wallet')
  const hash = payments.at(-1)?.transaction
  if (hash === undefined) return null
  return (
    <>
      <dt>{t('transaction')}</dt>
      <dd>
        <code dir="ltr" translate="no" title={hash} className="font-mono text-small">
          {hash.length > 12 ? `${hash.slice(0, 6)}…${hash.slice(-4)}` : hash}
        </code>
      </dd>
    </>
  )
}
