import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { appendToLog } from './append-to-log.ts'
import { logKeys } from './log-keys.ts'
import { checkpoints } from './log-store.ts'

/**
 * Logs that the log has other keys from now on, and so signs its head with them: one that only the old key signed would be
 * refused until the next snapshot.
 */
export async function logNewKeys(ctx: Context, tx: Tx): Promise<void> {
  const [last] = await checkpoints(tx, 1)
  if (last === undefined) return
  const at = ctx.clock.now().toISOString()
  const keys = (await logKeys(ctx, last.origin)).map(({ vkey }) => vkey).join(' ')
  await appendToLog(ctx, tx, [{ subject: `log_keys/${at}`, content: { type: 'log_keys', at, keys } }])
}
