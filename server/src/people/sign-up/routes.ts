import {
  checkReferralCode,
  register,
  resendCode as resendCodeCall,
  signupFormHeader,
  verifyCode as verifyCodeCall,
} from '@evenmoor/contract/people'
import type { Context } from '#context.ts'
import { isMailLate } from '#platform/mail/mail-store.ts'
import { route } from '#platform/http/bind.ts'
import { withConstantTime } from '#platform/http/constant-time.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { isReferralCodeKnown } from './check-referral-code.ts'
import { resendCode } from './resend-code.ts'
import { signUp } from './sign-up.ts'
import { verifyCode } from './verify-code.ts'

/** F11: the same for every address. Without a mail server emails are read in the product, and none is late. */
async function lateness({ config, db, clock }: Context): Promise<{ email_is_late?: true }> {
  if (config.mailUrl === undefined) return {}
  return (await isMailLate(db, clock.now())) ? { email_is_late: true } : {}
}

export const routes = [
  withConstantTime(
    withOwnTransactions(
      route(register, async ({ ctx, body, origin }) => {
        const form = await signUp(ctx, body, origin)
        const detail = 'We sent a six-digit code to your address. It is good for 10 minutes.'
        return { detail, form, ...(await lateness(ctx)) }
      }),
    ),
  ),
  withOwnTransactions(
    route(verifyCodeCall, async ({ ctx, body, header, origin }) => {
      await verifyCode(ctx, { ...body, formToken: header(signupFormHeader) }, origin)
      return { detail: 'Account verified successfully!' }
    }),
  ),
  withConstantTime(
    withOwnTransactions(
      route(resendCodeCall, async ({ ctx, body, header, origin }) => {
        await resendCode(ctx, { ...body, formToken: header(signupFormHeader) }, origin)
        const detail = 'If this address waits for a code, a new one is on its way.'
        return { detail, ...(await lateness(ctx)) }
      }),
    ),
  ),
  withOwnTransactions(
    route(checkReferralCode, async ({ ctx, query, origin }) => ({
      known: await isReferralCodeKnown(ctx, query.code, origin),
    })),
  ),
]
