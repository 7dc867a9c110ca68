import type { Database, Tx } from '#platform/database/pool.ts'
import { type OnProgress, unwatched } from '#platform/on-progress.ts'
import { auditChainState, compareSeals, lastSeal, sealAuditEntries, sealedBeyond } from './audit-store.ts'

/** How far the chain reaches, and how many entries are not sealed yet. */
export const auditState = (db: Database) => auditChainState(db)

/** The last sealed entry; null before the first. */
export const auditHead = (tx: Tx) => lastSeal(tx)

/** Seals what can be sealed without waiting for writers; returns how many entries. */
export const sealAudit = (db: Database): Promise<number> => sealAuditEntries(db)

/** How far the chain was intact. Kept outside the database, it is what a forger lacks. */
export type AuditCheckpoint = { readonly position: bigint; readonly entryId: bigint; readonly hash: string }

/** Where every chain begins: SHA-256 of "evenmoor audit". */
const chainStart: AuditCheckpoint = {
  position: 0n,
  entryId: 0n,
  hash: '8278ecd368f24fedb3db41c4b547d7058eff183073fdb7a2df2cfad900967197',
}

const stretchMax = 10_000

/**
 * Verifies the whole chain of audit entries and lists those edited, removed or added since they were sealed; stops at
 * the batch of 10,000 with the first problem. No problem means that everything up to the checkpoint is unchanged.
 */
export async function verifyAudit(
  db: Database,
  onProgress: OnProgress = unwatched,
): Promise<{ checkpoint: AuditCheckpoint; problems: readonly string[] }> {
  const { sealed } = await auditChainState(db)
  let checkpoint = chainStart
  for (;;) {
    onProgress(Number(checkpoint.position), sealed)
    const rows = await compareSeals(db, checkpoint, stretchMax)
    const problems = rows.flatMap(({ entry_id: id, offence }) =>
      offence === null ? [] : [`audit entry ${id} ${offence}`],
    )
    if (problems.length > 0) return { checkpoint, problems }
    const last = rows.at(-1)
    if (last === undefined) return { checkpoint, problems: await cutOff(db, checkpoint) }
    checkpoint = { position: last.position, entryId: last.entry_id, hash: last.hash }
  }
}

async function cutOff(db: Database, end: AuditCheckpoint): Promise<string[]> {
  const beyond = await sealedBeyond(db, end)
  return beyond === undefined
    ? []
    : [`the chain ends at seal ${end.position}, but entries up to ${beyond} were sealed`]
}
