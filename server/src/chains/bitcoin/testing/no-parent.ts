import type { Rewrite } from '../../testing/chain-rig.ts'

/** Blocks that do not follow one another. */
export const noParent: Rewrite = (method, result) =>
  method === 'getblock' ? { ...(result as object), previousblockhash: 'f'.repeat(64) } : undefined
