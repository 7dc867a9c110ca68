import { isolated } from '@evenmoor/contract/plain-text'
import type { StaffWithdrawal } from '@evenmoor/contract/staff-withdrawals'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Timeline } from '#ui/Timeline.tsx'
import { historyOf } from './history.ts'

/** Who did what when, and what is still to come. */
export function WithdrawalHistory({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const t = useTranslations('staff.withdrawals')
  const tWork = useTranslations('staff.work')
  const locale = useLocale()
  return (
    <Timeline
      steps={historyOf(withdrawal).map(({ status, state, at, by }) => ({
        key: status,
        state,
        label: t(`status.${status}`),
        ...(at !== null && {
          detail: tWork('by', { time: formatInstant(at, locale, 'second'), name: isolated(by) }),
        }),
      }))}
    />
  )
}
