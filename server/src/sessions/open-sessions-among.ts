import type { Context } from '#context.ts'
import { selectOpenAmong } from './session-store.ts'

/** Which of these sessions still let their person in. */
export const openSessionsAmong = async (ctx: Context, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await selectOpenAmong(ctx.db, ids, ctx.clock.now()))
