import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { codeHash, isSameHash } from './one-time-secret.ts'
import { addFailedTry, lockLiveCodes } from './one-time-secret-store.ts'

/**
 * Which of a person's forms a six-digit code confirms; undefined when it matches none. A wrong code counts as a try
 * against each code that it could have been. The person must be locked already.
 */
export async function checkCode(
  ctx: Context,
  tx: Tx,
  { personId, code, formIds }: { personId: string; code: string; formIds: readonly string[] },
): Promise<string | undefined> {
  const live = await lockLiveCodes(tx, personId, ctx.clock.now())
  const codes = live.filter(({ form_id: id }) => id !== null && formIds.includes(id))
  const right = codes.find(({ id, secret_hash: hash }) => isSameHash(hash, codeHash(code, personId, id)))
  if (right !== undefined) return right.form_id ?? undefined
  const ids = codes.map(({ id }) => id)
  if (ids.length > 0) await addFailedTry(tx, ids)
  return undefined
}
