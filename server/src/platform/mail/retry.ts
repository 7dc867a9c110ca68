import type { Outcome } from './mail-store.ts'
import { refusalText } from './refusal-facts.ts'

const firstPauseMs = 5_000
const longestPauseMs = 15 * 60_000
const refusalsMax = 5

/** How long to wait after a number of failed attempts: 5 s doubling to 15 minutes. */
const pauseMs = (attempts: number): number =>
  Math.min(firstPauseMs * 2 ** Math.max(0, attempts - 1), longestPauseMs)

/**
 * What a failed attempt comes to. A server that is away, slow or busy is tried for as long as it takes.
 * A mail that the server itself refuses for good (5xx) is parked after five attempts, so that
 * one bad mail costs the others nothing.
 */
export function afterFailure(
  error: unknown,
  { attempts, recipient }: { readonly attempts: number; readonly recipient: string },
  now: Date,
): Outcome {
  const text = refusalText(error, recipient)
  if (isRefusal(error) && attempts >= refusalsMax) return { kind: 'parked', at: now, error: text }
  return { kind: 'again', at: new Date(now.getTime() + pauseMs(attempts)), error: text }
}

const isRefusal = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  // Wrong credentials and refused greetings are the settings' fault, not the mail's.
  if (!('command' in error) || !/^(MAIL FROM|RCPT TO|DATA)$/.test(String(error.command))) return false
  return 'responseCode' in error && Number(error.responseCode) >= 500
}
