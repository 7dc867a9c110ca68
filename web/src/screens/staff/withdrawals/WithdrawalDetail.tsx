import type { StaffWithdrawal } from '@evenmoor/contract/staff-withdrawals'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ServerText } from '#refusals/ServerText.tsx'
import { unitOf } from '#i18n/format-money.ts'
import { pathTo } from '#routing/paths.ts'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { addressEnd } from '#ui/address.ts'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { Code } from '#ui/Code.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { FeeLines } from '#ui/FeeLines.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { TransactionCode } from '#ui/TransactionCode.tsx'
import { allValues } from '#routing/list-address.ts'
import { Approvals } from '../approvals/Approvals.tsx'
import { useNetworkName } from '../networks/use-network-name.ts'
import { WithdrawalDecision } from './WithdrawalDecision.tsx'
import { WithdrawalSignals } from './WithdrawalSignals.tsx'
import { WithdrawalHistory } from './WithdrawalHistory.tsx'
import { WithdrawalStatusTag } from './WithdrawalStatusTag.tsx'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { PersonName } from '#ui/PersonName.tsx'

/** Everything a decision needs, the decision, and what has happened so far. */
export function WithdrawalDetail({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const networkName = useNetworkName()
  const t = useTranslations('staff.withdrawals')
  const { address, amount, coin, fee, investor, net, status } = withdrawal
  return (
    <div className="flex flex-col gap-6">
      <Card title={t('page.facts')} aside={<WithdrawalStatusTag status={status} />}>
        <WithdrawalSignals signals={withdrawal.signals} />
        <FeeLines
          live={false}
          lines={[
            { label: t('amount'), value: <Amount value={amount} /> },
            { label: t('fee'), value: <Amount value={fee} /> },
          ]}
          total={{ label: t('net'), value: <Amount value={net} /> }}
        />
        <div className="border-t border-line pt-4">
          <SummaryList
            rows={[
              {
                label: t('investor'),
                value: <PersonName name={investor.name} resembles={investor.resembles} />,
              },
              {
                label: t('page.email'),
                value: <EmailAddress address={investor.email} />,
                action: (
                  <Link
                    className="link"
                    to={pathTo('staffWithdrawals', { query: { status: allValues, q: investor.email } })}
                  >
                    {t('page.others')}
                  </Link>
                ),
              },
              { label: t('page.coin'), value: unitOf(coin) },
              { label: t('page.network'), value: networkName(withdrawal) },
            ]}
          />
        </div>
        <div className="flex flex-col items-start gap-2">
          <h3 className="font-semibold">{t('page.address')}</h3>
          <div className="w-full">
            <AddressBlock address={address} emphasiseMiddle />
          </div>
          <p className="text-small text-muted">{t('page.addressNote')}</p>
          <CopyButton
            text={address}
            label={t('page.copyAddress')}
            spoken={t('page.copied', { end: addressEnd(address) })}
          />
        </div>
      </Card>
      <Approvals
        approvals={withdrawal.approvals}
        needed={withdrawal.approvals_needed}
        reason={withdrawal.second_approval_reason}
        refusal={withdrawal.second_approval_reason_refusal}
      />
      <WithdrawalDecision withdrawal={withdrawal} />
      <Card title={t('page.history')}>
        <WithdrawalHistory withdrawal={withdrawal} />
        <References withdrawal={withdrawal} />
      </Card>
    </div>
  )
}

function References({
  withdrawal: { reference, reason, reason_refusal, transaction, explorer_url },
}: {
  withdrawal: StaffWithdrawal
}) {
  const t = useTranslations('staff.withdrawals.page')
  return (
    <SummaryList
      rows={[
        ...(reason === null
          ? []
          : [{ label: t('reason'), value: <ServerText text={reason} refusal={reason_refusal} /> }]),
        ...(transaction === null
          ? []
          : [
              {
                label: t('transaction'),
                value: (
                  <TransactionCode
                    transaction={transaction}
                    explorerUrl={explorer_url}
                    label={t('explorer')}
                  />
                ),
              },
            ]),
        { label: t('reference'), value: <Code text={reference} /> },
      ]}
    />
  )
}
