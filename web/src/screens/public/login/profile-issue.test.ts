import { readFileSync } from 'node:fs'
import { reasonCodes } from '@evenmoor/contract/account-status'
import { locales } from '@evenmoor/contract/locales'
import type { RefusalCode } from '@evenmoor/contract/refusals'
import { describe, expect, test } from 'vitest'
import { readProblem } from '#refusals/read-problem.ts'
import { refusalTranslator } from '#refusals/sentences.ts'
import { profileIssueOf } from './profile-issue.ts'

type Catalogue = { refusals: Readonly<Record<string, string>> }
const sentencesIn = (locale: string): Catalogue['refusals'] => {
  const file = new URL(`../../../../../locales/${locale}/refusals.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as Catalogue).refusals
}

const byCode = [
  ['account_locked', 'locked'],
  ['account_suspended', 'suspended'],
  ['account_deactivated', 'deactivated'],
] as const
const plain = { movesMoney: false }

/** A problem as the server sends it, in the words that the catalog of a language has for it. */
function problemIn(locale: (typeof locales)[number], code: RefusalCode, reason: string) {
  const params = { reason }
  const detail = refusalTranslator(sentencesIn(locale), locale)({ code, params })!
  return { type: 'about:blank', title: 'Bad Request', status: 400, detail, code, params }
}

describe.each(byCode)('the refusal %s', (code, issue) => {
  test.each(locales)('is about the profile by its code, whatever is said in %s', (locale) => {
    for (const reason of reasonCodes)
      expect(profileIssueOf(readProblem(400, problemIn(locale, code, reason), plain))).toBe(issue)
  })

  test('has an English sentence that tells it without its code too', () => {
    for (const reason of reasonCodes) {
      const { detail } = problemIn('en', code, reason)
      expect(profileIssueOf(readProblem(400, { detail }, plain))).toBe(issue)
    }
  })
})

test.each([
  ['This is a locked account: we saw unusual activity.', 'locked'],
  ['Account Locked.', 'locked'],
  ['We saw Unusual Activity.', 'locked'],
  ['Your account was deactivated.', 'deactivated'],
  ['Login is disabled for you.', 'deactivated'],
  ['This account is temporarily suspended.', 'suspended'],
  ['This account is temporarily suspended. Reason: it was locked and disabled before.', 'suspended'],
  ['This is a locked account. Reason: deactivated by mistake.', 'locked'],
])('%j without a code is about the profile', (text, issue) => {
  expect(profileIssueOf({ code: null, text })).toBe(issue)
})

test.each(['Wrong e-mail or password.', 'Too many tries.', 'The request was blocked.', null])(
  '%j without a code is not',
  (text) => {
    expect(profileIssueOf({ code: null, text })).toBeUndefined()
  },
)

test('another code is not about the profile, whatever its words are', () => {
  expect(profileIssueOf({ code: 'login_over', text: 'Login is disabled: account locked.' })).toBeUndefined()
})
