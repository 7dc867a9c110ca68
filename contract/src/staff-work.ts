import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { refusing } from '#refusals.ts'
import { roleCan, type StaffPermission, type StaffRole } from '#staff.ts'
import { amount, id, instant } from '#wire.ts'

/** The queues whose items are assigned to one staff member at a time: who sees each, and who works it. */
export const workQueues = {
  withdrawals: { read: 'withdrawals:read', work: 'withdrawals:decide' },
  payouts: { read: 'withdrawals:read', work: 'withdrawals:decide' },
  payment_reviews: { read: 'deposits:read', work: 'deposits:decide' },
  identity: { read: 'identity:read', work: 'identity:decide' },
  bonuses: { read: 'bonuses:read', work: 'bonuses:decide' },
  messages: { read: 'messages:read', work: 'messages:work' },
} as const satisfies Readonly<Record<string, { read: StaffPermission; work: StaffPermission }>>
export type WorkQueue = keyof typeof workQueues

export const workQueueNames = Object.keys(workQueues) as readonly WorkQueue[]
const queue = z.enum(Object.keys(workQueues) as [WorkQueue, ...WorkQueue[]])

/** Whether staff of a role may work a queue, and so have its items assigned. */
export const mayWork = (role: StaffRole, name: WorkQueue): boolean => roleCan(role, workQueues[name].work)

const colleague = z.object({ id, name: z.string() })
/** The staff member who has an item; null while it is unassigned. */
export const assignee = z.nullable(colleague)

/** What else is worth knowing before an item is opened: an approval that it has or needs, why it waits, or the document sent. */
export const workNotes = [
  'two_approvals',
  'second_approval',
  'new_address',
  'on_hold',
  'passport',
  'identity_card',
  'driving_licence',
] as const
export type WorkNote = (typeof workNotes)[number]

const workItem = z.object({
  queue,
  id,
  /** Told to people, such as "C-1042"; null where a queue has none. */
  reference: z.nullable(z.string()),
  since: instant,
  /** Whom it is about. */
  person: z.nullable(z.object({ name: z.string(), email: z.string() })),
  amount: z.nullable(amount),
  /** Of the amount: `usd` or a coin. */
  asset: z.nullable(z.string()),
  note: z.nullable(z.enum(workNotes)),
  assignee,
})
export type WorkItem = z.infer<typeof workItem>

/** As many items as the answer has at most; `count` counts all of them. */
export const workItemsMax = 200

export const listStaffWork = endpoint({
  method: 'GET',
  path: '/api/staff/work/',
  summary: 'Items that wait for staff, across all queues the role may see, oldest first',
  access: { kind: 'staff', permission: 'console:read' },
  answer: z.object({
    at: instant,
    /** The operator's goal for a review, in hours; null where none is set. */
    goal_hours: z.nullable(z.number()),
    count: z.int(),
    items: z.array(workItem),
  }),
})
export type StaffWork = z.infer<typeof listStaffWork.answer>

const assign = { kind: 'staff', permission: 'work:assign' } as const
const params = z.object({ queue, id })
const assigned = z.object({ queue, id, assignee })

export const assignNextWork = endpoint({
  method: 'POST',
  path: '/api/staff/work/next/',
  summary:
    'Assign yourself the oldest unassigned item that you may decide; two callers never get the same one',
  access: assign,
  answer: z.object({ item: z.nullable(z.object({ queue, id })) }),
})

export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/staff/work/{queue}/colleagues/',
  summary: 'Staff to whom an item of the queue can be assigned',
  access: assign,
  params: z.object({ queue }),
  answer: z.array(colleague),
})

export const assignWork = endpoint({
  method: 'POST',
  path: '/api/staff/work/{queue}/{id}/assignment/',
  summary: 'Assign an item to a staff member; 409 if a colleague has it: unassign it first',
  access: assign,
  params,
  body: z.object({
    assignee_id: z
      .string(refusing('colleague_missing'))
      .check(z.minLength(1, refusing('colleague_missing')), z.maxLength(64, refusing('colleague_missing'))),
  }),
  answer: assigned,
})

export const unassignWork = endpoint({
  method: 'DELETE',
  path: '/api/staff/work/{queue}/{id}/assignment/',
  summary: 'Unassign an item, whichever colleague has it',
  access: assign,
  params,
  answer: assigned,
})
