import type { Database } from '#platform/database/pool.ts'
import { auditChainState, compareSeals, sealAuditEntries, sealedBeyond } from './audit-store.ts'

/** How far the chain has come, and how many entries it has not reached. */
export const auditState = (db: Database) => auditChainState(db)

/** Seals what can be sealed, behind the writers; gives how many entries. */
export const sealAudit = (db: Database): Promise<number> => sealAuditEntries(db)

/** Where the chain was found whole up to. Kept outside of the database it is what a forger lacks. */
export type AuditCheckpoint = { readonly position: bigint; readonly entryId: bigint; readonly hash: string }

/** Where every chain begins: SHA-256 of "evenmoor audit". */
const chainStart: AuditCheckpoint = {
  position: 0n,
  entryId: 0n,
  hash: '8278ecd368f24fedb3db41c4b547d7058eff183073fdb7a2df2cfad900967197',
}

const stretchMax = 10_000

/**
 * Reads the whole chain of audit entries and names those that were edited, removed or added since they were sealed; it
 * stops at the stretch of 10,000 where it finds the first. No problem means that all up to the checkpoint is as it was.
 */
export async function verifyAudit(
  db: Database,
): Promise<{ checkpoint: AuditCheckpoint; problems: readonly string[] }> {
  let checkpoint = chainStart
  for (;;) {
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

async function cutOff(db: Database, { position, entryId }: AuditCheckpoint): Promise<string[]> {
  const beyond = await sealedBeyond(db, entryId)
  return beyond === undefined
    ? []
    : [`the chain ends at seal ${position}, but entries up to ${beyond} were sealed`]
}
