/** What is wrong with a register of claims, seen beside the sentences of now. */
import { problemOf } from './evidence.ts'
import type { Claim, Register } from './register.ts'
import type { Sentence } from './sentences.ts'

/** What is wrong with a register, a line for each thing. */
export function problemsOf(register: Register, now: readonly Sentence[]): string[] {
  const { claims, others } = register
  const known = new Set(now.map(({ key }) => key))
  const gone = [...Object.keys(claims), ...Object.keys(others)].filter((key) => !known.has(key))
  return [
    ...gone.map((key) => `${key}: is registered, and no such sentence is there`),
    ...now.flatMap((sentence) => problemsOfSentence(register, sentence)),
  ]
}

function problemsOfSentence({ claims, others }: Register, sentence: Sentence): string[] {
  const { key, text, english, translations } = sentence
  const claim = claims[key]
  const was = claim ?? others[key]
  if (was === undefined) return [`${key}: is in no register: "${text}"`]
  const problems = []
  if (claim !== undefined && others[key] !== undefined) problems.push(`${key}: is a claim and is none`)
  if (was.english !== english) problems.push(`${key}: the English was changed: "${text}"`)
  if (was.translations !== translations) problems.push(`${key}: a translation was changed`)
  return claim === undefined ? problems : [...problems, ...problemsOfClaim(claim, sentence)]
}

function problemsOfClaim({ evidence: all }: Claim, { key, otherFigures, longer }: Sentence): string[] {
  return [
    ...(all.length === 0 ? [`${key}: has no evidence`] : []),
    ...(all.length > 0 && all.every(([kind]) => kind === 'page')
      ? [`${key}: a page alone is no evidence: it says, and shows nothing`]
      : []),
    ...all.flatMap((evidence) => {
      const problem = problemOf(evidence)
      return problem === undefined ? [] : [`${key}: ${problem}: ${evidence.join(' · ')}`]
    }),
    ...otherFigures.map((language) => `${key}: has other figures in ${language}`),
    ...longer.map((language) => `${key}: says more in ${language}`),
  ]
}
