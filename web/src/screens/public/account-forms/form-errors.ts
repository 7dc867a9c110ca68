import { fieldErrorsOf } from '#forms/field-errors.ts'
import type { Errors } from '#forms/use-sent-form.ts'
import type { Problem } from '#refusals/problem.ts'

type Reading = {
  /** Of the form's fields. */
  names: readonly string[]
  /** For a refusal of the form as a whole; null when it is shown elsewhere. */
  words: string | null
}

/** What a refusal says of each field, if the server names one that the form has; else of the form as a whole. */
export function errorsOf(problem: Problem, { names, words }: Reading): Errors {
  if (problem.kind === 'refused' && names.some((name) => name in problem.fields))
    return fieldErrorsOf(problem)
  return words === null ? {} : { form: words }
}
