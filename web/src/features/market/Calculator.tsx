import type { MarketCoin } from '@evenmoor/contract/market'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatNumber, isolated } from '#i18n/format-money.ts'
import { formatClock } from '#i18n/format-time.ts'
import { announce } from '#ui/announce.ts'
import { RetryButton } from '#ui/RetryButton.tsx'
import { cx } from '#ui/cx.ts'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { CoinPicker } from './CoinPicker.tsx'
import { formatUsd } from './format-price.ts'
import { coinList, useLivePrices, useNow } from './market-data.ts'
import type { FeedState } from './price-feed.ts'
import { SourceTag } from './SourceTag.tsx'
import { readAmount, valueInUsd } from './value-in-usd.ts'

const quietMs = 600

/** One of the top 50 coins and an amount give a value in dollars, at a price that is renewed every 5 seconds. */
export function Calculator() {
  const t = useTranslations('market')
  const list = coinList.use()
  const [first] = list.kind === 'ready' ? list.value : []
  if (list.kind === 'loading') {
    return (
      <div aria-busy className="flex flex-col gap-6">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    )
  }
  if (list.kind === 'failed' || first === undefined) {
    return (
      <div className="flex flex-col items-start gap-3">
        <InlineMessage tone="risk" live>
          {t('listFailed')}
        </InlineMessage>
        <RetryButton onRetry={coinList.retry} />
      </div>
    )
  }
  return <Sum coins={list.value} first={first} />
}

function Sum({ coins, first }: { coins: readonly MarketCoin[]; first: MarketCoin }) {
  const t = useTranslations('market.calculator')
  const locale = useLocale()
  const [coin, setCoin] = useState(first)
  const [typed, setTyped] = useState('')
  const feed = useLivePrices(coin.id)
  const price = feed.prices.get(coin.id) ?? coin.price
  const amount = readAmount(typed, locale)
  const isWrong = typed !== '' && amount === null
  const value = amount && price ? valueInUsd(amount, price.usd) : undefined
  const symbol = coin.symbol.toUpperCase()
  const understood = amount && isolated(`${formatNumber(amount.text, locale)} ${symbol}`, locale)
  const shown =
    value === undefined || !understood
      ? ''
      : t('sum', { amount: understood, value: formatUsd(value, locale) })
  useSpokenWhenQuiet(typed, coin.id, isWrong ? t('amountError') : shown)
  return (
    <div className="flex flex-col gap-5">
      {/* A hint or an error stands above its field, so the fields meet at their ends. */}
      <div className="grid gap-5 xl:grid-cols-2 xl:items-end">
        <CoinPicker coins={coins} chosen={coin} onChoose={setCoin} />
        <TextField
          label={t('amount')}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={isWrong ? t('amountError') : null}
        />
      </div>
      <div className="flex flex-col gap-1">
        <p id="calculator-result" className="text-small text-muted">
          {understood ? t('resultOf', { amount: understood }) : t('result')}
        </p>
        <output
          aria-live="off"
          aria-labelledby="calculator-result"
          className={cx('figures min-h-9 text-h2 break-words', feed.failures > 0 && 'text-subtle')}
        >
          {value === undefined ? (
            <span className="text-body font-normal text-muted">{isWrong ? '–' : t('empty')}</span>
          ) : (
            <data value={value}>
              <bdi>{formatUsd(value, locale)}</bdi>
            </data>
          )}
        </output>
        {price !== null && (
          <p className="figures text-small text-muted">
            <bdi>{t('priceAt', { symbol, price: formatUsd(price.usd, locale) })}</bdi>
          </p>
        )}
        <PriceAge coin={coin} feed={feed} />
      </div>
      <p className="text-small text-muted">{t('note')}</p>
    </div>
  )
}

/** Where the price comes from and how old it is; after a failure, when the next try is. */
function PriceAge({ coin, feed }: { coin: MarketCoin; feed: FeedState }) {
  const t = useTranslations('market')
  const locale = useLocale()
  const nowMs = useNow(true)
  const price = feed.prices.get(coin.id)
  const trueAtMs = price && price.seenAtMs - price.age_seconds * 1_000
  const secondsUntil = Math.max(1, Math.ceil((feed.nextAtMs - nowMs) / 1_000))
  return (
    <div className="flex min-h-14 flex-col gap-1 text-small text-muted">
      <p className="figures flex flex-wrap items-center gap-x-3">
        <SourceTag figures={coin.figures} />
        {trueAtMs !== undefined &&
          (feed.failures > 0
            ? t('from', { time: formatClock(trueAtMs, locale, 'second') })
            : t('updated', { seconds: String(Math.max(0, Math.floor((nowMs - trueAtMs) / 1_000))) }))}
      </p>
      {feed.failures > 0 && (
        <>
          <InlineMessage tone="risk" live>
            {t('pricesFailed')}
          </InlineMessage>
          <p className="figures">{t('retryIn', { seconds: String(secondsUntil) })}</p>
        </>
      )}
    </div>
  )
}

/** Says the outcome once the person has stopped typing; new prices alone say nothing. */
function useSpokenWhenQuiet(typed: string, coinId: string, outcome: string): void {
  const [spokenFor, setSpokenFor] = useState('')
  const asked = `${coinId} ${typed}`
  useEffect(() => {
    if (typed === '' || outcome === '' || spokenFor === asked) return undefined
    const timer = setTimeout(() => {
      announce(outcome)
      setSpokenFor(asked)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [typed, asked, outcome, spokenFor])
}
