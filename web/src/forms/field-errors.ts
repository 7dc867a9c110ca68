import { mapValues, type Problem } from '#refusals/problem.ts'
import type { Errors } from './use-sent-form.ts'

/** What the server says of each field. */
export const fieldErrorsOf = ({ fields }: Problem): Errors => mapValues(fields, (texts) => texts.join(' '))
