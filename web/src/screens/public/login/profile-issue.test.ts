import { expect, test } from 'vitest'
import { isProfileIssue } from './profile-issue.ts'

test.each([
  'This is a locked account: we saw unusual activity.',
  'Account Locked.',
  'We saw Unusual Activity.',
  'Your account was deactivated.',
  'Login is disabled for you.',
  'This account is temporarily suspended.',
])('%j is about the profile', (text) => {
  expect(isProfileIssue(text)).toBe(true)
})

test.each(['Wrong e-mail or password.', 'Too many tries.', 'The request was blocked.'])(
  '%j is not',
  (text) => {
    expect(isProfileIssue(text)).toBe(false)
  },
)
