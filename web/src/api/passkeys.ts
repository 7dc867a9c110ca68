/** Passkeys as the browser has them (WebAuthn). The library is loaded when one is made or asked for by a button. */
import type { PasskeyAssertion, PasskeyAttestation } from '@evenmoor/contract/factors'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'

/** What the server gave; its library made it, and the browser's reads it. */
type Options = { readonly challenge: string }

/** Why the browser made or gave no passkey. */
export type PasskeyFault = 'declined' | 'known' | 'failed'

/** Thrown when the browser has no passkey for us. */
export class PasskeyFailed extends Error {
  override readonly name = 'PasskeyFailed'
  readonly fault: PasskeyFault

  constructor(fault: PasskeyFault, cause: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** Whether this browser knows passkeys; false while prerendering. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Whether it can offer them in the suggestions of a field, and reads the server's options itself. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  hasPasskeys() &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.())

/**
 * Asks quietly, in the suggestions of a field whose `autocomplete` ends in "webauthn"; null when none was chosen. It is
 * asked as soon as the page is there, so without the library: the browsers that suggest passkeys read and write
 * the server's JSON.
 */
export async function suggestPasskey(
  options: Options,
  signal: AbortSignal,
): Promise<PasskeyAssertion | null> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    const chosen = await navigator.credentials.get({ mediation: 'conditional', publicKey, signal })
    return chosen instanceof PublicKeyCredential ? (chosen.toJSON() as PasskeyAssertion) : null
  } catch {
    return null
  }
}

/** Asks for a passkey. Throws `PasskeyFailed`. */
export async function askForPasskey(options: Options): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    return (await startAuthentication({ optionsJSON: options })) as PasskeyAssertion
  } catch (reason) {
    throw new PasskeyFailed(faultOf(reason), reason)
  }
}

/** Makes a passkey. Throws `PasskeyFailed`; `known` when this device has one of the account already. */
export async function createPasskey(options: Options): Promise<PasskeyAttestation> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    return (await startRegistration({
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
    })) as PasskeyAttestation
  } catch (reason) {
    throw new PasskeyFailed(faultOf(reason), reason)
  }
}

function faultOf(reason: unknown): PasskeyFault {
  const cause = reason instanceof Error && reason.cause instanceof Error ? reason.cause : reason
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'declined'
  return name === 'InvalidStateError' ? 'known' : 'failed'
}
