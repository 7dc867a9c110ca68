import { logInWithPasskey, type PasskeyAssertion, passkeyLoginOptions } from '@evenmoor/contract/factors'
import { login, loginForm, type Tokens } from '@evenmoor/contract/sessions'
import type * as z from 'zod/mini'
import { call } from '#api/client.ts'

export { loginForm }

/** Address and password; the answer is a session, or what is still needed for one. Throws `CallFailed`. */
export const logInWithPassword = (values: z.output<typeof loginForm>) => call(login, { body: values })

/** What the browser needs to ask for a passkey. Throws `CallFailed`. */
export const optionsForPasskey = async () => (await call(passkeyLoginOptions)).options

/** Throws `CallFailed`. */
export const logInBy = (response: PasskeyAssertion): Promise<Tokens> =>
  call(logInWithPasskey, { body: { response } })
