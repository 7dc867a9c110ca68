import {
  confirmPasswordReset,
  login,
  logout,
  redeemStaffLink as redeemStaffLinkCall,
  refreshTokens,
  requestPasswordReset as requestPasswordResetCall,
} from '@evenmoor/contract/sessions'
import { route } from '#platform/http/bind.ts'
import { withOwnTransactions } from '#platform/rate-limit-route.ts'
import { checkResetToken, resetPassword } from './confirm-password-reset.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { redeemStaffLink } from './redeem-staff-link.ts'
import { renewSession } from './renew-session.ts'
import { requestPasswordReset } from './request-password-reset.ts'

export const routes = [
  withOwnTransactions(route(login, ({ ctx, body, origin }) => logIn(ctx, body, origin))),
  withOwnTransactions(route(refreshTokens, ({ ctx, body }) => renewSession(ctx, body.refresh))),
  route(logout, async ({ ctx, tx, caller, body }) => {
    await logOut(ctx, tx, body.refresh, caller)
    return { detail: 'Logged out successfully!' }
  }),
  withOwnTransactions(
    route(requestPasswordResetCall, async ({ ctx, body, origin }) => {
      await requestPasswordReset(ctx, body.email, origin)
      return { message: 'If that address has an account, a link is on its way.' }
    }),
  ),
  withOwnTransactions(
    route(confirmPasswordReset, async ({ ctx, body: { token, password }, origin }) => {
      if (password === undefined) {
        await checkResetToken(ctx, token, origin)
        return { message: 'This link is valid. Choose a new password.' }
      }
      await resetPassword(ctx, { token, password }, origin)
      return { message: 'Your new password is set. Log in with it.' }
    }),
  ),
  withOwnTransactions(
    route(redeemStaffLinkCall, ({ ctx, body, origin }) => redeemStaffLink(ctx, body.token, origin)),
  ),
]
