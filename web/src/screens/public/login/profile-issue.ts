import type { RefusalCode } from '@evenmoor/contract/refusals'
import type { Problem } from '#refusals/problem.ts'

/** Why a profile may not be used, as far as its owner is told here. */
export type ProfileIssue = 'locked' | 'suspended' | 'deactivated'

const issues = new Map<string, ProfileIssue>([
  ['account_locked', 'locked'],
  ['account_suspended', 'suspended'],
  ['account_deactivated', 'deactivated'],
] satisfies [RefusalCode, ProfileIssue][])

/** In this order: a reason that is told with one of the first two may have the words of the others. */
const signs: readonly (readonly [ProfileIssue, RegExp])[] = [
  ['suspended', /temporarily suspended/i],
  ['locked', /\blocked\b|unusual activity/i],
  ['deactivated', /deactivated|disabled/i],
]

/**
 * What is wrong with the profile, if a login is refused because of its state: then the page shows its own box and hides the
 * server's text (spec, section 8). The code says so. An answer without one, in the specification's shapes, is searched for
 * the words that the specification names; it is never translated.
 */
export const profileIssueOf = ({ code, text }: Pick<Problem, 'code' | 'text'>): ProfileIssue | undefined =>
  code === null ? signs.find(([, words]) => words.test(text ?? ''))?.[0] : issues.get(code)
