import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PasskeyAssertion } from '@evenmoor/contract/factors'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { type Ceremony, spendChallenge } from './passkey-challenge.ts'
import { type Passkey, findPasskeyOwner, lockPasskey, updatePasskey } from './passkey-store.ts'
import { relyingParty } from './relying-party.ts'

/** The owner of the passkey that an answer names. This alone proves nothing. */
export const ownerOfPasskey = (tx: Tx, assertion: PasskeyAssertion): Promise<string | undefined> =>
  findPasskeyOwner(tx, assertion.id)

/**
 * The passkey that signed our challenge; undefined when anything about it is wrong: an unknown or foreign credential,
 * another origin, a spent challenge, a bad signature, a counter that went back. The challenge is used up either way.
 * Logging in by a passkey alone also needs the authenticator to have verified its user.
 */
export async function provePasskey(
  ctx: Context,
  tx: Tx,
  assertion: PasskeyAssertion,
  ceremony: Exclude<Ceremony, { purpose: 'register' }>,
): Promise<Passkey | undefined> {
  const challenge = await spendChallenge(ctx, tx, assertion.response.clientDataJSON, ceremony)
  if (challenge === undefined) return undefined
  const passkey = await lockPasskey(tx, assertion.id)
  if (passkey === undefined) return undefined
  if (ceremony.personId !== null && passkey.person_id !== ceremony.personId) return undefined
  const newCounter = await verifiedCounter(ctx, assertion, { challenge, passkey, ceremony })
  if (newCounter === undefined) return undefined
  await updatePasskey(tx, passkey.id, { counter: BigInt(newCounter), last_used_at: ctx.clock.now() })
  return passkey
}

async function verifiedCounter(
  ctx: Context,
  assertion: PasskeyAssertion,
  { challenge, passkey, ceremony }: { challenge: string; passkey: Passkey; ceremony: Ceremony },
): Promise<number | undefined> {
  const { id, origin } = relyingParty(ctx.config)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: asLibraryResponse(assertion),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: ceremony.purpose === 'log_in',
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (error) {
    // The library throws on whatever does not fit; all of it is a no.
    ctx.log.info({ err: error, passkey: passkey.id }, 'a passkey was refused')
    return undefined
  }
}

function asLibraryResponse({ id, rawId, type, response }: PasskeyAssertion): AuthenticationResponseJSON {
  const { clientDataJSON, authenticatorData, signature } = response
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature },
  }
}
