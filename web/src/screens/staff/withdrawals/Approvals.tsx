import type { StaffWithdrawal } from '@evenmoor/contract/staff-withdrawals'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#lib/format-time.ts'

type ApprovalsProps = { withdrawal: Pick<StaffWithdrawal, 'approvals' | 'approvals_needed'> }

/** Who approved it, where it takes two. */
export function Approvals({ withdrawal: { approvals, approvals_needed } }: ApprovalsProps) {
  const t = useTranslations('staff.withdrawals')
  const locale = useLocale()
  if (approvals_needed === 1) return null
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold">
        {t('approvals', { given: String(approvals.length), needed: String(approvals_needed) })}
      </p>
      <ul className="text-small text-muted">
        {approvals.map(({ by, at }) => (
          <li key={at}>{t('page.by', { name: by, time: formatInstant(at, locale, 'second') })}</li>
        ))}
      </ul>
    </div>
  )
}
