import type { Coin } from '@evenmoor/contract/wire'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Banner } from '#ui/Banner.tsx'
import { usePausedCoin } from './use-paused-coin.ts'

/** While a coin is paused: which one, why, what is safe and what to do next. Nothing otherwise. */
export function PausedNotice({ coin }: { coin: Coin }) {
  const t = useTranslations('checkoutMore.paused')
  const tMoney = useTranslations('investor.money')
  const locale = useLocale()
  const paused = usePausedCoin(coin)
  if (paused === null) return null
  const { paused_reason, paused_since } = paused
  return (
    <Banner tone="risk" title={t('title', { coin: tMoney(`coin.${coin}`) })}>
      <p>
        {t(paused_reason ?? 'unread')}
        {paused_since !== null && ` ${t('since', { time: formatInstant(paused_since, locale) })}.`}
      </p>
      <p>{t('safe')}</p>
      <p>{t('next')}</p>
    </Banner>
  )
}
