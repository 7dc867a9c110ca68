/**
 * npm run claims: what is wrong in docs/claims.json, and which tier of the tests holds how many claims.
 * npm run claims -- accept KEY…: these sentences were looked at, in each language, and their entries hold for the new words.
 * npm run claims -- other KEY…: these state no fact about the product.
 */
import { writeFileSync } from 'node:fs'
import { answerHelp } from '../setup/usage.mjs'
import { summaryOf } from './evidence.ts'
import { problemsOf } from './problems.ts'
import { readRegister, type Register, registerPath } from './register.ts'
import { sentences } from './sentences.ts'

answerHelp(`npm run claims [-- accept KEY… | -- other KEY…]

What is wrong in docs/claims.json, and which tier of the tests holds how many claims. accept: these sentences were read in
each language, and their entries hold for the new words. other: these state no fact about the product.
`)

const [what, ...keys] = process.argv.slice(2)
const register = readRegister()
const now = new Map(sentences().map((sentence) => [sentence.key, sentence]))

if (what === 'accept' || what === 'other') write(changed())
const written = readRegister()
const problems = problemsOf(written, [...now.values()])
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
process.stdout.write(summaryOf(written))
process.exitCode = problems.length === 0 ? 0 : 1

function changed(): Register {
  const claims = { ...register.claims }
  const others = { ...register.others }
  for (const key of keys) {
    const sentence = now.get(key)
    if (sentence === undefined) throw new Error(`There is no sentence ${key}.`)
    const { english, translations } = sentence
    const claim = claims[key]
    if (what === 'accept' && claim !== undefined) claims[key] = { ...claim, english, translations }
    else if (what === 'accept' && others[key] === undefined)
      throw new Error(`${key} is in no register: write its evidence, or \`other\`.`)
    else {
      delete claims[key]
      others[key] = { english, translations }
    }
  }
  return { ...register, claims, others }
}

function write(register: Register): void {
  const sorted = <T>(entries: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const whole = { ...register, claims: sorted(register.claims), others: sorted(register.others) }
  writeFileSync(registerPath, `${JSON.stringify(whole, null, 2)}\n`)
}
