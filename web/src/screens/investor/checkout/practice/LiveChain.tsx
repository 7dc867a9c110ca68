import './chain.css'
import '#ui/mono.css'
import type { Deposit } from '@evenmoor/contract/deposits'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useNow, useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { useMode } from '#i18n/mode.ts'
import { formatNumber } from '#i18n/format-money.ts'
import { formatAgo } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useUsdText } from '#ui/use-money-text.ts'
import { type ChainBlock, paymentBlocks, paymentToFollow, waitingBlocks } from './chain-blocks.ts'
import type { PracticeBlocks } from './use-practice-blocks.ts'

type LiveChainProps = {
  deposit: Deposit
  /** Of the practice network; undefined on any other, and until they are there. */
  chain: PracticeBlocks | undefined
}

/** The chain as it grows: the newest blocks, then the payment's own and each that confirms it. */
export function LiveChain({ deposit, chain }: LiveChainProps) {
  const t = useTranslations('checkout.chain')
  const tMoney = useTranslations('investor.money')
  const mode = useMode()
  const { coin, network, network_name, payments, required_confirmations: needed } = deposit
  const payment = paymentToFollow(payments)
  const known = chain?.results ?? []
  const newest = Math.max(0, ...known.map(({ height }) => height), payment?.block_height ?? 0)
  // What was there when the page came does not slide in.
  const [from, setFrom] = useState<number | null>(null)
  const isKnown = chain !== undefined || (payment !== undefined && network !== 'practice')
  if (from === null && isKnown) setFrom(newest)
  const blocks = payment
    ? paymentBlocks(payment, { blocks: known, needed })
    : waitingBlocks({ blocks: known, needed })
  if (!isKnown) return <Skeleton className="h-102 md:h-52" />
  const name = network === 'practice' ? tMoney(`standsFor.${coin}`, { mode }) : network_name
  return (
    <Card
      title={payment ? t('yours') : t('live', { network: name })}
      aside={
        <span className="text-small text-subtle">
          {payment || chain === undefined ? name : t('pace', { seconds: chain.seconds_apart })}
        </span>
      }
    >
      <ol className="grid gap-y-2.5 md:auto-cols-fr md:grid-flow-col md:gap-x-7">
        {blocks.map((block) => (
          <Block
            key={block.key}
            block={block}
            deposit={deposit}
            secondsApart={chain?.seconds_apart}
            isWaiting={payment === undefined}
            isNew={from !== null && block.height !== null && block.height > from && block.kind !== 'next'}
          />
        ))}
      </ol>
    </Card>
  )
}

const looks: Readonly<Record<ChainBlock['kind'], string>> = {
  past: 'border-line bg-sunken text-muted',
  mine: 'border-gain bg-gain-soft text-gain',
  confirming: 'border-gain bg-surface text-gain',
  next: 'hatched border-dashed border-control text-muted',
  later: 'hatched border-dashed border-control text-muted',
  account: 'hatched border-dashed border-control text-muted',
}

type BlockProps = {
  block: ChainBlock
  deposit: Deposit
  secondsApart: number | undefined
  isWaiting: boolean
  isNew: boolean
}

function Block({ block, deposit, secondsApart, isWaiting, isNew }: BlockProps) {
  const { kind } = block
  const isConfirmed = kind === 'mine' || kind === 'confirming'
  const isAdded = kind === 'account' && deposit.status === 'settled'
  return (
    <li
      className={cx(
        // The line to the next one.
        'relative grid grid-cols-[8.25rem_minmax(0,1fr)] items-center gap-x-3.5 huge-text:grid-cols-1 md:block',
        'not-last:after:absolute not-last:after:start-16 not-last:after:top-full not-last:after:h-2.5 not-last:after:border-s-2 not-last:after:border-control',
        'md:not-last:after:start-full md:not-last:after:top-10.5 md:not-last:after:ms-1 md:not-last:after:h-0 md:not-last:after:w-5 md:not-last:after:border-s-0 md:not-last:after:border-t-2',
        isNew && 'block-arriving',
      )}
    >
      <div
        className={cx(
          'flex min-h-14 flex-col justify-between gap-0.5 rounded-[0.875rem] border-[1.5px] px-3 py-2 text-small md:h-21 md:py-3',
          isAdded ? looks.mine : looks[kind],
        )}
      >
        <span className="flex items-center justify-between gap-1.5 font-semibold">
          {/* The letters of figures alone: words of other scripts have none of that kind. */}
          <span className={cx(kind !== 'account' && block.height !== null && 'font-mono')}>
            <Name block={block} />
          </span>
          {(isConfirmed || isAdded) && <Check aria-hidden size={16} strokeWidth={2} className="shrink-0" />}
        </span>
        <span className="wrap-anywhere">
          <Inside block={block} deposit={deposit} secondsApart={secondsApart} isWaiting={isWaiting} />
        </span>
      </div>
      <p className={cx('text-small md:mt-2', isConfirmed || isAdded ? 'font-bold text-gain' : 'text-muted')}>
        <Caption block={block} deposit={deposit} isWaiting={isWaiting} />
      </p>
    </li>
  )
}

function Name({ block: { kind, height, count } }: { block: ChainBlock }) {
  const t = useTranslations('checkout.chain')
  const locale = useLocale()
  if (kind === 'account') return t('account')
  if (kind === 'later') return t('more', { count: String(count) })
  return height === null ? t('next') : formatNumber(String(height), locale)
}

function Inside({ block, deposit, secondsApart, isWaiting }: Omit<BlockProps, 'isNew'>) {
  const t = useTranslations('checkout.chain')
  const usdText = useUsdText()
  const { kind, known, count } = block
  if (kind === 'account')
    return deposit.status === 'settled' ? (
      <ExplainedAmount of={`deposit:${deposit.id}`} value={deposit.credited} signed />
    ) : (
      usdText(deposit.amount, { signed: true })
    )
  if (kind === 'mine') return t('mine')
  if (kind === 'later') return t('blocks', { count })
  if (kind === 'next') {
    // The chain rests while nothing is under way.
    if (isWaiting) return t('onceSent')
    return secondsApart === undefined ? t('coming') : t('soon', { seconds: String(Math.ceil(secondsApart)) })
  }
  return known === null ? '\u00a0' : t('payments', { count: known.payments })
}

function Caption({ block, deposit, isWaiting }: Pick<BlockProps, 'block' | 'deposit' | 'isWaiting'>) {
  const t = useTranslations('checkout.chain')
  const locale = useLocale()
  const now = useNow({ updateInterval: 1_000 })
  const { kind, known, confirmations } = block
  const needed = deposit.required_confirmations
  const count = { count: confirmations }
  switch (kind) {
    case 'past':
      if (isWaiting && known !== null) return formatAgo(known.mined_at, now.getTime(), locale)
      return t('before')
    case 'mine':
    case 'confirming':
      return t('confirmations', count)
    case 'next':
      if (isWaiting || block.height === null) return t('yoursNext')
      return confirmations === needed ? t('last', count) : t('confirmations', count)
    case 'later':
      return isWaiting ? t('then', { count: needed - 1 }) : t('last', count)
    default:
      return t(deposit.status === 'settled' ? 'added' : 'ready')
  }
}
