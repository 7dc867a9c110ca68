import { emailLinkHours } from '@evenmoor/contract/account-freeze'
import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** What an emailed or printed secret is for. */
export type Purpose =
  | 'verify_email'
  | 'reset_password'
  | 'staff_link'
  | 'login_ticket'
  | 'not_me'
  | 'cancel_withdrawal'
  | 'freeze_account'

/** Links of which each email keeps its own: a later one does not void those before it. */
export type OneForEachEmail = Extract<Purpose, 'not_me' | 'cancel_withdrawal' | 'freeze_account'>

const minuteMs = 60_000

/**
 * How long each is valid, in milliseconds; for emailed ones counted from when the email was sent (secret-lifetime.ts).
 */
export const lifetimeMs: Readonly<Record<Purpose, number>> = {
  verify_email: 10 * minuteMs,
  reset_password: 30 * minuteMs,
  staff_link: 24 * 60 * minuteMs,
  login_ticket: 10 * minuteMs,
  not_me: emailLinkHours * 60 * minuteMs,
  cancel_withdrawal: emailLinkHours * 60 * minuteMs,
  freeze_account: emailLinkHours * 60 * minuteMs,
}

/** Wrong tries after which a code is void. */
export const codeTriesMax = 5

/** Six digits, every code equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** 256 random bits, for a link. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** How a link's token is stored; it is random, so a plain fast hash is enough. */
export const linkHash = (token: string): Buffer => hash('sha256', token, 'buffer')

/** How a code is stored: bound to the person and the row, so that equal codes have different hashes. */
export const codeHash = (code: string, personId: string, secretId: string): Buffer =>
  hash('sha256', `${secretId}:${personId}:${code}`, 'buffer')

/** Compares in constant time. */
export const isSameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

/** A typed code without its spaces; undefined for anything but six ASCII digits. */
export function readCode(typed: string): string | undefined {
  const code = typed.replaceAll(/\s/g, '')
  return /^[0-9]{6}$/.test(code) ? code : undefined
}
