import { useTranslations } from 'use-intl'
import type { Problem } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'

type MoneyMutationErrorProps = {
  step: { problem: Problem | null; isPending: boolean; checkAgain: () => void }
}

/** What went wrong with a money step: never "nothing was sent" where that is not known. */
export function MoneyMutationError({ step: { problem, isPending, checkAgain } }: MoneyMutationErrorProps) {
  const t = useTranslations('investor.money')
  const textOf = useProblemText()
  if (!problem) return null
  // Called off by the person: nothing that they have to be led to.
  if (problem.kind === 'notProven') return <Banner tone="info">{textOf(problem)}</Banner>
  if (problem.kind !== 'unknownOutcome') {
    return (
      <Banner tone="loss" title={t('notDone')} takesFocus>
        {textOf(problem)}
      </Banner>
    )
  }
  return (
    <Banner
      tone="risk"
      title={textOf(problem)}
      actions={
        <Button size="compact" busy={isPending && t('checking')} onClick={checkAgain}>
          {t('checkAgain')}
        </Button>
      }
    >
      {t('checkAgainNote')}
    </Banner>
  )
}
