import { undoEmailChange as undoCall } from '@evenmoor/contract/profile'
import { route } from '#platform/http/bind.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { undoEmailChange } from './undo-email-change.ts'

export const routes = [
  withOwnTransactions(
    route(undoCall, async ({ ctx, body, origin }) => {
      await undoEmailChange(ctx, body.token, origin)
      return {
        detail:
          'Your old email address was restored, and every device was logged out. Set a new password now.',
      }
    }),
  ),
]
