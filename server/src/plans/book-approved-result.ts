import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { insertDailyResult } from './daily-result-store.ts'

type Approved = {
  readonly planId: string
  readonly day: string
  readonly ratePpm: bigint
  readonly bookedBy: string
  readonly approvedBy: string
}

/** Books a result that one member of staff proposed and another approved; false when the day has one already. */
export const bookApprovedResult = (ctx: Context, tx: Tx, approved: Approved): Promise<boolean> =>
  insertDailyResult(tx, { ...approved, source: 'booked', at: ctx.clock.now() })
