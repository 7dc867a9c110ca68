/** Passkeys as the browser has them (WebAuthn). The library is loaded when one is made or asked for. */
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

/** Whether it can offer them in the suggestions of a field. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.())

/**
 * Asks for a passkey; `suggested`: quietly, in the suggestions of a field whose `autocomplete` ends in "webauthn". A newer
 * question ends an older one. Throws `PasskeyFailed`.
 */
export async function askForPasskey(options: Options, { suggested = false } = {}): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    return (await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: suggested,
    })) as PasskeyAssertion
  } catch (reason) {
    throw new PasskeyFailed(faultOf(reason), reason)
  }
}

/** Makes a passkey. Throws `PasskeyFailed`; `known` when this device has one of the account already. */
export async function makePasskey(options: Options): Promise<PasskeyAttestation> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    return (await startRegistration({
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
    })) as PasskeyAttestation
  } catch (reason) {
    throw new PasskeyFailed(faultOf(reason), reason)
  }
}

/** Ends a question that is open. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

function faultOf(reason: unknown): PasskeyFault {
  const cause = reason instanceof Error && reason.cause instanceof Error ? reason.cause : reason
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'declined'
  return name === 'InvalidStateError' ? 'known' : 'failed'
}
