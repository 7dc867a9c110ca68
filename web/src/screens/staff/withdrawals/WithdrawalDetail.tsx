import { listStaffWithdrawals, type StaffWithdrawalDetail } from '@evenmoor/contract/staff-withdrawals'
import { useTranslations } from 'use-intl'
import { ServerText } from '#refusals/ServerText.tsx'
import { unitOf } from '#i18n/format-money.ts'
import { allValues } from '#routing/list-address.ts'
import { pathTo } from '#routing/paths.ts'
import { Amount } from '#ui/Amount.tsx'
import { Code } from '#ui/Code.tsx'
import { FeeLines } from '#ui/FeeLines.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { TransactionCode } from '#ui/TransactionCode.tsx'
import { Approvals } from '../approvals/Approvals.tsx'
import { Assignment } from '../assignment/Assignment.tsx'
import { useNetworkName } from '../networks/use-network-name.ts'
import { Flags } from '../panel/Flags.tsx'
import { PanelAddress } from '../panel/PanelAddress.tsx'
import { PanelFoot } from '../panel/PanelFoot.tsx'
import { PanelPart } from '../panel/PanelPart.tsx'
import { PanelPerson } from '../panel/PanelPerson.tsx'
import { isOpen } from './polling.ts'
import { useWithdrawalFlags } from './use-withdrawal-flags.ts'
import { WithdrawalDecision } from './WithdrawalDecision.tsx'
import { WithdrawalHistory } from './WithdrawalHistory.tsx'

/** Everything a decision needs in the order in which it is looked at, what has happened so far, and the decision. */
export function WithdrawalDetail({ withdrawal }: { withdrawal: StaffWithdrawalDetail }) {
  const networkName = useNetworkName()
  const t = useTranslations('staff.withdrawals')
  const flags = useWithdrawalFlags(withdrawal)
  const { id, address, coin, fee, investor, net } = withdrawal
  return (
    <>
      <PanelPerson
        person={investor}
        link={{
          to: pathTo('staffWithdrawals', { query: { status: allValues, q: investor.email } }),
          text: t('page.others'),
        }}
      />
      {isOpen(withdrawal) && (
        <Assignment list={listStaffWithdrawals} queue="withdrawals" id={id} assignee={withdrawal.assignee} />
      )}
      <FeeLines
        live={false}
        lines={[
          { label: t('fee'), value: <Amount value={`-${fee}`} /> },
          { label: t('page.network'), value: networkName(withdrawal) },
        ]}
        total={{ label: t('page.receives', { coin: unitOf(coin) }), value: <Amount value={net} /> }}
      />
      <PanelAddress address={address} title={t('page.address')} spoken={(end) => t('page.copied', { end })} />
      <Flags flags={flags} />
      <Approvals
        approvals={withdrawal.approvals}
        needed={withdrawal.approvals_needed}
        reason={withdrawal.second_approval_reason}
        refusal={withdrawal.second_approval_reason_refusal}
      />
      <PanelPart title={t('page.history')}>
        <WithdrawalHistory withdrawal={withdrawal} />
        <References withdrawal={withdrawal} />
      </PanelPart>
      <PanelFoot>
        <WithdrawalDecision withdrawal={withdrawal} />
      </PanelFoot>
    </>
  )
}

function References({
  withdrawal: { reference, reason, reason_refusal, transaction, explorer_url },
}: {
  withdrawal: StaffWithdrawalDetail
}) {
  const t = useTranslations('staff.withdrawals.page')
  const tCommon = useTranslations('staff.console.common')
  return (
    <SummaryList
      rows={[
        reason !== null && {
          label: tCommon('reason'),
          value: <ServerText text={reason} refusal={reason_refusal} />,
        },
        transaction !== null && {
          label: t('transaction'),
          value: (
            <TransactionCode transaction={transaction} explorerUrl={explorer_url} label={t('explorer')} />
          ),
        },
        { label: tCommon('reference'), value: <Code text={reference} /> },
      ]}
    />
  )
}
