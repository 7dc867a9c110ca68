import { mapValues, type Problem } from '#refusals/problem.ts'
import type { Errors } from './use-sent-form.ts'

/** Whether all that is wrong stands at a field of the form, so that nothing has to be said above it. */
export const isSaidAtFields = ({ fields }: Problem, names: readonly string[]): boolean =>
  Object.keys(fields).length > 0 && Object.keys(fields).every((name) => names.includes(name))

/** What the server says of each field. */
export const fieldErrorsOf = ({ fields }: Problem): Errors => mapValues(fields, (texts) => texts.join(' '))
