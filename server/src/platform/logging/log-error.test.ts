import { expect, test } from 'vitest'
import { logError } from './log-error.ts'

test('says where an error comes from, with its causes, and nothing that it carries', () => {
  const cause = Object.assign(new TypeError('inner'), {
    code: 'ECONNREFUSED',
    client: { password: 'secret' },
  })
  const error = new AggregateError([new Error('one of several')], 'outer', { cause })
  const told = logError(
    Object.assign(error, { detail: 'Ada', rejected: ['Ada'], code: 'E1', reason: 'away' }),
  )
  expect(told).toEqual({
    type: 'AggregateError',
    message: 'outer',
    stack: expect.stringMatching(/^AggregateError: outer\n {4}at .*log-error\.test\.ts/),
    code: 'E1',
    reason: 'away',
    cause: {
      type: 'TypeError',
      message: 'inner',
      stack: expect.stringMatching(/^TypeError: inner\n/),
      code: 'ECONNREFUSED',
    },
    errors: [{ type: 'Error', message: 'one of several', stack: expect.stringMatching(/^Error: one/) }],
  })
})

test('what is thrown and is no error is told by its kind', () => {
  expect(logError('a text')).toBe('a text')
  expect(logError({ secret: 1 })).toEqual({ type: 'object' })
})
