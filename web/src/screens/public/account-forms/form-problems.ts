import type { Problem } from '#refusals/problem.ts'
import type { FormProblem } from '#ui/ErrorSummary.tsx'

type Reading = {
  /** The id of each field's control by the field's name. */
  ids: Readonly<Record<string, string>>
  /** For a refusal of the form as a whole; null when it is shown elsewhere. */
  words: string | null
}

/** A refusal as lines of the error summary: beside its field where the server names one, else about the form. */
export function problemsOf(problem: Problem, { ids, words }: Reading): FormProblem[] {
  const named = Object.entries(problem.fields)
  if (problem.kind === 'refused' && named.some(([name]) => name in ids)) {
    return named.map(([name, messages]) => ({
      fieldId: ids[name] ?? null,
      text: messages.join(' '),
    }))
  }
  return words === null ? [] : [{ fieldId: null, text: words }]
}
