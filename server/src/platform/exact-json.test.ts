import { expect, it } from 'vitest'
import { NumberText, parseExactly, scaled } from './exact-json.ts'

it('keeps every digit of a number', () => {
  expect(parseExactly('{"a":[0.1234567890123456789,"1",true,null]}')).toEqual({
    a: [new NumberText('0.1234567890123456789'), '1', true, null],
  })
})

it.each([
  ['67187.3358936566', 67_187_335_893_656_600n],
  ['1', 1_000_000_000_000n],
  ['9.41e-06', 9_410_000n],
  ['1.5E+3', 1_500_000_000_000_000n],
  ['-2.5', -2_500_000_000_000n],
  ['0.0000000000009', 0n],
  ['1e-999', undefined],
  ['1e99', undefined],
])('%s is %s', (text, pico) => {
  expect(scaled(new NumberText(text), 12)).toBe(pico)
})
