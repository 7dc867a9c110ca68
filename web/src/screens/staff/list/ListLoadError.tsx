import { useTranslations } from 'use-intl'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { RetryButton } from '#ui/RetryButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useStaffProfile } from '#queries/staff-profile.ts'

const forbidden = 403

/** Why nothing is shown. People who are not staff are told so; anything else can be retried. */
export function ListLoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations()
  const textOf = useProblemText()
  const problem = problemOf(error)
  const staffRole = useStaffProfile()?.staff_role ?? null
  if (problem.status === forbidden && staffRole !== null) {
    return <EmptyState title={t('staff.list.notAllowed')}>{textOf(problem)}</EmptyState>
  }
  if (problem.status === forbidden) {
    return (
      <EmptyState
        title={t('staff.list.notStaff.title')}
        action={<LinkButton to={pathTo('dashboard')}>{t('staff.list.notStaff.action')}</LinkButton>}
      >
        {t('staff.list.notStaff.text')}
      </EmptyState>
    )
  }
  return (
    <Banner tone="loss" title={t('staff.list.loadFailed')} actions={<RetryButton onRetry={onRetry} />}>
      {textOf(problem)}
    </Banner>
  )
}
