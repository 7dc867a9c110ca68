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
  if (outcome === 'failed') return <Banner tone="risk">{t('failed')}</Banner>
  if (outcome.kind === 'included') {
    const { balanceMinor, takenAt } = outcome.checked
    const amount = formatMoney(usdOf(balanceMinor), 'USD', locale)
    return (
      <Banner tone="gain" title={t('yes', { amount, time: utcMoment(takenAt, locale) })} takesFocus>
        {t('yesText')}
      </Banner>
    )
  }
  if (outcome.kind === 'not_included')
    return (
      <Banner tone="loss" title={t('no')} takesFocus>
        {t(outcome.reason)} {t('todo')}
      </Banner>
    )
  return (
    <Banner tone={outcome.kind === 'unsupported' ? 'risk' : 'info'} takesFocus>
      {t(outcome.kind)}
    </Banner>
  )
}
