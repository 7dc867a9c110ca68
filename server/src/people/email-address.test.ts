import { expect, test } from 'vitest'
import { mailboxOf } from './email-address.ts'

test.each([
  ['Alice@Example.com', 'alice@example.com'],
  [' alice+1@example.com ', 'alice@example.com'],
  ['alice+1+2@example.com', 'alice@example.com'],
  // Look-alikes are no other way to write it.
  ['ａｌｉｃｅ@example.com', 'ａｌｉｃｅ@example.com'],
  // A plus at the start is a name of its own.
  ['+1@example.com', '+1@example.com'],
  ['a.l.ice+x@gmail.com', 'alice@gmail.com'],
  ['alice@googlemail.com', 'alice@gmail.com'],
  // Elsewhere a dot is a letter like any other.
  ['a.lice@example.com', 'a.lice@example.com'],
])('%s goes to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
