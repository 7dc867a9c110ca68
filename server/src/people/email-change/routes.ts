import * as contract from '@evenmoor/contract/profile'
import { route } from '#platform/http/bind.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { requestEmailChange } from './request-email-change.ts'

export const routes = [
  withOwnTransactions(
    route(contract.requestEmailChange, async ({ ctx, caller, body }) => {
      const { needsOldCode } = await requestEmailChange(ctx, caller.personId, body.email)
      return {
        detail: 'We sent a code to each address. Both work for 15 minutes.',
        needs_old_code: needsOldCode,
      }
    }),
  ),
  withOwnTransactions(
    route(contract.confirmEmailChange, async ({ ctx, caller, body }) => {
      const { old_code: oldCode, new_code: newCode } = body
      await confirmEmailChange(ctx, caller.personId, { oldCode, newCode })
      return { detail: 'Your email address was changed. A link in your old mailbox undoes it for 72 hours.' }
    }),
  ),
]
