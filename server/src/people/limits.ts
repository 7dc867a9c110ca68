import type { Origin } from '#platform/http/bind.ts'
import { networkOf } from '#platform/network-of.ts'
import type { Counted, Limit } from '#platform/rate-limit.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often what may be tried: every number of the calls of people and sessions. `address` counts one
 * network address, `account` one e-mail address whether or not somebody has it (so that a limit does
 * not tell), `everyone` all together.
 */
export const limits = {
  signUp: { address: { name: 'sign-up', max: 20, seconds: hour } },
  /** New passwords that are looked at, refused ones too. */
  newPassword: { address: { name: 'new-password', max: 90, seconds: hour } },
  /** Codes and notices to one mailbox by signing up or asking for a new code. */
  codeMail: { account: { name: 'code-mail', max: 10, seconds: day } },
  resend: {
    account: { name: 'resend', max: 1, seconds: minute },
    address: { name: 'resend-address', max: 60, seconds: hour },
  },
  /** Wrong codes; a right one is given back. */
  verify: { address: { name: 'verify', max: 100, seconds: hour } },
  /** Wrong passwords; a right one is given back. */
  login: {
    account: { name: 'login-account', max: 20, seconds: 15 * minute },
    address: { name: 'login-address', max: 300, seconds: 10 * minute },
    everyone: { name: 'login-everyone', max: 6_000, seconds: minute },
  },
  /** Wrong codes of the second factor, over all tickets and sessions of a person; a right one is given back. */
  secondFactor: {
    account: { name: 'second-factor', max: 20, seconds: hour },
    /** Three of a million codes are right at a time: with so many tries a day one is found in eighteen years. */
    day: { name: 'second-factor-day', max: 50, seconds: day },
  },
  passkeyOptions: { address: { name: 'passkey-options', max: 300, seconds: 10 * minute } },
  referralCode: { address: { name: 'referral-code', max: 60, seconds: hour } },
  /** Changes of the own address that were asked for: each brings five guesses at the code in the old mailbox. */
  emailChange: {
    account: { name: 'email-change', max: 5, seconds: hour },
    day: { name: 'email-change-day', max: 10, seconds: day },
  },
  resetRequest: {
    account: { name: 'reset-account', max: 5, seconds: hour },
    address: { name: 'reset-address', max: 15, seconds: hour },
  },
  /** Tokens that are not valid; a valid one is given back. */
  wrongToken: { address: { name: 'wrong-token', max: 100, seconds: hour } },
} as const satisfies Record<string, Record<string, Limit>>

const loopbackFactor = 50

/**
 * A limit for where a request comes from. Loopback is this machine itself or a proxy on it, behind which
 * everybody looks the same: there one address means many people, and what would stop one of them
 * after 20 would stop all; so limits of a small number are fifty times as wide.
 */
export function perAddress(limit: Limit, { address }: Origin): Counted {
  const wide = isLoopback(address) && limit.max < 100
  return { limit: wide ? { ...limit, max: limit.max * loopbackFactor } : limit, subject: networkOf(address) }
}

export const perAccount = (limit: Limit, emailKey: string): Counted => ({ limit, subject: emailKey })

/** What a try at the second factor of a person counts on. */
export const secondFactorTries = (personId: string): readonly Counted[] =>
  [limits.secondFactor.account, limits.secondFactor.day].map((limit) => perAccount(limit, personId))

export const forEveryone = (limit: Limit): Counted => ({ limit, subject: '' })

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address)
