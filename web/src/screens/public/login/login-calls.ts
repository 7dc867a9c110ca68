import { logInWithPasskey, type PasskeyAssertion, passkeyLoginOptions } from '@evenmoor/contract/factors'
import { me } from '@evenmoor/contract/people'
import { login, loginForm, logInLimited, type Tokens } from '@evenmoor/contract/sessions'
import type * as z from 'zod/mini'
import { accepted } from '#api/accepted.ts'
import { call } from '#api/client.ts'

export { loginForm }

/**
 * How the account's pages look holds on this device too. Without an answer this device keeps its own looks; asked
 * directly and not by `call`, so that no answer to this can end the session that has just begun.
 */
export async function loadAccountPreferences(access: string): Promise<void> {
  try {
    const asked = fetch(me.path, {
      headers: { accept: accepted, authorization: `Bearer ${access}` },
      cache: 'no-store',
      credentials: 'omit',
    })
    const [{ applyAccountPreferences }, reply] = await Promise.all([
      import('#preferences/apply-account-preferences.ts'),
      asked,
    ])
    if (reply.ok) applyAccountPreferences(me.answer.parse(await reply.json()))
  } catch {
    // See above.
  }
}

/** Address and password; the answer is a session, or what is still needed for one. Throws `CallFailed`. */
export const logInWithPassword = (values: z.output<typeof loginForm>) => call(login, { body: values })

/** What the browser needs to ask for a passkey. Throws `CallFailed`. */
export const optionsForPasskey = async () => (await call(passkeyLoginOptions)).options

/** The same for an account that is locked or suspended too: then the session sees it, and little else. Throws `CallFailed`. */
export const logInToLimitedAccount = (values: z.input<typeof loginForm>) =>
  call(logInLimited, { body: values })

/** Throws `CallFailed`; without `acceptsLimited` also where the account is locked or suspended. */
export const logInBy = (response: PasskeyAssertion, acceptsLimited: boolean): Promise<Tokens> =>
  call(logInWithPasskey, { body: { response, ...(acceptsLimited && { accepts_limited: true }) } })
