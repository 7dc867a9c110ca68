import { getStaffWithdrawal, listStaffWithdrawals } from '@evenmoor/contract/staff-withdrawals'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { AmountWithSmallCents } from '#ui/AmountWithSmallCents.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { RowPanel } from '../list/RowPanel.tsx'
import { isOpen, pollMsFor } from './polling.ts'
import { WithdrawalDetail } from './WithdrawalDetail.tsx'
import { WithdrawalStatusTag } from './WithdrawalStatusTag.tsx'

/** One withdrawal. */
export default function WithdrawalScreen() {
  const t = useTranslations('staff.withdrawals.page')
  const locale = useLocale()
  return (
    <RowPanel
      list={listStaffWithdrawals}
      read={(id, signal) => call(getStaffWithdrawal, { params: { id }, signal })}
      pollMsOf={(withdrawal) => pollMsFor([withdrawal])}
      listPath={pathTo('staffWithdrawals')}
      title={t('loading')}
      titleOf={({ amount }) => t('title', { amount: formatMoney(amount, 'USD', locale) })}
      renderHead={(withdrawal) => ({
        figure: <AmountWithSmallCents value={withdrawal.amount} />,
        kicker: isOpen(withdrawal) ? (
          <Waiting since={withdrawal.created_at} />
        ) : (
          formatInstant(withdrawal.created_at, locale)
        ),
        tag: <WithdrawalStatusTag status={withdrawal.status} isOnHold={withdrawal.hold !== null} />,
      })}
    >
      {(withdrawal) => <WithdrawalDetail withdrawal={withdrawal} />}
    </RowPanel>
  )
}
