import type { StaffWork } from '@evenmoor/contract/staff-work'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { type NextItemState, useIsWorking, useNextItem } from '#features/next-item/use-next-item.ts'
import { ActionError } from '#forms/ActionError.tsx'
import { formatWait } from '#i18n/format-time.ts'
import { useShortcuts } from '#queries/staff-profile.ts'
import { problemOf } from '#refusals/problem.ts'
import { Button } from '#ui/Button.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { Key } from '#ui/Key.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { countOf, overdueCount, type WorkEntry } from './work-entries.ts'

type OverviewHeadProps = { work: StaffWork; entries: readonly WorkEntry[] }

/** How much waits, since when, and the way to the next item. */
export function OverviewHead({ work, entries }: OverviewHeadProps) {
  const t = useTranslations('staff.overview')
  const locale = useLocale()
  const hasShortcuts = useShortcuts()
  const isWorking = useIsWorking()
  const next = useNextItem()
  const { state } = useLocation()
  const count = countOf(work, entries)
  const overdue = overdueCount(entries, work)
  const [oldest] = entries
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-h-20 min-w-0 flex-col justify-center gap-1">
          <PageTitle title={t('title')}>{t('waiting', { count })}</PageTitle>
          <p className="text-muted">
            {oldest === undefined
              ? t('nothing')
              : t('oldest', { age: formatWait(oldest.since, Date.parse(work.at), locale) })}{' '}
            {overdue > 0 && work.goal_hours !== null && (
              <span className="font-semibold text-risk">
                {t('overdue', { count: overdue, goal: work.goal_hours })}
              </span>
            )}
          </p>
        </div>
        {isWorking && (
          <div className="max-sm:w-full max-sm:*:w-full">
            <Button
              look="primary"
              busy={next.isPending && t('opening')}
              onClick={next.open}
              aria-keyshortcuts={hasShortcuts ? 'N' : undefined}
            >
              {t('next')}
              {hasShortcuts && <Key name="N" />}
            </Button>
          </div>
        )}
      </div>
      {next.error && <ActionError problem={problemOf(next.error)} />}
      {hasNoNext(state) && !next.isPending && (
        <InlineMessage tone="info" live>
          {t('noNext')}
        </InlineMessage>
      )}
    </div>
  )
}

const hasNoNext = (state: unknown): state is NextItemState =>
  typeof state === 'object' && state !== null && 'hasNoNext' in state
