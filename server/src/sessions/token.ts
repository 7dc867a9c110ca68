import { createHmac, hash, randomBytes } from 'node:crypto'
import { accessTokenMinutes } from '@evenmoor/contract/access-token'
import { dayMs } from '#platform/clock.ts'

/** An access token lives 10 minutes; a session 14 days from its last renewal, and 30 days in all. */
const sessionDays = 14
const sessionDaysMax = 30
/** How long a refresh token that was just spent still gives its successor (product.md). */
export const graceSeconds = 60

const familyLength = 22

/** 256 random bits, base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: its SHA-256. Tokens are random, so a plain fast hash is enough. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The first refresh token of a session: 128 random bits that name its family, and 256 of its own. */
export const firstRefresh = (): string => randomBytes(16).toString('base64url') + randomToken()

/**
 * The part that all refresh tokens of a session share. Only who had one of them knows it, so a token of
 * a known family that is not the newest is a spent one, however old.
 */
export const familyOf = (refresh: string): string => refresh.slice(0, familyLength)

/** Fresh for each renewal, and kept with the session until the next: 256 random bits. */
export const newRenewalSalt = (): Buffer => randomBytes(32)

/**
 * The tokens that follow a refresh token in a renewal: derived from it and the renewal's salt, so that a repeated renewal
 * within the grace gives the very same successors and a family never branches. It takes both: who once saw a token cannot
 * work out the later ones, which would be a way past the search for reuse, and neither can who reads the database.
 */
export function successors(refresh: string, salt: Buffer): { access: string; refresh: string } {
  const derive = (purpose: string) =>
    createHmac('sha256', refresh).update(salt).update(purpose).digest('base64url')
  return { access: derive('evenmoor access'), refresh: familyOf(refresh) + derive('evenmoor refresh') }
}

/** When a session ends if it is not renewed: 14 days from now, but 30 days after it began at the latest. */
export const sessionExpiry = (now: Date, createdAt: Date): Date =>
  new Date(Math.min(now.getTime() + sessionDays * dayMs, createdAt.getTime() + sessionDaysMax * dayMs))

/** When an access token that is given out now stops working. */
export const accessExpiry = (now: Date): Date => new Date(now.getTime() + accessTokenMinutes * 60_000)
