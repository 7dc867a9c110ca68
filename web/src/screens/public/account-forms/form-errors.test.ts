import { describe, expect, test } from 'vitest'
import { readProblem } from '#refusals/read-problem.ts'
import { errorsOf } from './form-errors.ts'

const refused = (status: number, body: unknown) => readProblem(status, body, { movesMoney: false })
const reading = { names: ['email'], words: 'It failed.' }

describe('a refusal of a form', () => {
  test('stands at the field that the server names', () => {
    const problem = refused(400, { email: ['Odd.', 'Too long.'] })
    expect(errorsOf(problem, reading)).toEqual({ email: 'Odd. Too long.' })
  })

  test('a field that the form does not have is still said', () => {
    const problem = refused(400, { email: ['Odd.'], ref: ['Unknown.'] })
    expect(errorsOf(problem, reading)).toMatchObject({ ref: 'Unknown.' })
  })

  test.each([
    [400, { detail: 'No.' }],
    [400, { other: ['No.'] }],
    [429, { detail: 'Later.' }],
    [500, { email: ['not a reason: our fault'] }],
  ])('%i %j is about the form as a whole', (status, body) => {
    expect(errorsOf(refused(status, body), reading)).toEqual({ form: 'It failed.' })
  })

  test('what the screen shows by itself is not said twice', () => {
    expect(errorsOf(refused(400, { detail: 'locked' }), { ...reading, words: null })).toEqual({})
  })
})
