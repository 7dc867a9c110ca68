import type { Origin } from '#platform/http/bind.ts'
import { ipNetworkOf, wideIpNetworkOf } from '#platform/ip-network.ts'
import type { Counted, Limit } from '#platform/rate-limits/rate-limit.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often things may be tried: every number for the calls of people and sessions. `address` counts one network
 * address, `account` one email address whether or not it has an account (so that a limit reveals nothing), `everyone`
 * all callers together.
 */
export const limits = {
  signUp: { address: { name: 'sign-up', max: 20, seconds: hour } },
  /** New passwords checked, refused ones included. */
  newPassword: { address: { name: 'new-password', max: 90, seconds: hour } },
  /** Codes and notices to one mailbox, from sign-ups and requests for a new code. */
  codeMail: { account: { name: 'code-mail', max: 10, seconds: day } },
  resend: {
    account: { name: 'resend', max: 1, seconds: minute },
    address: { name: 'resend-address', max: 60, seconds: hour },
  },
  /** Wrong codes; a right one is refunded. */
  verify: { address: { name: 'verify', max: 100, seconds: hour } },
  /** Wrong passwords; a right one is refunded. */
  login: {
    account: { name: 'login-account', max: 20, seconds: 15 * minute },
    address: { name: 'login-address', max: 300, seconds: 10 * minute },
    everyone: { name: 'login-everyone', max: 6_000, seconds: minute },
    /** Different accounts. */
    accounts: { name: 'login-accounts', max: 20, seconds: 10 * minute },
  },
  /**
   * Different accounts on which wrong passwords have one thing in common: the password itself, the network, the program. A
   * full one stops nobody who is at home on the account; see `people/credentials/spraying.ts`.
   */
  spraying: {
    password: { name: 'spray-password', max: 20, seconds: hour },
    network: { name: 'spray-network', max: 60, seconds: 10 * minute },
    program: { name: 'spray-program', max: 100, seconds: 10 * minute },
  },
  /** Wrong second-factor codes over all of a person's tickets and sessions; a right one is refunded. */
  secondFactor: {
    account: { name: 'second-factor', max: 20, seconds: hour },
    /** Three of a million codes are right at any time: with this many tries a day, finding one takes eighteen years. */
    day: { name: 'second-factor-day', max: 50, seconds: day },
  },
  passkeyOptions: { address: { name: 'passkey-options', max: 300, seconds: 10 * minute } },
  referralCode: { address: { name: 'referral-code', max: 60, seconds: hour } },
  /** Requested email changes: each allows five guesses at the code in the old mailbox. */
  emailChange: {
    account: { name: 'email-change', max: 5, seconds: hour },
    day: { name: 'email-change-day', max: 10, seconds: day },
  },
  resetRequest: {
    account: { name: 'reset-account', max: 5, seconds: hour },
    address: { name: 'reset-address', max: 15, seconds: hour },
  },
  /** Invalid tokens; a valid one is refunded. */
  wrongToken: { address: { name: 'wrong-token', max: 100, seconds: hour } },
} as const satisfies Record<string, Record<string, Limit>>

const loopbackFactor = 50

/**
 * A limit per origin of a request. Loopback is this machine or a proxy on it, behind which everybody looks the same:
 * one address then means many people, and a limit for one would stop all. So small limits are fifty times as wide
 * there.
 */
export const perAddress = (limit: Limit, { address }: Origin): Counted => ({
  limit: widened(limit, address),
  subject: ipNetworkOf(address),
})

/** A limit per network of the origin of a request, as widely as `perAddress` on this machine. */
export const perNetwork = (limit: Limit, { address }: Origin): Counted => ({
  limit: widened(limit, address),
  subject: wideIpNetworkOf(address),
})

const widened = (limit: Limit, address: string): Limit =>
  isLoopback(address) && limit.max < 100 ? { ...limit, max: limit.max * loopbackFactor } : limit

export const perAccount = (limit: Limit, emailKey: string): Counted => ({ limit, subject: emailKey })

/** The limits that a try at a person's second factor counts against. */
export const secondFactorTries = (personId: string): readonly Counted[] =>
  [limits.secondFactor.account, limits.secondFactor.day].map((limit) => perAccount(limit, personId))

export const forEveryone = (limit: Limit): Counted => ({ limit, subject: '' })

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address)
