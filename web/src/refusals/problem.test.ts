import { describe, expect, test } from 'vitest'
import { noAnswerProblem, problemOf } from '#refusals/problem.ts'
import { readProblem } from '#refusals/read-problem.ts'

const plain = { movesMoney: false }

describe('the text of an error answer', () => {
  test.each([
    [{ detail: 'Not now.' }, 'Not now.'],
    [{ email: ['Taken.'], name: ['Too long.', 'Odd.'] }, 'Taken., Too long., Odd.'],
    [{ non_field_errors: ['Wrong e-mail or password.'] }, 'Wrong e-mail or password.'],
    [{ detail: '', email: ['Taken.'] }, 'Taken.'],
    [{ message: 'Hm.' }, 'Hm.'],
    [{}, null],
    [null, null],
    ['<html>', null],
  ])('%j', (body, text) => {
    expect(readProblem(400, body, plain).text).toBe(text)
  })

  test.each([
    [{ detail: 'Not now.', message: 'Hm.' }, 'Not now.'],
    [{ message: 'Hm.', non_field_errors: ['First.'] }, 'Hm.'],
    [{ non_field_errors: ['First.', 'Second.'] }, 'First.'],
    [{ email: ['Taken.'] }, null],
  ])('of a form as a whole: %j', (body, text) => {
    expect(readProblem(400, body, plain).formText).toBe(text)
  })

  test('fields keep their messages; detail and non_field_errors are none', () => {
    const { fields } = readProblem(
      400,
      { amount: ['Too little.'], detail: 'x', non_field_errors: ['y'] },
      plain,
    )
    expect(fields).toEqual({ amount: ['Too little.'] })
  })
})

test('the name of a refusal is told apart from a field that is called code', () => {
  expect(readProblem(403, { detail: 'First confirm.', code: 'step_up_required' }, plain)).toMatchObject({
    text: 'First confirm.',
    code: 'step_up_required',
    fields: {},
  })
  expect(readProblem(400, { code: ['Enter the code.'] }, plain)).toMatchObject({
    code: null,
    fields: { code: ['Enter the code.'] },
  })
})

describe('the kind of a problem', () => {
  test.each([
    [400, false, 'refused'],
    [409, true, 'refused'],
    [401, true, 'signedOut'],
    [429, true, 'tooMany'],
    [503, false, 'unavailable'],
    [503, true, 'unknownOutcome'],
  ] as const)('%i, moves money: %s', (status, movesMoney, kind) => {
    expect(readProblem(status, {}, { movesMoney }).kind).toBe(kind)
  })

  test('without an answer a money call is unknown, anything else unreachable', () => {
    expect(noAnswerProblem(true).kind).toBe('unknownOutcome')
    expect(noAnswerProblem(false).kind).toBe('unreachable')
  })

  test('a mistake of our own is not shown as the server’s', () => {
    expect(problemOf(new TypeError('x'))).toMatchObject({ kind: 'unavailable', text: null })
  })
})

describe('a problem (RFC 9457)', () => {
  const about = { type: 'about:blank', title: 'Bad Request', status: 400 }

  test('about the whole has its words and its code', () => {
    const body = { ...about, detail: 'Not now.', code: 'try_again_soon', params: {} }
    expect(readProblem(400, body, plain)).toMatchObject({
      text: 'Not now.',
      formText: 'Not now.',
      code: 'try_again_soon',
      refusal: { code: 'try_again_soon', params: {} },
      fields: {},
    })
  })

  test('about fields has the words of each, by its pointer', () => {
    const errors = [
      { pointer: '/amount', code: 'amount_missing', params: {}, detail: 'Enter an amount' },
      { pointer: '/a~1b', code: 'field_unknown', params: { field: 'a/b' }, detail: 'No such field.' },
    ]
    const body = { ...about, detail: 'Some fields were refused.', code: 'fields_refused', params: {}, errors }
    expect(readProblem(400, body, plain)).toMatchObject({
      text: 'Enter an amount, No such field.',
      formText: null,
      refusal: null,
      fields: { amount: ['Enter an amount'], 'a/b': ['No such field.'] },
      fieldRefusals: { amount: [{ code: 'amount_missing' }], 'a/b': [{ code: 'field_unknown' }] },
    })
  })
  test('about places within a field has the words at the field, each once', () => {
    const detail = 'Invalid input'
    const errors = [
      { pointer: '/transports/0', code: 'input_invalid', params: {}, detail },
      { pointer: '/transports/2', code: 'input_invalid', params: {}, detail },
      { pointer: '/name', code: 'input_invalid', params: {}, detail },
    ]
    const body = { ...about, detail: 'Some fields were refused.', code: 'fields_refused', params: {}, errors }
    const { text, fields, fieldRefusals } = readProblem(400, body, plain)
    expect(text).toBe('Invalid input, Invalid input')
    expect(fields).toEqual({ transports: [detail], name: [detail] })
    expect(Object.values(fieldRefusals).map((each) => each.length)).toEqual([1, 1])
  })
})
