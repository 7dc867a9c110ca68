import type { StaffWithdrawal } from '@evenmoor/contract/staff-withdrawals'
import { useTranslations } from 'use-intl'
import { StatusTag } from '#ui/StatusTag.tsx'

/** What to look at before it is approved; nothing where there is nothing. */
export function WithdrawalSignals({ signals }: Pick<StaffWithdrawal, 'signals'>) {
  const t = useTranslations('staff.withdrawals.signals')
  if (signals.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {signals.map((signal) => (
        <li key={signal}>
          <StatusTag tone="risk">{t(signal)}</StatusTag>
        </li>
      ))}
    </ul>
  )
}
