import { because, type Refusal } from '@evenmoor/contract/refusals'
import type { AccountStatus } from '@evenmoor/contract/account-status'
import { badRequest, Problem } from '#platform/problems.ts'
import { accountStatusOf } from './account-status.ts'
import type { Person } from '../person-store.ts'

/**
 * The refusal of a login with valid credentials to an account that cannot be used; undefined when it can. The spec's
 * box looks for these words (section 8), so the page shows its own text from the status beside them, and how to reach
 * support. Staff's own words are not included.
 */
export function loginRefusal(person: Person): Problem | undefined {
  if (person.state === 'active') return undefined
  const account = accountStatusOf(person)
  if (account !== null) return new Problem(400, limitedBecause(account), { account })
  return badRequest('account_deactivated')
}

const limitedBecause = ({ state, reason_code: reason }: AccountStatus): Refusal =>
  because(state === 'locked' ? 'account_locked' : 'account_suspended', { reason })
