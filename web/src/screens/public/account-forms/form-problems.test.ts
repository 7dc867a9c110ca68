import { describe, expect, test } from 'vitest'
import { readProblem } from '#refusals/problem.ts'
import { problemsOf } from './form-problems.ts'

const refused = (status: number, body: unknown) => readProblem(status, body, { movesMoney: false })
const reading = { ids: { email: 'login-email' }, words: 'It failed.' }

describe('a refusal of a form', () => {
  test('stands at the field that the server names', () => {
    const problem = refused(400, { email: ['Odd.', 'Too long.'] })
    expect(problemsOf(problem, reading)).toEqual([{ fieldId: 'login-email', text: 'Odd. Too long.' }])
  })

  test('a field that the form does not have is still said', () => {
    const problem = refused(400, { email: ['Odd.'], ref: ['Unknown.'] })
    expect(problemsOf(problem, reading)).toContainEqual({ fieldId: null, text: 'Unknown.' })
  })

  test.each([
    [400, { detail: 'No.' }],
    [400, { other: ['No.'] }],
    [429, { detail: 'Later.' }],
    [500, { email: ['not a reason: our fault'] }],
  ])('%i %j is about the form as a whole', (status, body) => {
    expect(problemsOf(refused(status, body), reading)).toEqual([{ fieldId: null, text: 'It failed.' }])
  })

  test('what the screen shows by itself is not said twice', () => {
    expect(problemsOf(refused(400, { detail: 'locked' }), { ...reading, words: null })).toEqual([])
  })
})
