import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { markedName } from '#look-alike.ts'
import { staffList } from '#staff-list.ts'
import { reasonText } from '#staff-reason.ts'
import { amount, coin, id, instant, reference } from '#wire.ts'

/** Withdrawals wait because a credited payment left its chain; it lasts until staff end it. */
export const staffPause = z.object({
  id,
  coin,
  network: z.string(),
  network_name: z.string(),
  /** Whose withdrawals alone it holds; null: of everyone who was credited in this coin or is to be paid in it. */
  investor: z.nullable(markedName),
  /** Withdrawals that wait because of it now. */
  held: z.int(),
  /** Credits that were taken back while it stood, and the payment of the first of them. */
  reversals: z.int(),
  /** Each of them, with the positions and results that it took along; those that could not be taken back among them. */
  unwound: z.array(
    z.object({
      investor: markedName,
      deposit_id: id,
      deposit_reference: reference,
      transaction: z.string(),
      credited: amount,
      /** False while its money is gone: nothing is reversed, and staff have to look. */
      taken_back: z.boolean(),
      /** It is on its chain again, and credited again. */
      has_returned: z.boolean(),
      /** What came out of positions, and the results reversed with it; below zero losses that were given back. */
      positions: amount,
      results: amount,
      /** What of the results was gone, which the house bears. */
      shortfall: amount,
    }),
  ),
  deposit_id: id,
  deposit_reference: reference,
  transaction: z.string(),
  began_at: instant,
  ended_at: z.nullable(instant),
  ended_by: z.nullable(z.object({ id, name: z.string() })),
  reason: z.nullable(z.string()),
  /** Changes with each further reversal. */
  version: z.int(),
})
export type StaffPause = z.infer<typeof staffPause>

export const listStaffPauses = staffList({
  path: '/api/staff/pauses/',
  summary: 'The pauses of withdrawals, newest first',
  permission: 'pauses:read',
  item: staffPause,
  sorts: ['began_at'],
  defaultSort: '-began_at',
  filters: { status: z.optional(z.enum(['open', 'ended'])) },
})

const params = z.object({ id })

export const getStaffPause = endpoint({
  method: 'GET',
  path: '/api/staff/pauses/{id}/',
  summary: 'One pause of withdrawals',
  access: { kind: 'staff', permission: 'pauses:read' },
  params,
  answer: staffPause,
})

export const endPause = endpoint({
  method: 'POST',
  path: '/api/staff/pauses/{id}/end/',
  summary: 'End a pause with a reason; the withdrawals it held can be approved and paid again',
  access: { kind: 'staff', permission: 'pauses:end' },
  params,
  body: z.object({
    reason: reasonText(),
    /** The version that the decider saw; when more was reversed since, nothing is done. */
    version: z.optional(z.int()),
  }),
  answer: staffPause,
})
