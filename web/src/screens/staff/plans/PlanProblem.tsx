import { useTranslations } from 'use-intl'
import type { Problem } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { Banner } from '#ui/Banner.tsx'

/** Why a plan was not changed, or that it is not known yet. */
export function PlanProblem({ problem }: { problem: Problem | null }) {
  const t = useTranslations('staffPlans')
  const textOf = useProblemText()
  if (problem === null) return null
  const isUnknown = problem.kind === 'unknownOutcome'
  return (
    <Banner tone={isUnknown ? 'risk' : 'loss'} title={isUnknown ? textOf(problem) : t('notDone')} takesFocus>
      {isUnknown ? t('unknown') : textOf(problem)}
    </Banner>
  )
}
