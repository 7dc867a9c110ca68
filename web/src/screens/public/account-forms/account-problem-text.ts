import type { Problem } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'

/**
 * Words for a failed call of the account screens (spec, section 8): the server's own text, else the screen's.
 * Too many tries, no connection and no answer in time have words of their own: what was typed is not at fault.
 */
export function useAccountProblemText(): (problem: Problem, fallback: string) => string {
  const textOf = useProblemText()
  return (problem, fallback) => {
    if (['tooMany', 'unreachable', 'late'].includes(problem.kind)) return textOf(problem)
    return problem.text ?? fallback
  }
}
