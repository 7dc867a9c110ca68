import type { Problem } from '#refusals/problem.ts'

/** Why a profile may not be used, as far as its owner is told here. */
export type ProfileIssue = 'locked' | 'suspended' | 'deactivated'

/** In this order: a reason that is told with one of the first two may have the words of the others. */
const signs: readonly (readonly [ProfileIssue, RegExp])[] = [
  ['suspended', /temporarily suspended/i],
  ['locked', /\blocked\b|unusual activity/i],
  ['deactivated', /deactivated|disabled/i],
]

/**
 * What is the matter with the profile, where a refusal is about its state (spec, section 8): then the page shows its own
 * box and hides the server's text. Looked for in the server's own words, whatever the language of the page.
 */
export const profileIssueOf = ({ said }: Pick<Problem, 'said'>): ProfileIssue | undefined =>
  signs.find(([, words]) => words.test(said ?? ''))?.[0]
