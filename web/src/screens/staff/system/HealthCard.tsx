import type { Health } from '@evenmoor/contract/staff-system'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#lib/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'

/** Mail, chains, market and jobs as they are now. */
export function HealthCard({ health }: { health: Health }) {
  const t = useTranslations('staffDesk.system')
  const { mail, transfer_chain, audit_chain, market, jobs } = health
  return (
    <Card title={t('health')}>
      <SummaryList
        rows={[
          { label: t('mail'), value: t('mailText', { waiting: mail.waiting, parked: mail.parked }) },
          { label: t('transferChain'), value: t('chainText', transfer_chain) },
          { label: t('auditChain'), value: t('chainText', audit_chain) },
          {
            label: t('market'),
            value: (
              <>
                {market.provider}{' '}
                <StatusTag tone={market.is_answering ? 'gain' : 'loss'}>
                  {market.is_answering ? t('answering') : t('silent')}
                </StatusTag>
              </>
            ),
          },
        ]}
      />
      <h3 className="font-semibold">{t('jobs')}</h3>
      {jobs.length === 0 && <p className="text-muted">{t('jobsElsewhere')}</p>}
      <ul className="divide-y divide-line">
        {jobs.map((job) => (
          <Job key={job.name} job={job} />
        ))}
      </ul>
    </Card>
  )
}

function Job({ job: { name, last_ended_at, is_failing } }: { job: Health['jobs'][number] }) {
  const t = useTranslations('staffDesk.system')
  const locale = useLocale()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span lang="en" dir="auto">
        {name}
      </span>
      <span className="flex flex-wrap items-center gap-2 text-small text-muted">
        {last_ended_at !== null && t('lastRun', { time: formatInstant(last_ended_at, locale, 'second') })}
        <StatusTag tone={is_failing ? 'loss' : 'gain'}>{is_failing ? t('failing') : t('ok')}</StatusTag>
      </span>
    </li>
  )
}
