import type { Problem } from '#api/problem.ts'

/** What the server says is English; on a page in another language its words are loaded when they are needed. */
export async function inPageWords(problem: Problem): Promise<Problem> {
  if (document.documentElement.lang === 'en' || problem.text === null) return problem
  try {
    const { inWordsOfPage } = await import('#refusals/in-words-of-page.ts')
    return await inWordsOfPage(problem)
  } catch {
    // English words are better than none.
    return problem
  }
}
