import { listFactors } from '@evenmoor/contract/factors'
import { me } from '@evenmoor/contract/people'
import { call } from '#api/client.ts'
import type { Method } from './SecondFactorForm.tsx'

/** What the person can prove themselves with besides the password, and the address of the account. */
export async function stepUpMethods(): Promise<{ methods: readonly Method[]; email: string }> {
  const [{ authenticator, passkeys, recovery_codes_left: codesLeft }, { email }] = await Promise.all([
    call(listFactors),
    call(me),
  ])
  const methods: Method[] = [
    ...(authenticator === null ? [] : (['totp'] as const)),
    ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
    ...(codesLeft === 0 ? [] : (['recovery_code'] as const)),
  ]
  return { methods, email }
}
