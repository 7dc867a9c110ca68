import { confirmPasswordReset, requestPasswordReset } from '@evenmoor/contract/sessions'
import { call } from '#api/client.ts'
import { resetForm } from './reset-form.ts'

export { resetForm }
export const forgotForm = requestPasswordReset.body

/** Has a link mailed, if the address has an account. Throws `CallFailed`, as the others do. */
export const mailResetLink = (email: string) => call(requestPasswordReset, { body: { email } })

/** Whether the token of a link is good. */
export const checkToken = (token: string, signal: AbortSignal) =>
  call(confirmPasswordReset, { body: { token }, signal })

export const setPassword = (token: string, password: string) =>
  call(confirmPasswordReset, { body: { token, password } })
