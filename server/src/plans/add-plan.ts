import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badField } from '#platform/problems.ts'
import { alertOfProposal } from './alert-of-proposal.ts'
import { firstDayOfTerms, takesColleague } from './terms-authority.ts'
import { effectiveFromOf, figuresAsText, planIdFor, readFigures, type TypedTerms } from './terms.ts'
import { insertPlan, insertVersion } from './terms-store.ts'

type Wish = TypedTerms & { readonly title: string; readonly reason: string; readonly staffId: string }

/**
 * Adds a plan, open from a UTC day to come once a colleague approved it, as `changePlanTerms` has it; its results are an illustration until the operator changes their
 * source. Returns its id. Throws a 400 by field, for a name that is taken too.
 */
export async function addPlan(ctx: Context, tx: Tx, wish: Wish): Promise<string> {
  const { title, reason, staffId } = wish
  const id = planIdFor(title)
  if (id === undefined) throw badField('title', 'plan_name_without_letters')
  const figures = readFigures(wish)
  const now = ctx.clock.now()
  const isProposal = await takesColleague(ctx, tx, staffId)
  const firstDay = firstDayOfTerms(now, { hasColleague: isProposal })
  const effectiveFrom = effectiveFromOf(wish.effective_on, { now, firstDay })
  if (!(await insertPlan(tx, { id, title }))) {
    throw badField('title', 'plan_name_taken')
  }
  const resultSource = 'illustration'
  const terms = { planId: id, version: 1, ...figures, resultSource, effectiveFrom } as const
  await insertVersion(tx, { ...terms, madeBy: staffId, madeAt: now, approvedAt: isProposal ? null : now })
  if (isProposal) await alertOfProposal(ctx, tx, { planId: id, title })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'plan.add',
    subject: `plan/${id}`,
    after: {
      title,
      ...figuresAsText(figures),
      effective_from: effectiveFrom.toISOString(),
      state: isProposal ? 'proposed' : 'announced',
      reason,
    },
  })
  return id
}
