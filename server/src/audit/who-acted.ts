import type { Refusal } from '@evenmoor/contract/refusals'
import type { Tx } from '#platform/database/pool.ts'
import type { AuditAction } from './record-audit.ts'
import { displayName } from '#people/display-name.ts'

/** Null for an action without a person behind it, such as a job's. */
type Sentences = Readonly<Partial<Record<AuditAction, ((who: string, at: string) => Refusal) | null>>>

/**
 * A refusal and who was faster: the newest of these actions on the subject, in its sentence. Unchanged when
 * staff did none of them. Call it while the subject is locked.
 */
export async function namingWhoActed(
  tx: Tx,
  refusal: Refusal,
  subject: string,
  sentences: Sentences,
): Promise<Refusal> {
  const actions = Object.keys(sentences)
  if (actions.length === 0) return refusal
  const act = await tx
    .selectFrom('audit_entry as e')
    .leftJoin('person as p', 'p.id', 'e.actor_id')
    .select(['e.action', 'e.at', displayName('p').as('who')])
    .where('e.subject', '=', subject)
    .where('e.action', 'in', actions)
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const say = act && sentences[act.action as AuditAction]
  if (!say || act.who === null) return refusal
  return { ...refusal, more: say(act.who, act.at.toISOString()) }
}
