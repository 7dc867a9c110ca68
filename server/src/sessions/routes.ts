import {
  logInWithPasskey as logInWithPasskeyCall,
  passkeyLoginOptions as passkeyLoginOptionsCall,
} from '@evenmoor/contract/factors'
import {
  confirmPasswordReset,
  endOtherSessions as endOtherSessionsCall,
  endSession,
  listSessions as listSessionsCall,
  logInWithSecondFactor as logInWithSecondFactorCall,
  logInLimited,
  login,
  loginPasskeyOptions,
  logout,
  redeemStaffLink as redeemStaffLinkCall,
  refreshTokens,
  reportNotMe as reportNotMeCall,
  requestPasswordReset as requestPasswordResetCall,
  stepUp as stepUpCall,
} from '@evenmoor/contract/sessions'
import { route } from '#platform/http/bind.ts'
import { withConstantTime } from '#platform/http/constant-time.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { checkResetToken, resetPassword } from './confirm-password-reset.ts'
import { endOtherSessions, endOwnSession } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logInWithPasskey, passkeyLoginOptions } from './log-in-with-passkey.ts'
import { logInWithSecondFactor, secondStepPasskeyOptions } from './log-in-with-second-factor.ts'
import { logOut } from './log-out.ts'
import { redeemStaffLink } from './redeem-staff-link.ts'
import { reportNotMe } from './report-not-me.ts'
import { renewSession } from './renew-session.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { stepUp } from './step-up.ts'

export const routes = [
  withOwnTransactions(
    route(login, ({ ctx, body, origin }) => logIn(ctx, { ...body, acceptsLimited: false }, origin)),
  ),
  withOwnTransactions(
    route(logInLimited, ({ ctx, body, origin }) => logIn(ctx, { ...body, acceptsLimited: true }, origin)),
  ),
  withOwnTransactions(
    route(logInWithSecondFactorCall, ({ ctx, body, origin }) => {
      const { ticket, accepts_limited: acceptsLimited = false, ...proof } = body
      return logInWithSecondFactor(ctx, { ticket, proof, acceptsLimited }, origin)
    }),
  ),
  withOwnTransactions(
    route(loginPasskeyOptions, async ({ ctx, body, origin }) => ({
      options: await secondStepPasskeyOptions(ctx, body.ticket, origin),
    })),
  ),
  withOwnTransactions(
    route(passkeyLoginOptionsCall, async ({ ctx, origin }) => ({
      options: await passkeyLoginOptions(ctx, origin),
    })),
  ),
  withOwnTransactions(
    route(logInWithPasskeyCall, ({ ctx, body, origin }) => {
      const { response, accepts_limited: acceptsLimited = false } = body
      return logInWithPasskey(ctx, { response, acceptsLimited }, origin)
    }),
  ),
  withOwnTransactions(
    route(stepUpCall, async ({ ctx, caller, body, origin }) => ({
      stepped_up_until: (await stepUp(ctx, caller, body, origin)).toISOString(),
    })),
  ),
  route(listSessionsCall, ({ ctx, tx, caller }) => listSessions(ctx, tx, caller)),
  route(endSession, async ({ ctx, tx, caller, params }) => {
    await endOwnSession(ctx, tx, params.id, caller.personId)
    return { detail: 'That session is ended.' }
  }),
  route(endOtherSessionsCall, async ({ ctx, tx, caller }) => ({
    ended: await endOtherSessions(ctx, tx, caller),
  })),
  withOwnTransactions(route(refreshTokens, ({ ctx, body }) => renewSession(ctx, body.refresh))),
  route(logout, async ({ ctx, tx, caller, body }) => {
    await logOut(ctx, tx, body.refresh, caller)
    return { detail: 'Logged out successfully!' }
  }),
  withConstantTime(
    withOwnTransactions(
      route(requestPasswordResetCall, async ({ ctx, body, origin }) => {
        await requestPasswordReset(ctx, body.email, origin)
        return { message: 'If that address has an account, a link is on its way.' }
      }),
    ),
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
    route(reportNotMeCall, async ({ ctx, body, origin }) => {
      await reportNotMe(ctx, body.token, origin)
      return {
        detail:
          'Every device was logged out, and your password no longer works. We emailed you a link to set a new one.',
      }
    }),
  ),
  withOwnTransactions(
    route(redeemStaffLinkCall, ({ ctx, body, origin }) => redeemStaffLink(ctx, body.token, origin)),
  ),
]
