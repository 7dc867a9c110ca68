import type { Clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { ListTaken } from '#platform/list/list-taken.ts'
import { recordAudit } from './record-audit.ts'

/** Who took which list, narrowed by what, and how many rows it had then. */
export const recordListTaken = (
  ctx: { readonly clock: Clock },
  tx: Tx,
  { personId, list, filters, rows }: ListTaken,
): Promise<void> =>
  recordAudit(ctx, tx, {
    actorId: personId,
    action: 'list.taken',
    subject: `list/${list}`,
    after: { rows, filters },
  })
