import type { LoginFailures } from './login-failure-store.ts'

const freeTries = 2
const longestWaitMs = 60_000

/** Wrong passwords in a row after which only an emailed reset reopens the account (NIST SP 800-63B, 3.2.2). */
export const failuresMax = 100

/** How long after the last wrong password the next may be tried: 1 s from the third on, doubling to 60 s. */
const waitAfterMs = (inARow: number): number =>
  inARow <= freeTries ? 0 : Math.min(1000 * 2 ** (inARow - freeTries - 1), longestWaitMs)

/** Milliseconds left to wait; 0 when the next try may come. */
export const backoffLeftMs = ({ inARow, lastAt }: LoginFailures, now: Date): number =>
  Math.max(0, lastAt.getTime() + waitAfterMs(inARow) - now.getTime())
