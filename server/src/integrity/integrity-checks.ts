/** The results of the integrity checks: what all processes found together, whichever answers. */
import type { Context } from '#context.ts'
import type { Database } from '#platform/database/pool.ts'
import {
  type Finding,
  selectIntegrityChecks,
  type IntegrityCheckName,
  writeIntegrityCheck,
} from './integrity-check-store.ts'

export { hasFindings, lockHasFindings, selectFindingsSince } from './integrity-check-store.ts'
export type { Finding, IntegrityCheckName } from './integrity-check-store.ts'

/** In the order staff see them. */
export const integrityCheckNames = [
  'ledger',
  'transfer_chain',
  'audit_chain',
] as const satisfies readonly IntegrityCheckName[]

/** More would add nothing: after one fault every later row may be wrong. */
const findingsMax = 50

/** After so long without finding it again, a process has left a finding: it is gone, or its check doesn't come round. More than two machines' clocks may differ. */
const leftAfterMs = 10 * 60_000

type Round = {
  /** When the reading began that covers everything by now; null until one does: then an empty result means nothing. */
  readonly coveredSince: Date | null
  readonly findings: readonly Finding[]
}

/**
 * Stores the result of a process's round; a round that found nothing and has not covered everything yet is none. What
 * another process found is its own to clear: this one may have read that place before, or lack what the other remembers.
 * Once the other has left a finding, one that has read everything since clears it (decision 246). Returns true if there
 * is such a finding, and everything should be read again.
 */
export async function recordIntegrityCheck(
  { db, clock, processId }: Pick<Context, 'db' | 'clock' | 'processId'>,
  name: IntegrityCheckName,
  { coveredSince, findings }: Round,
): Promise<boolean> {
  if (findings.length === 0 && coveredSince === null) return false
  const at = clock.now()
  const before = (moment: Date) => new Date(moment.getTime() - leftAfterMs)
  const isLeft = await writeIntegrityCheck(db, {
    name,
    by: processId,
    at,
    findings: findings.slice(0, findingsMax),
    clearsBefore: before(coveredSince ?? at),
    leftBefore: before(at),
    leftMax: findingsMax,
  })
  return isLeft && findings.length === 0
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
      findings: withoutRepeats(row?.findings ?? []),
    }
  })
}

/** Most problems are found by every process. */
const withoutRepeats = (findings: readonly Finding[]): Finding[] => [
  ...new Map(
    findings.map(({ what, place, detail }) => [
      JSON.stringify([what, place, detail]),
      { what, place, detail },
    ]),
  ).values(),
]

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
