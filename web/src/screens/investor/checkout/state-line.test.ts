import type { Deposit } from '@evenmoor/contract/deposits'
import { expect, test } from 'vitest'
import type { CheckoutState } from './checkout-state.ts'
import { lineKind, type LineKind } from './state-line.ts'

const cases: readonly (readonly [
  LineKind,
  CheckoutState,
  Deposit['flags'],
  string,
  readonly Deposit['payments'][number]['status'][],
])[] = [
  ['waiting', 'waiting', [], '1.00', []],
  ['expired', 'expired', [], '1.00', []],
  ['seen', 'seen', [], '0.00', ['seen']],
  ['confirming', 'confirming', [], '0.00', ['confirming']],
  // The rest is what can be done something about, however far the first part is.
  ['short', 'confirming', ['underpaid'], '0.50', ['confirming']],
  ['short', 'expired', ['underpaid', 'late'], '0.50', ['credited']],
  ['late', 'confirming', ['late'], '0.00', ['confirming']],
  ['inReview', 'confirming', ['in_review'], '0.00', ['in_review']],
  ['refused', 'waiting', ['refused'], '1.00', ['refused']],
  ['dropped', 'waiting', ['replaced'], '1.00', ['dropped']],
  ['dropped', 'invalid', ['replaced'], '1.00', ['dropped']],
  ['dropped', 'expired', ['reversed'], '1.00', ['reversed']],
  // Paid again since.
  ['confirming', 'confirming', ['replaced'], '0.00', ['dropped', 'confirming']],
  ['added', 'settled', ['overpaid', 'late'], '0.00', ['credited']],
]

test.each(cases)('%s while %s with %j', (kind, state, flags, due, statuses) => {
  const payments = statuses.map((status) => ({ status }))
  expect(lineKind({ flags, due, payments }, state)).toBe(kind)
})
