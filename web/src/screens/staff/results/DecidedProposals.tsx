import { isolated } from '@evenmoor/contract/plain-text'
import type { ResultProposal } from '@evenmoor/contract/staff-results'
import { useLocale, useTranslations } from 'use-intl'
import { formatPercent } from '#i18n/format-money.ts'
import { Card } from '#ui/Card.tsx'

/** The proposals that were decided, newest first. */
export function DecidedProposals({ proposals }: { proposals: readonly ResultProposal[] }) {
  const t = useTranslations('staff.results')
  const locale = useLocale()
  const decided = proposals.filter(({ status }) => status !== 'open')
  if (decided.length === 0) return null
  return (
    <Card title={t('history.title')}>
      <ul className="flex flex-col divide-y divide-line">
        {decided.map(({ id, rate, reason, status, proposed_by, decided_by, decision_reason }) => (
          <li key={id} className="py-3 break-words first:pt-0 last:pb-0">
            <p className="font-semibold">
              {rate === null
                ? t('open.reversal')
                : t('open.result', { rate: formatPercent(rate, locale, { signed: true }) })}
            </p>
            <p className="text-small text-muted">
              {t('open.by', { name: isolated(proposed_by.name) })}: <bdi>{reason}</bdi>
            </p>
            <p className="text-small text-muted">
              {status === 'approved'
                ? t('history.approved', { name: isolated(decided_by?.name ?? '') })
                : t('history.rejected', {
                    name: isolated(decided_by?.name ?? ''),
                    reason: isolated(decision_reason ?? ''),
                  })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
