import { listDifferences } from '@evenmoor/contract/staff-reconciliation'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatDay } from '#i18n/format-time.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { ListLoadError } from '../list/ListLoadError.tsx'

/** Compares everything there is, when asked: it reads the whole history. */
export function Differences() {
  const t = useTranslations('staff.console.reconciliation')
  const read = useQuery({
    queryKey: ['staff', 'differences'],
    queryFn: ({ signal }) => call(listDifferences, { signal }),
    enabled: false,
  })
  const locale = useLocale()
  const found = read.data?.differences
  const comparedFrom = read.data?.compared_from
  return (
    <div className="flex flex-col items-start gap-4">
      <Button busy={read.isFetching && t('checking')} onClick={() => void read.refetch()}>
        {t('check')}
      </Button>
      {read.error && <ListLoadError error={read.error} onRetry={() => void read.refetch()} />}
      {found?.length === 0 && <Banner tone="gain" title={t('agree')} />}
      {found && found.length > 0 && (
        <Banner tone="loss" title={t('differ', { count: found.length })}>
          <ul dir="ltr" lang="en" className="list-disc ps-5">
            {found.map(({ check, where, detail }) => (
              <li key={`${check} ${where}`} className="break-words">
                {check}: {where}: {detail}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {comparedFrom !== undefined && (
        <p className="text-small text-muted">{t('comparedFrom', { day: formatDay(comparedFrom, locale) })}</p>
      )}
    </div>
  )
}
