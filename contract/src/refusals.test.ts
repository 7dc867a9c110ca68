import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { because, refusalIn, refusing } from './refusals.ts'

test('a refusal is a code with exactly the params of its sentence', () => {
  expect(because('terms_changed', { title: 'Basic' })).toEqual({
    code: 'terms_changed',
    params: { title: 'Basic' },
  })
  expect(because('not_found')).toEqual({ code: 'not_found', params: {} })
  // @ts-expect-error -- a param is missing
  because('terms_changed')
  // @ts-expect-error -- it has no such param
  because('terms_changed', { title: 'Basic', plan: 'basic' })
  // @ts-expect-error -- seconds are a number
  because('too_many_tries', { wait_seconds: '60' })
  // @ts-expect-error -- there is no such code
  because('no_such_code')
})

test('a schema refuses by code, with the params of its check', () => {
  const name = z
    .string(refusing('name_missing'))
    .check(
      z.minLength(2, refusing('name_missing')),
      z.maxLength(4, refusing('text_too_long', { characters_max: 4 })),
      z.regex(/^a/),
    )
  const refusedWith = (input: unknown) =>
    name.safeParse(input).error?.issues.map(({ message }) => refusalIn(message))
  expect(refusedWith(1)).toEqual([because('name_missing')])
  expect(refusedWith('abcde')).toEqual([because('text_too_long', { characters_max: 4 })])
  // A check without a code of its own has its schema's, if there is one.
  expect(refusedWith('bcd')).toEqual([because('name_missing')])
  const bare = z.string().check(z.regex(/^a/)).safeParse('bcd')
  expect(bare.error?.issues.map(({ message }) => refusalIn(message))).toEqual([because('input_invalid')])
})
