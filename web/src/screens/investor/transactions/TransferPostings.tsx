import type { TransactionDetail, TransactionPosting } from '@evenmoor/contract/transactions'
import { useLocale, useTranslations } from 'use-intl'
import { unitOf } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'

type TransferPostingsProps = {
  transfer: TransactionDetail['transfers'][number]
  /** Only one transfer belongs to the transaction: its time stands above already. */
  alone: boolean
}

/** The postings of one transfer in plain words: what left where, what came where. */
export function TransferPostings({ transfer: { id, at, postings }, alone }: TransferPostingsProps) {
  const t = useTranslations('activity.detail')
  const locale = useLocale()
  const left = postings.filter(({ amount }) => amount.startsWith('-'))
  const came = postings.filter(({ amount }) => !amount.startsWith('-'))
  return (
    <Card>
      {!alone && (
        <p className="text-small text-muted">
          {t('number')} {id} · <time dateTime={at}>{formatInstant(at, locale)}</time>
        </p>
      )}
      <Side title={t('left')} postings={left} />
      <Side title={t('came')} postings={came} />
    </Card>
  )
}

function Side({ title, postings }: { title: string; postings: readonly TransactionPosting[] }) {
  const t = useTranslations('activity.detail')
  const nameOf = ({ account, plan_title: plan }: TransactionPosting) =>
    account === 'invested' && plan !== null ? t('positionIn', { plan }) : t(`account.${account}`)
  return (
    <section className="flex flex-col gap-1">
      <h2 className="font-semibold">{title}</h2>
      <dl className="flex flex-col gap-1">
        {postings.map((posting) => (
          <div
            key={`${posting.account} ${posting.asset} ${posting.plan_title ?? ''} ${posting.amount}`}
            className="flex items-baseline justify-between gap-4"
          >
            <dt className="min-w-0 text-muted">{nameOf(posting)}</dt>
            <dd>
              <Amount value={posting.amount} unit={unitOf(posting.asset)} signed />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
