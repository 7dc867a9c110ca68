import { randomInt } from 'node:crypto'

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A referral code: eight letters and digits that are not mistaken for each other (about 40 bits). */
export const newReferralCode = (): string =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A referral code as typed or taken from a link. */
export const readReferralCode = (typed: string | null | undefined): string | undefined => {
  const code = typed?.trim().toUpperCase()
  return code === undefined || code === '' ? undefined : code
}
