import type { Endpoint } from '@evenmoor/contract/endpoint'
import type * as z from 'zod/mini'
import { translateRefusal } from '#refusals/translate-refusal.ts'
import { readProblem } from '#refusals/read-problem.ts'
import { accepted } from '#api/accepted.ts'
import { storedBearer } from '#api/stored-bearer.ts'
import { answerWithinMs } from '#api/answer-within.ts'

/**
 * Sends something small without the code of `call`: no renewal, no schema library; for what stands on every page.
 * The type comes from the contract's endpoint; the path is written out. Gives null for a success, else the server's
 * text by the spec's rule, or '' when there is none, after ten seconds at most.
 */
export async function postPublic<E extends Endpoint>(
  path: E['path'],
  body: z.input<E['body']>,
): Promise<string | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: accepted, 'content-type': 'application/json', ...storedBearer() },
      credentials: 'omit',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerWithinMs),
    })
    if (response.ok) return null
    const answer: unknown = await response.json().catch(() => null)
    const problem = readProblem(response.status, answer, { movesMoney: false })
    return (await translateRefusal(problem)).text ?? ''
  } catch {
    return ''
  }
}
