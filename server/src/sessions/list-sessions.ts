import type { SessionAnswer } from '@evenmoor/contract/sessions'
import type { Context } from '#context.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Tx } from '#platform/database/pool.ts'
import { deviceOf, maskedAddress, namesOf } from './device.ts'
import { selectLiveSessions } from './session-store.ts'

/** Where a person is logged in, newest use first. */
export async function listSessions(ctx: Context, tx: Tx, caller: Caller): Promise<SessionAnswer[]> {
  const rows = await selectLiveSessions(tx, caller.personId, ctx.clock.now())
  return rows.map((row) => {
    const { browser = null, system = null } = namesOf(row.user_agent)
    return {
      id: row.id,
      device: deviceOf(row.user_agent),
      browser,
      system,
      address: maskedAddress(row.address),
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
      this_session: row.id === caller.sessionId,
    }
  })
}
