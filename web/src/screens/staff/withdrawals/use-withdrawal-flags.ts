import type { StaffWithdrawalDetail } from '@evenmoor/contract/staff-withdrawals'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '#i18n/format-money.ts'
import type { Flag } from '../panel/Flags.tsx'
import { isOpen } from './polling.ts'

/** What to look at before a withdrawal is approved, and whether the ledger has its money set aside. */
export function useWithdrawalFlags(withdrawal: StaffWithdrawalDetail): readonly Flag[] {
  const t = useTranslations('staff.withdrawals')
  const locale = useLocale()
  const { signals, backing } = withdrawal
  const risks = signals.map((signal): Flag => ({ key: signal, tone: 'risk', title: t(`signals.${signal}`) }))
  if (!isOpen(withdrawal)) return risks
  const reserved = formatMoney(backing.reserved, 'USD', locale)
  return [
    ...risks,
    {
      key: 'backing',
      tone: backing.is_covered ? 'gain' : 'risk',
      title: t(backing.is_covered ? 'backing.there' : 'backing.missing'),
      text: t('backing.text', {
        postings: backing.postings,
        reserved,
        available: formatMoney(backing.available, 'USD', locale),
      }),
    },
  ]
}
