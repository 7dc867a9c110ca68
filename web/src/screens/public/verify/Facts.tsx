import type { StatementFacts } from '@evenmoor/contract/statements'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#lib/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'

/** What a genuine statement says, to compare with what one was shown. */
export function Facts({ facts }: { facts: StatementFacts }) {
  const t = useTranslations('verify.facts')
  const locale = useLocale()
  return (
    <Card title={t('title')}>
      <SummaryList
        rows={[
          { label: t('holder'), value: <bdi>{`${facts.holder.name} · ${facts.holder.email}`}</bdi> },
          {
            label: t('period'),
            value: `${formatDay(facts.from, locale)} – ${formatDay(facts.to, locale)} (UTC)`,
          },
          ...(facts.is_complete
            ? []
            : [{ label: t('until'), value: `${facts.until.slice(0, 16).replace('T', ' ')} UTC` }]),
          { label: t('mode'), value: t(facts.mode) },
          { label: t('opening'), value: <Amount value={facts.opening.total} /> },
          { label: t('closing'), value: <Amount value={facts.closing.total} /> },
          { label: t('fees'), value: <Amount value={facts.changes.fees} /> },
          { label: t('transactions'), value: String(facts.lines) },
        ]}
      />
    </Card>
  )
}
