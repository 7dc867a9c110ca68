import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { readOpenCheckouts } from '../deposit-store.ts'

/** Whether an investor has a checkout whose price is held and that something is still due for. */
export const hasOpenDeposit = async (ctx: Context, tx: Tx, investorId: string): Promise<boolean> =>
  (await readOpenCheckouts(tx, investorId, { now: ctx.clock.now(), limit: 1 })).length > 0
