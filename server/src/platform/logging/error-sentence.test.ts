import { expect, test } from 'vitest'
import { errorSentence } from './error-sentence.ts'

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })

test.each<[unknown, string]>([
  [new Error('no beans'), 'No beans.'],
  [new Error('The disk is full.'), 'The disk is full.'],
  ['given up', 'Given up.'],
  [withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'), 'Connect ECONNREFUSED 127.0.0.1:5432.'],
  [withCode('getaddrinfo failed', 'ENOTFOUND'), 'Getaddrinfo failed (ENOTFOUND).'],
  [
    withCode('new row violates check constraint "balance_not_negative"', '23514'),
    'The database refused it: new row violates check constraint "balance_not_negative" (23514).',
  ],
  [
    withCode('invalid input syntax for type uuid: "Ada Lovelace"', '22P02'),
    'The database refused it: invalid input syntax for type uuid: "…" (22P02).',
  ],
  [
    new AggregateError([withCode('connect ECONNREFUSED ::1:25', 'ECONNREFUSED')]),
    'Connect ECONNREFUSED ::1:25.',
  ],
  [new TypeError(), 'TypeError without a reason.'],
  [{ secret: 'canary' }, 'No reason was given.'],
])('%s is said as: %s', (error, sentence) => {
  expect(errorSentence(error)).toBe(sentence)
})

test.each([
  'mail to ada@example.com was refused',
  'no database at postgres://evenmoor:canary@db.example:5432/evenmoor',
  'HTTP request failed: https://rpc.example/v3/canary?project=canary',
  'HTTP request failed.\n\nURL: https://rpc.example\nRequest body: {"key":"canary"}',
  'backup --access-key=canary --secret_key=canary: no such bucket',
  'the header authorization: Bearer canary is wrong',
  'MAIL_PASSWORD="canary canary" has a space',
  '{"password":"canary"} is not JSON',
  'the token mN3vQ9sYt2LpXw7KfRb4ZcD8hJ5gA1eU0iOoTqVyCanary is unknown',
])('%s is said without what opens something or names a person', (text) => {
  const sentence = errorSentence(new Error(text))
  expect(sentence).not.toMatch(/canary|ada/i)
  expect(sentence).toMatch(/^(\[address\]|[^a-z]).*[.…]$/)
})

test('hashes, ids and files, which an operator looks for, stay', () => {
  const text = `deposit 0195c3a2-7e1b-7c3d-9a55-0242ac120002 of 0x${'ab12'.repeat(16)} in /var/lib/evenmoor/backups/2026-11-28T10-00-00Z.base`
  expect(errorSentence(new Error(text))).toBe(`D${text.slice(1)}.`)
})

test('a long text is cut to what is stored', () => {
  expect(errorSentence(new Error('word '.repeat(1_000))).length).toBeLessThanOrEqual(500)
})
