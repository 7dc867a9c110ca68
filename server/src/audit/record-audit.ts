import type { AuditAction } from '@evenmoor/contract/staff-audit'
import type { Clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { alongside } from '#platform/database/transaction.ts'

export type { AuditAction }

/** Who did what to whom; `actorId` is null for the operator at the command line. */
export type AuditEntry = {
  readonly actorId: string | null
  readonly action: AuditAction
  readonly subject: string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** The actor's own words; required when the action hurts someone. */
  readonly reason?: string
}

/** Appends an audit entry, in the transaction of the event itself. */
export async function recordAudit(ctx: { readonly clock: Clock }, tx: Tx, entry: AuditEntry): Promise<void> {
  const { actorId, action, subject, before, after, reason } = entry
  const inserted = tx
    .insertInto('audit_entry')
    .values({
      at: ctx.clock.now(),
      actor_id: actorId,
      action,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      reason: reason ?? null,
    })
    .execute()
  await alongside(tx, inserted)
}
