import * as profile from '@evenmoor/contract/profile'
import { takeBreak as takeBreakCall } from '@evenmoor/contract/safeguards'
import {
  checkReferralCode,
  me,
  register,
  resendCode as resendCodeCall,
  signupFormHeader,
  updateMe,
  verifyCode as verifyCodeCall,
} from '@evenmoor/contract/people'
import { asDownload, route } from '#platform/http/bind.ts'
import { Download } from '#platform/http/download.ts'
import { atEvenPace } from '#platform/http/even-pace.ts'
import { withOwnTransactions } from '#platform/rate-limit-route.ts'
import { changePassword } from '#people/passwords/change-password.ts'
import { isReferralCodeKnown } from './check-referral-code.ts'
import { closeAccount } from '#people/account-closing/close-account.ts'
import { confirmEmailChange } from '#people/email-change/confirm-email-change.ts'
import { describePerson } from '#people/profile/describe-profile.ts'
import { exportOwnData } from '#people/data-export/export-own-data.ts'
import { lookAtClosing } from '#people/account-closing/preview-closing.ts'
import { requestEmailChange } from '#people/email-change/request-email-change.ts'
import { resendCode } from './resend-code.ts'
import { signUp } from './sign-up.ts'
import { undoEmailChange } from '#people/email-change/undo-email-change.ts'
import { takeBreak } from '#people/breaks/take-break.ts'
import { updateProfile } from '#people/profile/update-profile.ts'
import { verifyCode } from './verify-code.ts'

export const routes = [
  atEvenPace(
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
  atEvenPace(
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
  route(me, ({ ctx, tx, caller }) => describePerson(ctx, tx, caller.personId)),
  route(updateMe, async ({ ctx, tx, caller, body }) => {
    await updateProfile(tx, caller.personId, body)
    return describePerson(ctx, tx, caller.personId)
  }),
  withOwnTransactions(
    route(profile.changePassword, async ({ ctx, caller, body, origin }) => {
      const { current_password: current, password } = body
      await changePassword(ctx, caller, { current, password }, origin)
      return { detail: 'Your password is changed. Every other device is signed out.' }
    }),
  ),
  withOwnTransactions(
    route(profile.requestEmailChange, async ({ ctx, caller, body }) => {
      const { needsOldCode } = await requestEmailChange(ctx, caller.personId, body.email)
      return {
        detail: 'We sent a code to each address. They are good for 15 minutes.',
        needs_old_code: needsOldCode,
      }
    }),
  ),
  withOwnTransactions(
    route(profile.confirmEmailChange, async ({ ctx, caller, body }) => {
      const { old_code: oldCode, new_code: newCode } = body
      await confirmEmailChange(ctx, caller.personId, { oldCode, newCode })
      return { detail: 'Your address is changed. The old one has a link that undoes it for 72 hours.' }
    }),
  ),
  withOwnTransactions(
    route(profile.undoEmailChange, async ({ ctx, body, origin }) => {
      await undoEmailChange(ctx, body.token, origin)
      return {
        detail: 'The address is changed back, and every device is signed out. Set a new password now.',
      }
    }),
  ),
  route(takeBreakCall, async ({ ctx, tx, caller, body }) => ({
    break_until: (await takeBreak(ctx, tx, caller.personId, body.days)).toISOString(),
  })),
  asDownload(profile.exportOwnData, ({ ctx, caller }) => {
    const day = ctx.clock.now().toISOString().slice(0, 10)
    const pieces = exportOwnData(ctx, caller.personId)
    return new Download(`evenmoor-${day}.json`, 'application/json; charset=utf-8', pieces)
  }),
  route(profile.lookAtClosing, ({ ctx, tx, caller }) => lookAtClosing(ctx, tx, caller.personId)),
  route(profile.closeAccount, async ({ ctx, tx, caller }) => {
    await closeAccount(ctx, tx, caller.personId)
    return { detail: 'Your account is closed.' }
  }),
]
