import { problemOf } from '#refusals/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { useErrorText } from './use-error-text.ts'

/** Why a submit failed. Without taking the focus when the person canceled it. */
export function SubmitError({ failure }: { failure: unknown }) {
  const textOf = useErrorText()
  if (failure === null) return null
  if (problemOf(failure).kind === 'notProven') return <Banner tone="info">{textOf(failure)}</Banner>
  return (
    <Banner tone="loss" takesFocus>
      {textOf(failure)}
    </Banner>
  )
}
