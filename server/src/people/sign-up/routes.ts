import {
  checkReferralCode,
  register,
  resendCode as resendCodeCall,
  signupFormHeader,
  verifyCode as verifyCodeCall,
} from '@evenmoor/contract/people'
import { route } from '#platform/http/bind.ts'
import { withConstantTime } from '#platform/http/constant-time.ts'
import { withOwnTransactions } from '#platform/rate-limit-route.ts'
import { isReferralCodeKnown } from './check-referral-code.ts'
import { resendCode } from './resend-code.ts'
import { signUp } from './sign-up.ts'
import { verifyCode } from './verify-code.ts'

export const routes = [
  withConstantTime(
    withOwnTransactions(
      route(register, async ({ ctx, body, origin }) => {
        const form = await signUp(ctx, body, origin)
        return { detail: 'We sent a six-digit code to your address. It is good for 10 minutes.', form }
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
        return { detail: 'If this address waits for a code, a new one is on its way.' }
      }),
    ),
  ),
  withOwnTransactions(
    route(checkReferralCode, async ({ ctx, query, origin }) => ({
      known: await isReferralCodeKnown(ctx, query.code, origin),
    })),
  ),
]
