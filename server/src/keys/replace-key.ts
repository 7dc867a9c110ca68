import type { Context } from '#context.ts'
import { StartProblem } from '#database/start-problem.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { knownSecretKey, makeSecretKey, type SecretKeyName } from '#platform/secret-key.ts'
import { lockKeys, readFingerprints, replaceFingerprint } from './key-store.ts'
import { keyUses } from './key-uses.ts'

/**
 * Gives up a key that is lost: the one that stands in DATA_DIR now, or a new one, takes its place. The owner's to do, and
 * audited. Gives what is lost with it. Throws a StartProblem where nothing is lost.
 */
export const replaceKey = (
  ctx: Context,
  { name, reason }: { name: SecretKeyName; reason: string },
): Promise<string> =>
  ctx.transaction(async (tx) => {
    await lockKeys(tx)
    const { dataDir } = ctx.config
    const before = (await readFingerprints(tx)).get(name)
    if (before === undefined && !(await keyUses[name].isUsed(tx)))
      throw new StartProblem(`This database was never used with a key ${name}: there is nothing to replace.`)
    const found = await knownSecretKey(dataDir, name)
    if (before !== undefined && found?.id.equals(before))
      throw new StartProblem(`secrets/${name} in DATA_DIR is the key of this database: nothing is lost.`)
    const { id } = found ?? (await makeSecretKey(dataDir, name))
    await replaceFingerprint(tx, name, id, ctx.clock.now())
    await keyUses[name].afterLoss?.(ctx, tx)
    await recordAudit(ctx, tx, {
      actorId: null,
      action: 'key.replaced',
      subject: `key/${name}`,
      before: { fingerprint: before?.toString('hex') ?? null },
      after: { fingerprint: id.toString('hex') },
      reason,
    })
    return keyUses[name].lost
  })
