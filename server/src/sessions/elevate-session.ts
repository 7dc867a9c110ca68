import type { Tx } from '#platform/database/pool.ts'
import { forgetSecondFactor, updateSession } from './session-store.ts'

/** Marks the session as just verified, by a second factor when given. */
export const elevateSession = (
  tx: Tx,
  sessionId: string,
  { at, bySecondFactor }: { at: Date; bySecondFactor: boolean },
): Promise<void> =>
  updateSession(tx, sessionId, {
    stepped_up_at: at,
    ...(bySecondFactor ? { proof: 'second_factor' } : {}),
  })

/** Somebody has no second factor any more: sessions that were opened with one no longer count as such. */
export const dropSecondFactorProof = (tx: Tx, personId: string): Promise<void> =>
  forgetSecondFactor(tx, personId)
