import type { Problem } from '#refusals/problem.ts'

/** What the server says is English; on a page in another language its words are loaded when they are needed. */
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
