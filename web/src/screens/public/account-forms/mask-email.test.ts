import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.each([
  ['anna@mail.com', 'a•••@mail.com'],
  ['a@mail.com', 'a•••@mail.com'],
  ['😀x@mail.com', '😀•••@mail.com'],
  ['@mail.com', '•••'],
  ['nothing', '•••'],
])('%s is %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
