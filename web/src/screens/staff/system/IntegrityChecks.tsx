import { listIntegrityChecks, type IntegrityCheck } from '@evenmoor/contract/staff-reconciliation'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { useConsoleDisplay } from '#preferences/console-display.ts'
import { Card } from '#ui/Card.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { ListLoadError } from '../list/ListLoadError.tsx'

const pollMs = 15_000

/** What the jobs that watch the ledger found last, and when. */
export function IntegrityChecks() {
  const t = useTranslations('staff.console.integrityChecks')
  const { isLive } = useConsoleDisplay()
  const read = useQuery({
    queryKey: ['staff', 'watches'],
    queryFn: ({ signal }) => call(listIntegrityChecks, { signal }),
    refetchInterval: isLive && pollMs,
  })
  return (
    <Card title={t('title')}>
      {read.error && !read.data && <ListLoadError error={read.error} onRetry={() => void read.refetch()} />}
      <ul className="divide-y divide-line">
        {read.data?.map((watch) => (
          <WatchLine key={watch.name} watch={watch} />
        ))}
      </ul>
    </Card>
  )
}

function WatchLine({ watch: { name, checked_at, wrong_since, findings } }: { watch: IntegrityCheck }) {
  const t = useTranslations('staff.console.integrityChecks')
  const locale = useLocale()
  const time = (at: string) => formatInstant(at, locale, 'second')
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>{t(`names.${name}`)}</span>
        <span className="figures flex flex-wrap items-center gap-2 text-small text-muted">
          {checked_at === null ? t('never') : t('checked', { time: time(checked_at) })}
          {checked_at !== null && (
            <StatusTag tone={findings.length === 0 ? 'gain' : 'loss'}>
              {findings.length === 0 ? t('holds') : t('wrong', { count: findings.length })}
            </StatusTag>
          )}
        </span>
      </span>
      {wrong_since !== null && (
        <p className="text-small text-loss">{t('since', { time: time(wrong_since) })}</p>
      )}
      {findings.length > 0 && (
        <ul dir="ltr" lang="en" className="list-disc ps-5 text-small">
          {findings.map(({ what, place, detail }) => (
            <li key={`${what} ${place} ${detail}`} className="wrap-anywhere">
              {[what, place, detail].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
