import { randomInt } from 'node:crypto'

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A new referral code: eight letters and digits that are hard to confuse (about 40 bits). */
export const newReferralCode = (): string =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A referral code as typed or taken from a link; undefined for what cannot be one. */
export const readReferralCode = (typed: string | null | undefined): string | undefined => {
  const code = typed?.trim().toUpperCase()
  return code !== undefined && /^[A-Z0-9]{1,64}$/.test(code) ? code : undefined
}
