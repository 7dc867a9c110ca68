import { hkdfSync } from 'node:crypto'
import { type SignerKey, signerKey } from '@evenmoor/tlog'
import type { Context } from '#context.ts'
import { secretKey } from '#platform/secret-key.ts'

/**
 * What checkpoints are signed with: Ed25519, which every log carries, and ML-DSA-44, which no quantum computer forges.
 * Each seed is derived from the one key in DATA_DIR.
 */
export async function logKeys(ctx: Pick<Context, 'config'>, origin: string): Promise<SignerKey[]> {
  const { key } = await secretKey(ctx.config.dataDir, 'log-signing')
  const seed = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `evenmoor log ${use}`, 32))
  return (['ed25519', 'ml-dsa-44'] as const).map((type) => signerKey(origin, type, seed(type)))
}

/** The name of this installation's log: where its files are, without the scheme. */
export function originFor({ publicUrl }: Context['config']): string {
  const { host, pathname } = new URL(publicUrl)
  return `${host}${pathname.replace(/\/$/, '')}/log`
}
