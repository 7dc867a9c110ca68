import {
  checkReferralCode,
  codeForm,
  register,
  resendCode,
  signupFormHeader,
  verifyCode,
} from '@evenmoor/contract/people'
import * as z from 'zod/mini'
import { call } from '#api/client.ts'
import type { Locale } from '@evenmoor/contract/locales'
import { signupBody, signupScreenForm, type SignupValues } from './signup-form.ts'

export { signupScreenForm }
export const codeStepForm = z.object({ code: codeForm.shape.code })

/** An address that waits for its code, and the form that was sent for it from here. */
export type SentForm = {
  readonly email: string
  readonly form: string | undefined
  /** The mail server takes nothing now. */
  readonly isEmailLate: boolean
}

/** Sends the form, which the mailed code then confirms. Throws `CallFailed`, as the others do. */
export async function registerPerson(values: SignupValues, locale: Locale): Promise<SentForm> {
  const { form, email_is_late: isEmailLate = false } = await call(register, {
    body: signupBody(values, locale),
  })
  return { email: values.email, form, isEmailLate }
}

/** So that a code which somebody else's form brought to the same mailbox is not taken for this one. */
const named = ({ form }: SentForm) => (form === undefined ? {} : { headers: { [signupFormHeader]: form } })

export const verifyPerson = (sent: SentForm, code: string) =>
  call(verifyCode, { body: { email: sent.email, code }, ...named(sent) })

/** Gives whether emails are late. */
export async function sendCodeAgain(sent: SentForm): Promise<boolean> {
  const answer = await call(resendCode, { body: { email: sent.email }, ...named(sent) })
  return answer.email_is_late ?? false
}

/** Whether a referral code is somebody's. */
export const isReferralKnown = async (code: string, signal: AbortSignal): Promise<boolean> =>
  (await call(checkReferralCode, { query: { code }, signal })).known
