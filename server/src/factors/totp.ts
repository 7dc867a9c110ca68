import { generateSecret, generateURI, verifySync } from 'otplib'

const stepSeconds = 30

/** A new secret for an authenticator app: 160 random bits, base32. */
export const newTotpSecret = (): string => generateSecret()

/** The content of the QR code. */
export const totpUri = (secret: string, email: string): string =>
  generateURI({ issuer: 'Evenmoor', label: email, secret })

/**
 * The 30-second step that a code of six digits belongs to: the one of now, the one before or the one after, by our clock
 * alone. Undefined for a wrong code and for one whose step is not after `lastStep`: each is accepted once (RFC 6238, 5.2).
 */
export function stepOfCode(
  given: { secret: string; code: string; lastStep: number },
  now: Date,
): number | undefined {
  const { secret, code, lastStep } = given
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: stepSeconds,
  })
  if (!result.valid || !('timeStep' in result) || result.timeStep <= lastStep) return undefined
  return result.timeStep
}
