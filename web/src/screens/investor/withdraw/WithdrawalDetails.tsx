import type { Withdrawal } from '@evenmoor/contract/withdrawals'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { useTranslations } from 'use-intl'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { FeeLines } from '#ui/FeeLines.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { TransactionCode } from '#ui/TransactionCode.tsx'
import { FeeAmount, NetAmount } from '#features/explain/WithdrawalAmounts.tsx'
import { isReturned } from '#features/withdrawals/withdrawal-progress.ts'

/** The booked amounts of a withdrawal, and where it goes; of one that came back nothing was charged, so only what was asked. */
export function WithdrawalDetails({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('withdraw')
  const { id, reference, status, amount, network, network_name, address, transaction, explorer_url } =
    withdrawal
  const isBack = isReturned(status)
  return (
    <Card title={t('page.details')}>
      {!isBack && (
        <FeeLines
          live={false}
          lines={[
            { label: t('lines.withdraw'), value: <ExplainedAmount of={`withdrawal:${id}`} value={amount} /> },
            { label: t('lines.fee'), value: <FeeAmount withdrawal={withdrawal} /> },
            { label: t('lines.networkFee'), value: <Amount value="0.00" /> },
          ]}
          total={{ label: t('lines.receive'), value: <NetAmount withdrawal={withdrawal} /> }}
        />
      )}
      <SummaryList
        rows={[
          isBack && {
            label: t('review.amount'),
            value: <ExplainedAmount of={`withdrawal:${id}`} value={amount} />,
          },
          { label: t('page.reference'), value: <bdi translate="no">{reference}</bdi> },
          {
            label: t('page.network'),
            value: network === 'practice' ? t('review.networkValue') : network_name,
          },
          transaction !== null && {
            label: t('page.transaction'),
            value: (
              <TransactionCode
                transaction={transaction}
                explorerUrl={explorer_url}
                label={t('page.explorer')}
              />
            ),
          },
        ]}
      />
      <div className="flex flex-col gap-2">
        <p className="text-muted">{t('page.address')}</p>
        <AddressBlock address={address} emphasizeMiddle />
      </div>
    </Card>
  )
}
