import type { ReasonCode, AccountStatus } from '@evenmoor/contract/account-status'
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
  if (account !== null) return new Problem(400, { detail: limitedText(account), account })
  return badRequest('This account is deactivated and its login disabled. Contact support if that is wrong.')
}

function limitedText({ state, reason_code: code }: AccountStatus): string {
  const why = whys[code]
  return state === 'locked'
    ? `This is a locked account: ${why}. Your balance is untouched. Contact support to have it looked at again.`
    : `This account is temporarily suspended: ${why}. Your balance is untouched. Contact support to have it looked at again.`
}

const whys: Readonly<Record<ReasonCode, string>> = {
  unusual_activity: 'we saw unusual activity',
  owner_request: 'its owner asked for it',
  terms: 'we are checking whether our terms were kept',
  legal_request: 'we have to answer a legal request',
}
