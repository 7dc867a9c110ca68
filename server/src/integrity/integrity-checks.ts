/** What the watches over the history find, kept so that staff see it whichever process answers them. */
import type { Context } from '#context.ts'
import type { Database } from '#platform/database/pool.ts'
import {
  type Finding,
  selectIntegrityChecks,
  type IntegrityCheckName,
  writeIntegrityCheck,
} from './integrity-check-store.ts'

export type { Finding, IntegrityCheckName } from './integrity-check-store.ts'

/** In the order in which staff read them. */
export const integrityCheckNames = [
  'ledger',
  'transfer_chain',
  'audit_chain',
] as const satisfies readonly IntegrityCheckName[]

/** More would say nothing new: after one fault every later row may offend. */
const findingsMax = 50

type Round = {
  /** Whether it has been through everything by now: only then does finding nothing mean that all holds. */
  readonly isThrough: boolean
  readonly findings: readonly Finding[]
}

/** Keeps what a round of a watch found; a round on the way through a long history that found nothing says nothing. */
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
  /** Null before it was through for the first time. */
  readonly checkedAt: Date | null
  readonly wrongSince: Date | null
  readonly findings: readonly Finding[]
}

/** Every watch with what it found last. */
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

/** How many things are wrong, since when the first, and when the watch that looked longest ago had looked. */
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
