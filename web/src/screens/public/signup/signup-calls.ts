import { checkReferralCode, codeForm, register, resendCode, verifyCode } from '@evenmoor/contract/people'
import * as z from 'zod/mini'
import { call } from '#api/client.ts'
import type { Locale } from '#i18n/locales.ts'
import { signupBody, signupScreenForm, type SignupValues } from './signup-form.ts'

export { signupScreenForm }
export const codeStepForm = z.object({ code: codeForm.shape.code })

/** Makes the account, which the mailed code then confirms. Throws `CallFailed`, as the others do. */
export const registerPerson = (values: SignupValues, locale: Locale) =>
  call(register, { body: signupBody(values, locale) })

export const verifyPerson = (email: string, code: string) => call(verifyCode, { body: { email, code } })

export const sendCodeAgain = (email: string) => call(resendCode, { body: { email } })

/** Whether a referral code is somebody's. */
export const isReferralKnown = async (code: string, signal: AbortSignal): Promise<boolean> =>
  (await call(checkReferralCode, { query: { code }, signal })).known
