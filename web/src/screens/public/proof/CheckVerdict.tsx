import { useLocale, useTranslations } from 'use-intl'
import type { Outcome } from '#features/proof/check-own-balance.ts'
import { usdOf } from '#features/proof/usd-of.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Banner } from '#ui/Banner.tsx'
import { utcMoment } from './utc-moment.ts'

/** What came of a check, in a word, and what to do where it failed. */
export function CheckVerdict({ outcome }: { outcome: Outcome | 'failed' }) {
  const t = useTranslations('proofCheck')
  const locale = useLocale()
  const inUsd = (minor: bigint) => formatMoney(usdOf(minor), 'USD', locale)
  if (outcome === 'failed') return <Banner tone="risk">{t('failed')}</Banner>
  if (outcome.kind === 'included') {
    const { balanceMinor, takenAt } = outcome.checked
    return (
      <Banner
        tone="gain"
        title={t('yes', { amount: inUsd(balanceMinor), time: utcMoment(takenAt, locale) })}
        takesFocus
      >
        {t('yesText')}
      </Banner>
    )
  }
  if (outcome.kind === 'not_included') {
    const why =
      outcome.reason === 'another_balance'
        ? t('another_balance', { proven: inUsd(outcome.provenMinor), wallet: inUsd(outcome.walletMinor) })
        : t(outcome.reason)
    return (
      <Banner tone="loss" title={t('no')} takesFocus>
        {why} {t(outcome.file === null ? 'todoWithoutFile' : 'todo')}
      </Banner>
    )
  }
  return (
    <Banner tone={outcome.kind === 'unsupported' ? 'risk' : 'info'} takesFocus>
      {t(outcome.kind)}
    </Banner>
  )
}
