import {
  me,
  register,
  resendCode as resendCodeCall,
  verifyCode as verifyCodeCall,
} from '@evenmoor/contract/people'
import { route } from '#platform/http/bind.ts'
import { withOwnTransactions } from '#platform/rate-limit-route.ts'
import { describePerson } from './describe-person.ts'
import { resendCode } from './resend-code.ts'
import { signUp } from './sign-up.ts'
import { verifyCode } from './verify-code.ts'

export const routes = [
  withOwnTransactions(
    route(register, async ({ ctx, body, origin }) => {
      await signUp(ctx, body, origin)
      return { detail: 'We sent a six-digit code to your address. It is good for 10 minutes.' }
    }),
  ),
  withOwnTransactions(
    route(verifyCodeCall, async ({ ctx, body, origin }) => {
      await verifyCode(ctx, body, origin)
      return { detail: 'Account verified successfully!' }
    }),
  ),
  withOwnTransactions(
    route(resendCodeCall, async ({ ctx, body }) => {
      await resendCode(ctx, body.email)
      return { detail: 'If this address waits for a code, a new one is on its way.' }
    }),
  ),
  route(me, ({ tx, caller }) => describePerson(tx, caller.personId)),
]
