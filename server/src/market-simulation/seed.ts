import { createHash, createHmac } from 'node:crypto'
import type { Context } from '#context.ts'
import { secretKey } from '#platform/secret-key.ts'

/**
 * The seed of a month (`YYYY-MM`), 32 bytes: derived from a key in DATA_DIR, so that neither the database nor the console
 * holds it before it is revealed, and revealing one month says nothing about another.
 */
export async function seedOfMonth(ctx: Context, month: string): Promise<Buffer> {
  const { key } = await secretKey(ctx.config.dataDir, 'result-seed-key')
  return createHmac('sha256', key).update(`evenmoor result seed|${month}`).digest()
}

/** What is published before the seed's month begins. */
export const hashOfSeed = (seed: Buffer): Buffer => createHash('sha256').update(seed).digest()

/** The seed of a published month. Throws when the key in DATA_DIR is not the one that the month was published with. */
export async function publishedSeed(ctx: Context, month: string, seedHash: Buffer): Promise<Buffer> {
  const seed = await seedOfMonth(ctx, month)
  if (hashOfSeed(seed).equals(seedHash)) return seed
  throw new Error(
    `secrets/result-seed-key in DATA_DIR is not the key that month ${month} was published with: put the file back from a backup`,
  )
}
