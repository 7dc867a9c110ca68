import { getStaffWithdrawal, listStaffWithdrawals } from '@evenmoor/contract/staff-withdrawals'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { useConsoleDisplay } from '#preferences/console-display.ts'
import { pathTo } from '#routing/paths.ts'
import { AmountWithSmallCents } from '#ui/AmountWithSmallCents.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { DetailPanel } from '../list/DetailPanel.tsx'
import { keyOfRow } from '../list/list-query.ts'
import { isOpen, pollMsFor } from './polling.ts'
import { WithdrawalDetail } from './WithdrawalDetail.tsx'
import { WithdrawalStatusTag } from './WithdrawalStatusTag.tsx'

/** One withdrawal. */
export default function WithdrawalScreen() {
  const t = useTranslations('staff.withdrawals.page')
  const locale = useLocale()
  const { id = '' } = useParams()
  const { isLive } = useConsoleDisplay()
  const read = useQuery({
    queryKey: keyOfRow(listStaffWithdrawals, id),
    queryFn: ({ signal }) => call(getStaffWithdrawal, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => isLive && data !== undefined && pollMsFor([data]),
  })
  return (
    <DetailPanel
      // An act under way belongs to one withdrawal.
      key={id}
      id={id}
      read={read}
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
    </DetailPanel>
  )
}
