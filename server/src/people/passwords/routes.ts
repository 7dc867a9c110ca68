import * as contract from '@evenmoor/contract/profile'
import { route } from '#platform/http/bind.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { changePassword } from './change-password.ts'

export const routes = [
  withOwnTransactions(
    route(contract.changePassword, async ({ ctx, caller, body, origin }) => {
      const { current_password: current, password } = body
      await changePassword(ctx, caller, { current, password }, origin)
      return { detail: 'Your password was changed, and every other device was logged out.' }
    }),
  ),
]
