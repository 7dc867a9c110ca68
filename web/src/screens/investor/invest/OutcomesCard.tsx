import type { Plan } from '@evenmoor/contract/plans'
import { useTranslations } from 'use-intl'
import { Card } from '#ui/Card.tsx'
import { Delta } from '#ui/Delta.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { useUsdText } from '#ui/use-money-text.ts'
import { usdMinor } from '#forms/usd-amount.ts'
import { oneDayOutcomes } from './outcomes.ts'

type OutcomesCardProps = { plan: Plan; amount: { minor: bigint; text: string } | null }

/** A bad, a middle and a good day with an amount, the bad one first and all in the same size. */
export function OutcomesCard({ plan, amount }: OutcomesCardProps) {
  const t = useTranslations('invest.outcomes')
  const usdText = useUsdText()
  // Before an amount is typed the least one stands for it, and the title says so.
  const minor = amount?.minor ?? usdMinor(plan.min_deposit)
  const { basis, days } = oneDayOutcomes(minor, plan)
  return (
    <Card title={t('title', { amount: usdText(amount?.text ?? plan.min_deposit) })}>
      <output className="block">
        <dl className="flex flex-col gap-2">
          {days.map(({ kind, change }) => (
            <div key={kind} className="flex items-baseline justify-between gap-4">
              <dt>{t(kind)}</dt>
              <dd className="font-semibold">
                <Delta value={change} />
              </dd>
            </div>
          ))}
        </dl>
      </output>
      <InlineMessage tone="risk">
        {basis === 'record' ? t('record', { days: plan.record.days }) : t(basis)}
      </InlineMessage>
    </Card>
  )
}
