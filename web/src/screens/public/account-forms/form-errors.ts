import type { Errors } from '#forms/use-sent-form.ts'
import type { Problem } from '#refusals/problem.ts'

type Reading = {
  /** Of the form's fields. */
  names: readonly string[]
  /** For a refusal of the form as a whole; null when it is shown elsewhere. */
  words: string | null
}

/** What a refusal says of each field, if the server names one that the form has; else of the form as a whole. */
export function errorsOf({ kind, fields }: Problem, { names, words }: Reading): Errors {
  if (kind === 'refused' && names.some((name) => name in fields)) {
    return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(' ')]))
  }
  return words === null ? {} : { form: words }
}
