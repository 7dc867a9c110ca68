import type { ResultStep } from '@evenmoor/contract/staff-results'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { Delta } from '#ui/Delta.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'

/** The result and its corrections, oldest first, and what each moved. */
export function ResultHistory({ steps, isAhead }: { steps: readonly ResultStep[]; isAhead: boolean }) {
  const t = useTranslations('staff.results.steps')
  return (
    <Card title={t('title')}>
      <ol className="flex flex-col divide-y divide-line">
        {steps.map((step) => (
          <Step key={`${step.kind} ${step.at}`} step={step} isAhead={isAhead} />
        ))}
      </ol>
    </Card>
  )
}

function Step({
  step: { kind, source, rate, at, positions, amount, shortfall, complete },
  isAhead,
}: {
  step: ResultStep
  isAhead: boolean
}) {
  const t = useTranslations('staff.results')
  const locale = useLocale()
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong>{t(`steps.${kind}`)}</strong>
        {rate !== null && <Delta value={rate} unit="percent" />}
      </p>
      <p className="text-small text-muted">
        {t(`source.${source}`)} · <time dateTime={at}>{formatInstant(at, locale)}</time>
      </p>
      <dl className="figures flex flex-wrap gap-x-6 text-small">
        <dt className="sr-only">{t('columns.status')}</dt>
        <dd>{t('steps.positions', { count: positions })}</dd>
        <div className="flex gap-2">
          <dt className="text-muted">{t('steps.amount')}</dt>
          <dd>
            <Delta value={amount} />
          </dd>
        </div>
        {shortfall !== '0.00' && (
          <div className="flex gap-2">
            <dt className="text-muted">{t('steps.shortfall')}</dt>
            <dd>
              <Amount value={shortfall} signed />
            </dd>
          </div>
        )}
      </dl>
      {!complete && (
        <InlineMessage tone="info">{t(isAhead ? 'steps.ahead' : 'steps.underWay')}</InlineMessage>
      )}
    </li>
  )
}
