import { useTranslations } from 'use-intl'
import type { Problem } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { Banner } from '#ui/Banner.tsx'

/** Why an act was not done, or that it is not known yet. */
export function ActionError({ problem }: { problem: Problem | null }) {
  const t = useTranslations('staff.actions')
  const textOf = useProblemText()
  if (problem === null) return null
  if (problem.kind === 'notProven') return <Banner tone="info">{textOf(problem)}</Banner>
  if (problem.kind === 'unknownOutcome') {
    return (
      <Banner tone="risk" title={t('unknown')} takesFocus>
        {t('unknownText')}
      </Banner>
    )
  }
  return (
    <Banner tone="loss" title={t('notDone')} takesFocus>
      {textOf(problem)}
    </Banner>
  )
}
