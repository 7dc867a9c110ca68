import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { search, staffList } from '#staff-list.ts'
import { id, instant } from '#wire.ts'

const somebody = z.nullable(z.object({ id, name: z.string() }))

/** A message of the contact form, as staff see it. */
export const staffMessage = z.object({
  id,
  /** Told to the sender: "C-1042". */
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  created_at: instant,
  assignee: somebody,
  archived_at: z.nullable(instant),
  archived_by: somebody,
})
export type StaffMessage = z.infer<typeof staffMessage>

export const listStaffMessages = staffList({
  path: '/api/staff/messages/',
  summary: 'The messages of the contact form, oldest first',
  permission: 'messages:read',
  item: staffMessage,
  sorts: ['created_at', 'name'],
  filters: { status: z.optional(z.enum(['open', 'mine', 'archived'])), q: search },
})

const params = z.object({ id })
const work = { kind: 'staff', permission: 'messages:work' } as const

export const getStaffMessage = endpoint({
  method: 'GET',
  path: '/api/staff/messages/{id}/',
  summary: 'One message of the contact form',
  access: { kind: 'staff', permission: 'messages:read' },
  params,
  answer: staffMessage,
})

export const archiveMessage = endpoint({
  method: 'POST',
  path: '/api/staff/messages/{id}/archive/',
  summary: 'Put a message away; it can be brought back',
  access: work,
  params,
  answer: staffMessage,
})

export const restoreMessage = endpoint({
  method: 'DELETE',
  path: '/api/staff/messages/{id}/archive/',
  summary: 'Bring an archived message back',
  access: work,
  params,
  answer: staffMessage,
})

export const takeMessage = endpoint({
  method: 'POST',
  path: '/api/staff/messages/{id}/assignment/',
  summary: 'Take a message on; 409 when a colleague has it',
  access: work,
  params,
  answer: staffMessage,
})

export const releaseMessage = endpoint({
  method: 'DELETE',
  path: '/api/staff/messages/{id}/assignment/',
  summary: 'Give a message back, whoever has it',
  access: work,
  params,
  answer: staffMessage,
})
