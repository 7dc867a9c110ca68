import { because } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { namingWhoActed } from '#audit/who-acted.ts'
import { isDay, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { badField, conflict } from '#platform/problems.ts'
import { firstResultDays } from '#plans/book-daily-results.ts'
import { readPlanDay } from './plan-day.ts'
import { type ProposalKind, proposalRefusal } from './proposal.ts'
import { insertProposal } from './proposal-store.ts'
import { ratePpmTyped } from './rate-input.ts'

type Proposed = {
  readonly staffId: string
  readonly kind: ProposalKind
  readonly planId: string
  readonly day: string
  /** Percent as typed; only of a result. */
  readonly rate?: string
  readonly reason: string
}

/**
 * Proposes a day's result, or that what stands for it is taken back; nothing moves before a colleague approves. 400 for a
 * plan, day or rate that cannot be; 409 where the day does not allow it now, or another proposal for it is open.
 */
export async function proposeResult(ctx: Context, tx: Tx, given: Proposed): Promise<{ id: string }> {
  const { staffId, kind, planId, day, reason } = given
  await assertFinishedDay(ctx, tx, planId, day)
  const ratePpm = kind === 'result' ? ratePpmTyped('rate', given.rate ?? '') : null
  const refusal = proposalRefusal((await readPlanDay(ctx, tx, planId, day)).standing, kind)
  if (refusal !== undefined) throw conflict(refusal)
  const id = uuidv7()
  const proposedAt = ctx.clock.now()
  const made = { id, kind, planId, day, ratePpm, reason, proposedBy: staffId, proposedAt }
  if (!(await insertProposal(tx, made))) {
    throw conflict(
      await namingWhoActed(tx, because('proposal_open_already'), `plan/${planId}/${day}`, {
        'result.propose': (who, time) => because('who_proposed_result', { name: who, acted_time: time }),
      }),
    )
  }
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'result.propose',
    subject: `plan/${planId}/${day}`,
    after: { proposal: id, kind, rate_ppm: ratePpm === null ? null : Number(ratePpm), reason },
  })
  return { id }
}

async function assertFinishedDay(ctx: Context, tx: Tx, planId: string, day: string): Promise<void> {
  const first = (await firstResultDays(tx)).get(planId)
  if (first === undefined) throw badField('plan_id', 'plan_unknown')
  if (!isDay(day)) throw badField('day', 'day_malformed', { day })
  if (day < first) throw badField('day', 'plan_starts_later', { first_day: first })
  if (day >= utcDay(ctx.clock.now())) throw badField('day', 'day_not_ended')
}
