/** The results of the integrity checks, stored so that staff see them whichever process answers. */
import type { Context } from '#context.ts'
import type { Database } from '#platform/database/pool.ts'
import {
  type Finding,
  selectIntegrityChecks,
  type IntegrityCheckName,
  writeIntegrityCheck,
} from './integrity-check-store.ts'

export { isBroken, lockIsBroken, selectBrokenSince } from './integrity-check-store.ts'
export type { Finding, IntegrityCheckName } from './integrity-check-store.ts'

/** In the order staff see them. */
export const integrityCheckNames = [
  'ledger',
  'transfer_chain',
  'audit_chain',
] as const satisfies readonly IntegrityCheckName[]

/** More would add nothing: after one fault every later row may be wrong. */
const findingsMax = 50

type Round = {
  /** Whether the check has covered everything by now: only then does an empty result mean that all is well. */
  readonly isThrough: boolean
  readonly findings: readonly Finding[]
}

/**
 * Stores the result of a check's round. A round that found nothing and has not covered everything yet is not a result.
 */
export async function recordIntegrityCheck(
  ctx: Context,
  name: IntegrityCheckName,
  round: Round,
): Promise<void> {
  if (round.findings.length === 0 && !round.isThrough) return
  const findings = round.findings.slice(0, findingsMax)
  await writeIntegrityCheck(ctx.db, { name, at: ctx.clock.now(), findings })
}

export type IntegrityCheck = {
  readonly name: IntegrityCheckName
  /** Null until the first full pass. */
  readonly checkedAt: Date | null
  readonly wrongSince: Date | null
  readonly findings: readonly Finding[]
}

/** Every check with its last findings. */
export async function readIntegrityChecks(db: Database): Promise<IntegrityCheck[]> {
  const rows = new Map((await selectIntegrityChecks(db)).map((row) => [row.name, row]))
  return integrityCheckNames.map((name) => {
    const row = rows.get(name)
    return {
      name,
      checkedAt: row?.checked_at ?? null,
      wrongSince: row?.wrong_since ?? null,
      findings: row?.findings ?? [],
    }
  })
}

/** How many problems are open, since when the oldest, and when the stalest check last ran. */
export async function openFindings(
  db: Database,
): Promise<{ count: number; oldestAt: Date | null; checkedAt: Date | null }> {
  const watches = await readIntegrityChecks(db)
  const checked = watches.map(({ checkedAt }) => checkedAt?.getTime() ?? null)
  return {
    count: watches.reduce((sum, { findings }) => sum + findings.length, 0),
    oldestAt: earliest(watches.flatMap(({ wrongSince }) => wrongSince ?? [])),
    checkedAt: checked.includes(null) ? null : earliest(watches.flatMap(({ checkedAt }) => checkedAt ?? [])),
  }
}

const earliest = (moments: readonly Date[]): Date | null =>
  moments.length === 0 ? null : new Date(Math.min(...moments.map((at) => at.getTime())))
