import { problemOf } from '#api/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { useFailureText } from './use-failure-text.ts'

/** Why something was not done; quietly and without taking the focus when the person called it off themselves. */
export function FailureNote({ failure }: { failure: unknown }) {
  const textOf = useFailureText()
  if (failure === null) return null
  if (problemOf(failure).kind === 'notProven') return <Banner tone="info">{textOf(failure)}</Banner>
  return (
    <Banner tone="loss" takesFocus>
      {textOf(failure)}
    </Banner>
  )
}
