import { dayMs } from '#platform/clock.ts'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { deleteSecretsBefore, deleteSecretsOf } from './one-time-secret-store.ts'

/** Removes every code and link of a person. */
export const forgetSecrets = (tx: Tx, personId: string): Promise<void> => deleteSecretsOf(tx, personId)

/** Removes codes and links a day after they expired. */
export const removeOldSecrets = (ctx: Context): Promise<void> =>
  deleteSecretsBefore(ctx.db, new Date(ctx.clock.now().getTime() - dayMs))
