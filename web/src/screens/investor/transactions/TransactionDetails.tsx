import type { TransactionDetail } from '@evenmoor/contract/transactions'
import { useLocale, useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { formatDay, formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Card } from '#ui/Card.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { RelatedRecord } from './RelatedRecord.tsx'
import { CodeText, CopyFact } from './CopyableCode.tsx'
import { TransferPostings } from './TransferPostings.tsx'

/** What a transaction consists of: its facts, each posting behind it, how it came about, and whom to ask. */
export function TransactionDetails({ transaction }: { transaction: TransactionDetail }) {
  const t = useTranslations('activity.detail')
  const tList = useTranslations('transactions')
  const locale = useLocale()
  const { id, type, amount, at, day, source, available_after, transfers } = transaction
  const named = transaction.short_reference ?? transaction.plan_title
  const isChange = type === 'result' || type === 'reversal'
  return (
    <div className="flex flex-col gap-4">
      <p className="text-h1 font-semibold">
        <ExplainedAmount of={`transaction:${id}`} value={amount} isChange={isChange} signed />
      </p>
      <Card>
        <SummaryList
          rows={[
            { label: t('when'), value: <time dateTime={at}>{formatInstant(at, locale, 'second')}</time> },
            day !== null && { label: tList('what'), value: tList('forDay', { day: formatDay(day, locale) }) },
            source !== null && { label: tList('filters.type'), value: tList(`source.${source}`) },
            available_after !== null && {
              label: t('after'),
              value: <ExplainedAmount of={`after:${id}`} value={available_after} />,
            },
            { label: t('number'), value: <CodeText text={id} /> },
            named !== null && { label: t('reference'), value: <bdi translate="no">{named}</bdi> },
          ]}
        />
        <div className="flex flex-wrap gap-2">
          <CopyFact text={id} what={t('number')} label={t('copyNumber')} />
          {transaction.short_reference !== null && (
            <CopyFact text={transaction.short_reference} what={t('reference')} label={t('copyReference')} />
          )}
        </div>
      </Card>
      {transfers.map((transfer) => (
        <TransferPostings key={transfer.id} transfer={transfer} alone={transfers.length === 1} />
      ))}
      <RelatedRecord transaction={transaction} />
      <LinkButton
        to={pathTo('contact', { locale })}
        state={{
          message: `${named === null ? t('helpNumber', { number: id }) : t('helpText', { number: id, reference: named })}\n`,
        }}
        wide
      >
        {t('help')}
      </LinkButton>
    </div>
  )
}
