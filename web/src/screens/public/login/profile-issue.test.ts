import { expect, test } from 'vitest'
import { profileIssueOf } from './profile-issue.ts'

test.each([
  ['This is a locked account: we saw unusual activity.', 'locked'],
  ['Account Locked.', 'locked'],
  ['We saw Unusual Activity.', 'locked'],
  ['Your account was deactivated.', 'deactivated'],
  ['Login is disabled for you.', 'deactivated'],
  ['This account is temporarily suspended.', 'suspended'],
  ['This account is temporarily suspended. Reason: it was locked and disabled before.', 'suspended'],
  ['This is a locked account. Reason: deactivated by mistake.', 'locked'],
])('%j is about the profile', (said, issue) => {
  expect(profileIssueOf({ said })).toBe(issue)
})

test.each(['Wrong e-mail or password.', 'Too many tries.', 'The request was blocked.', null])(
  '%j is not',
  (said) => {
    expect(profileIssueOf({ said })).toBeUndefined()
  },
)
