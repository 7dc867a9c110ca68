import { hash, randomBytes } from 'node:crypto'
import type { Limit } from '#platform/rate-limits/rate-limit.ts'
import { dayMs } from '#platform/clock.ts'

/** How many subscriptions one network address may ask for (trust goal L13). */
export const subscribeLimit: Limit = { name: 'subscribe', max: 5, seconds: 3_600 }

/** An address gets at most one mail in this time, however often it is entered (trust row X08). */
export const mailPauseMs = dayMs

/** How long the link in the mail can be used to join. */
export const confirmWithinMs = 7 * dayMs

/** How long an address is kept that has not confirmed, or has left. */
export const keptMs = 7 * dayMs

/** A subscriber's address, with what decisions need. */
export type Subscription = {
  readonly id: string
  readonly email: string
  readonly mailed_at: Date
  readonly confirmed_at: Date | null
  readonly unsubscribed_at: Date | null
}

/** On the list: confirmed, and not left since. */
export const isOnList = ({ confirmed_at: joined, unsubscribed_at: left }: Subscription): boolean =>
  joined !== null && left === null

/** 256 random bits, for a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token; it is random, so a plain fast hash is enough. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')

/** What a request to subscribe comes to. */
export type Answer =
  /** A mail with new links; earlier ones are void. */
  | 'mail'
  /** No mail, it had one today; but the link in that one joins again after leaving. */
  | 'reopen'
  | 'nothing'

export function answerTo(known: Subscription | undefined, now: Date): Answer {
  if (known === undefined) return 'mail'
  if (isOnList(known)) return 'nothing'
  if (now.getTime() - known.mailed_at.getTime() >= mailPauseMs) return 'mail'
  return known.unsubscribed_at === null ? 'nothing' : 'reopen'
}
