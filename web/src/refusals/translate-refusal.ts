import type { Problem } from '#refusals/problem.ts'

/**
 * A problem with its words in the language of the page, which are loaded when they are needed. In English they are those
 * that the server said; what has no translation stays so too.
 */
export async function translateRefusal(problem: Problem): Promise<Problem> {
  if (document.documentElement.lang === 'en' || problem.text === null) return problem
  try {
    const { translateProblem } = await import('#refusals/translate-problem.ts')
    return await translateProblem(problem)
  } catch {
    // English words are better than none.
    return problem
  }
}
