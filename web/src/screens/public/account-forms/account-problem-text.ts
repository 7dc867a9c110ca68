import type { Problem } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'

/**
 * Words for a failed call of the account screens (spec, section 8): the server's own text, else the screen's.
 * Too many tries and no connection have words of their own, because trying the same again does not help.
 */
export function useAccountProblemText(): (problem: Problem, fallback: string) => string {
  const textOf = useProblemText()
  return (problem, fallback) => {
    if (problem.kind === 'tooMany' || problem.kind === 'unreachable') return textOf(problem)
    return problem.text ?? fallback
  }
}
