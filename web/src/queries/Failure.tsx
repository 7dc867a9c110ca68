import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { InlineMessage } from '#ui/InlineMessage.tsx'

/** Beside a button: why what it does failed. Nothing without an error. */
export function Failure({ error }: { error: Error | null }) {
  const textOf = useProblemText()
  if (error === null) return null
  return (
    <InlineMessage tone="loss" live>
      {textOf(problemOf(error))}
    </InlineMessage>
  )
}
