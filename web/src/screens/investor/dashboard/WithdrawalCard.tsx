import type { Withdrawal } from '@evenmoor/contract/withdrawals'
import { useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { NetAmount } from '#features/explain/WithdrawalAmounts.tsx'
import { toneOfWithdrawal } from '#features/withdrawals/withdrawal-progress.ts'
import { pathTo } from '#routing/paths.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'

/** Where a withdrawal may be, in the four steps that one waits for. */
const steps = ['requested', 'inReview', 'sent', 'confirmed'] as const
const reached = { requested: 0, in_review: 1, approved: 1, sent: 2, confirmed: 3 } as const

/** The newest withdrawal on its way: how much, what arrives, and how far it is. */
export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('dashboard.withdrawal')
  const { id, amount, status } = withdrawal
  const at = reached[status as keyof typeof reached] ?? 0
  const step = steps[at] ?? 'requested'
  return (
    <Card
      title={t('title')}
      aside={<StatusTag tone={toneOfWithdrawal(status)}>{t(`steps.${step}`)}</StatusTag>}
    >
      <dl className="flex flex-col gap-2 text-small">
        <div className="flex items-baseline justify-between gap-3">
          <dt className="text-muted">{t('amount')}</dt>
          <dd className="font-semibold">
            <ExplainedAmount of={`withdrawal:${id}`} value={amount} />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-3">
          <dt className="text-muted">{t('receive')}</dt>
          <dd className="font-semibold">
            <NetAmount withdrawal={withdrawal} />
          </dd>
        </div>
      </dl>
      <ol className="grid grid-cols-4 gap-1">
        {steps.map((each, index) => (
          <li
            key={each}
            aria-current={index === at ? 'step' : undefined}
            className="flex min-w-0 flex-col gap-1.5 text-micro"
          >
            <span
              aria-hidden
              className={cx(
                'h-1 rounded-pill',
                index < at ? 'bg-gain' : index === at ? 'bg-risk-solid' : 'bg-line',
              )}
            />
            <span className={cx('wrap-anywhere', index <= at ? 'font-semibold' : 'text-muted')}>
              {t(`steps.${each}`)}
            </span>
          </li>
        ))}
      </ol>
      <LinkButton to={pathTo('withdrawal', { params: { id } })} wide>
        {t('open')}
      </LinkButton>
    </Card>
  )
}
