import { openNote, parseNote, TlogProblem } from '@evenmoor/tlog'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badRequest, forbidden, notFound } from '#platform/problems.ts'
import { type Cosignature, insertCosignature } from './cosignature-store.ts'
import { checkpointOf } from './log-store.ts'

/** How far a witness's clock may be ahead of ours. */
const aheadMaxMs = 300_000

/**
 * Keeps what a witness signed about a head of this log; the same again changes nothing. Refuses a key that the operator
 * did not configure (403), a head that was never signed (404), and a signature that is not right (400).
 */
export async function addCosignature(
  ctx: Context,
  tx: Tx,
  { size, cosignature }: { size: number; cosignature: string },
): Promise<Cosignature> {
  const line = `${cosignature.trim()}\n`
  const signer = signerOf(line)
  const key = ctx.config.logWitnesses.find(({ name, id }) => name === signer.name && id === signer.id)
  if (key === undefined) throw forbidden('witness_unknown')
  const checkpoint = await checkpointOf(tx, size)
  if (checkpoint === undefined) throw notFound('checkpoint_unknown')
  const time = timeOf(() => openNote(`${parseNote(checkpoint.note).text}\n${line}`, [key]).signedBy[0]?.time)
  const now = ctx.clock.now()
  if (time === undefined || time * 1_000 > now.getTime() + aheadMaxMs) throw badRequest('cosignature_wrong')
  const kept = { size, witness: key.name, keyId: key.id, line, seenAt: new Date(time * 1_000) }
  await insertCosignature(tx, kept, now)
  return kept
}

/** Who a line claims to be of. */
function signerOf(line: string): { name: string; id: string } {
  try {
    const [signature, ...more] = parseNote(`-\n\n${line}`).signatures
    if (signature !== undefined && more.length === 0) return signature
  } catch (error) {
    if (!(error instanceof TlogProblem)) throw error
  }
  throw badRequest('cosignature_wrong')
}

function timeOf(open: () => number | undefined): number | undefined {
  try {
    return open()
  } catch (error) {
    if (error instanceof TlogProblem) return undefined
    throw error
  }
}
