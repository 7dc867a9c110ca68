import type { Namespace } from '#i18n/messages.ts'

/** Whose sentences the register covers; a test compares this with docs/claims.json. */
export const claimedNamespaces = [
  'home',
  'homeMore',
  'about',
  'contact',
  'faq',
  'faqFirst',
  'market',
  'newsletter',
  'notFound',
  'results',
  'resultsMore',
  'verify',
  'proof',
  'proofMore',
  'proofCheck',
] as const satisfies Namespace[]
