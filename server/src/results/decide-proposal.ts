/** Decisions about proposals. Each is made once, and the proposer cannot approve. */
import { because } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { type AuditAction, recordAudit } from '#audit/record-audit.ts'
import { isAmong } from '#people/staff-accounts/second-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, forbidden, notFound } from '#platform/problems.ts'
import { bookApprovedResult } from '#plans/book-approved-result.ts'
import { isUuid } from '#wallet/cursor.ts'
import { insertCorrection } from './correction-store.ts'
import { readPlanDay } from './plan-day.ts'
import { proposalRefusal } from './proposal.ts'
import { decideProposal, lockProposal, type Proposal, selectProposals } from './proposal-store.ts'

type Decision = { readonly id: string; readonly staffId: string }
export type DecidedDay = { readonly planId: string; readonly day: string }

/**
 * Approves a colleague's proposal: books the day's result, or the correction, which jobs then apply to the positions.
 * 403 for one's own, 409 when it is decided or the day does not allow it any more.
 */
export async function approveProposal(ctx: Context, tx: Tx, { id, staffId }: Decision): Promise<DecidedDay> {
  const proposal = await lockOpen(tx, id)
  if (await isAmong(tx, staffId, [proposal.proposedBy])) throw forbidden(ownProposal)
  await decideProposal(tx, id, { status: 'approved', staffId, at: ctx.clock.now() })
  await book(ctx, tx, proposal, staffId)
  await audit(ctx, tx, proposal, { action: 'result.approve', staffId, after: { status: 'approved' } })
  return proposal
}

/** Rejects a proposal with a reason. The proposer may withdraw it this way. Nothing is booked. */
export async function rejectProposal(
  ctx: Context,
  tx: Tx,
  { id, staffId, reason }: Decision & { readonly reason: string },
): Promise<DecidedDay> {
  const proposal = await lockOpen(tx, id)
  await decideProposal(tx, id, { status: 'rejected', staffId, at: ctx.clock.now(), reason })
  await audit(ctx, tx, proposal, { action: 'result.reject', staffId, after: { status: 'rejected', reason } })
  return proposal
}

/** Why a staff member can't approve what they, or another account of their mailbox, proposed, regardless of role. */
export const ownProposal = because('own_proposal')

async function lockOpen(tx: Tx, id: string): Promise<Proposal> {
  const proposal = isUuid(id) ? await lockProposal(tx, id) : undefined
  if (proposal === undefined) throw notFound()
  if (proposal.status !== 'open') {
    const name = await decider(tx, proposal)
    throw conflict(
      proposal.status === 'approved'
        ? because('proposal_approved_already', { name })
        : because('proposal_rejected_already', { name }),
    )
  }
  return proposal
}

/** Who decided a proposal that is no longer open. The database keeps a person with each decision, and an address with each person. */
async function decider(tx: Tx, { id, planId, day }: Proposal): Promise<string> {
  const row = (await selectProposals(tx, planId, day)).find((each) => each.id === id)
  if (row?.decided_by_name == null) throw new Error(`proposal ${id} is decided, by no one`)
  return row.decided_by_name
}

async function book(ctx: Context, tx: Tx, proposal: Proposal, approvedBy: string): Promise<void> {
  const { id, kind, planId, day, ratePpm, proposedBy: bookedBy } = proposal
  const { standing, corrections } = await readPlanDay(ctx, tx, planId, day)
  const refusal = proposalRefusal(standing, kind)
  if (refusal !== undefined) throw conflict(refusal)
  if (standing.hasResult) {
    const sequence = corrections.length + 1
    await insertCorrection(tx, { id, planId, day, sequence, ratePpm }, ctx.clock.now())
    return
  }
  if (ratePpm === null) throw new Error(`proposal ${id} takes back a day without a result`)
  const booked = await bookApprovedResult(ctx, tx, { planId, day, ratePpm, bookedBy, approvedBy })
  if (!booked) throw conflict('result_arrived_meanwhile')
}

const audit = (
  ctx: Context,
  tx: Tx,
  { id, planId, day, kind, ratePpm, proposedBy }: Proposal,
  given: { action: AuditAction; staffId: string; after: Readonly<Record<string, unknown>> },
): Promise<void> =>
  recordAudit(ctx, tx, {
    actorId: given.staffId,
    action: given.action,
    subject: `plan/${planId}/${day}`,
    before: {
      proposal: id,
      kind,
      rate_ppm: ratePpm === null ? null : Number(ratePpm),
      proposed_by: proposedBy,
      status: 'open',
    },
    after: given.after,
  })
