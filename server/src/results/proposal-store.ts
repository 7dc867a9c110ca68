import { sql } from 'kysely'
import { displayName } from '#people/display-name.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { ProposalKind } from './proposal.ts'

export type Proposal = {
  readonly id: string
  readonly kind: ProposalKind
  readonly planId: string
  readonly day: string
  /** Null for a reversal. */
  readonly ratePpm: bigint | null
  readonly reason: string
  readonly status: 'open' | 'approved' | 'rejected'
  readonly proposedBy: string
  readonly proposedAt: Date
}

/** Writes a proposal; false when another one for the day is open. */
export async function insertProposal(tx: Tx, proposal: Omit<Proposal, 'status'>): Promise<boolean> {
  const row = await tx
    .insertInto('result_proposal')
    .values({
      id: proposal.id,
      kind: proposal.kind,
      plan_id: proposal.planId,
      day: proposal.day,
      rate_ppm: proposal.ratePpm === null ? null : Number(proposal.ratePpm),
      reason: proposal.reason,
      proposed_by: proposal.proposedBy,
      proposed_at: proposal.proposedAt,
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A proposal, locked until the transaction ends. */
export async function lockProposal(tx: Tx, id: string): Promise<Proposal | undefined> {
  const row = await tx
    .selectFrom('result_proposal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      kind: row.kind as ProposalKind,
      planId: row.plan_id,
      day: row.day,
      ratePpm: row.rate_ppm === null ? null : BigInt(row.rate_ppm),
      reason: row.reason,
      status: row.status as Proposal['status'],
      proposedBy: row.proposed_by,
      proposedAt: row.proposed_at,
    }
  )
}

export async function decideProposal(
  tx: Tx,
  id: string,
  decision: { status: 'approved' | 'rejected'; staffId: string; at: Date; reason?: string },
): Promise<void> {
  await tx
    .updateTable('result_proposal')
    .set({
      status: decision.status,
      decided_by: decision.staffId,
      decided_at: decision.at,
      decision_reason: decision.reason ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** The proposals of a plan's day with the names of the people, newest first. */
export async function selectProposals(tx: Tx, planId: string, day: string) {
  return tx
    .selectFrom('result_proposal as p')
    .innerJoin('person as a', 'a.id', 'p.proposed_by')
    .leftJoin('person as b', 'b.id', 'p.decided_by')
    .selectAll('p')
    .select([displayName('a').as('proposed_by_name'), displayName('b').as('decided_by_name')])
    .where('p.plan_id', '=', planId)
    .where('p.day', '=', sql<string>`${day}::date`)
    .orderBy('p.id', 'desc')
    .execute()
}
export type ProposalRow = Awaited<ReturnType<typeof selectProposals>>[number]
