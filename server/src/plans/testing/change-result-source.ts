import type { Context } from '#context.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import { insertSource, prepareSource } from '../change-result-source.ts'

/** As if the operator had changed a plan's source a day ago: announced, and from tomorrow on. Gives the first day. */
export async function changeResultSource(
  ctx: Context,
  change: Pick<Parameters<typeof insertSource>[2], 'planId' | 'source'>,
): Promise<string> {
  await prepareSource(ctx, change.source)
  const notBefore = addDays(utcDay(ctx.clock.now()), 1)
  return ctx.transaction((tx) => insertSource(ctx, tx, { ...change, isProposal: false, notBefore }))
}
