import { isLocale } from '@evenmoor/contract/locales'
import type { FieldError, Refusal } from '@evenmoor/contract/refusals'
import type { Problem } from '#refusals/problem.ts'
import { sentencesFor } from './sentences.ts'

/** A problem in the language of the page. A code that the language does not know stays as it was said. */
export async function translateProblem(problem: Problem): Promise<Problem> {
  const locale = document.documentElement.lang
  if (!isLocale(locale)) return problem
  const { refusal, fieldRefusals } = problem
  const ofFields = Object.entries(fieldRefusals)
  const all = [...(refusal ? [refusal] : []), ...ofFields.flatMap(([, refusals]) => refusals)]
  const say = await sentencesFor(all, locale)
  if (refusal !== null) {
    const text = say(refusal) ?? problem.text
    return { ...problem, text, formText: text }
  }
  if (ofFields.length === 0) return problem
  const fields = Object.fromEntries(
    ofFields.map(([name, refusals]) => [name, refusals.map((each) => say(each) ?? detailOf(each))] as const),
  )
  return { ...problem, fields, text: Object.values(fields).flat().join(', ') }
}

/** A refusal in an answer that is none itself, in the language of the page. */
export async function translateRefusal(refusal: Refusal): Promise<string | undefined> {
  const locale = document.documentElement.lang
  return isLocale(locale) ? (await sentencesFor([refusal], locale))(refusal) : undefined
}

const detailOf = (refusal: Refusal): string => (refusal as FieldError).detail
