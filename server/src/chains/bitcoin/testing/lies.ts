import type { Rewrite } from '../../testing/rewrite.ts'

/** Blocks that do not follow one another. */
export const noParent: Rewrite = (method, result) =>
  method === 'getblock' ? { ...(result as object), previousblockhash: 'f'.repeat(64) } : undefined

/** Another transaction than the one requested. */
export const otherTransaction: Rewrite = (method, result) =>
  method === 'getrawtransaction' && result !== null
    ? { ...(result as object), txid: 'f'.repeat(64) }
    : undefined
