import type { AuditAction } from '@evenmoor/contract/staff-audit'
import type { Clock } from '#platform/clock.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
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
  const row = {
    at: ctx.clock.now(),
    actorId,
    action,
    subject,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
    reason: reason ?? null,
  }
  await alongside(tx, insert(tx, row))
}

type Row = {
  readonly at: Date
  readonly actorId: string | null
  readonly action: string
  readonly subject: string
  readonly before: string | null
  readonly after: string | null
  readonly reason: string | null
}

const insert = compiledOnce((tx, given: Row) =>
  tx.insertInto('audit_entry').values({
    at: given.at,
    actor_id: given.actorId,
    action: given.action,
    subject: given.subject,
    before: given.before,
    after: given.after,
    reason: given.reason,
  }),
)
