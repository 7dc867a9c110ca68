import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { plainLines } from '#contact.ts'
import { endpoint } from '#endpoint.ts'
import { lookAlike } from '#look-alike.ts'
import { search, staffList } from '#staff-list.ts'
import { id, instant } from '#wire.ts'

const person = z.object({ id, name: z.string() })
const somebody = z.nullable(person)

export const contactAnswerMax = 4_000

/** Texts that an answer can begin with, each in the language of the message. */
export const answerTemplates = [
  'received',
  'moreNeeded',
  'withdrawing',
  'access',
  'money',
  'impostor',
] as const

/** A message of the contact form, as staff see it. */
export const staffMessage = z.object({
  id,
  /** Told to the sender: "C-1042". */
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  /** An account that the sender's name or address is easily taken for; null when there is none. */
  resembles: z.nullable(lookAlike),
  message: z.string(),
  /** The language of the page that it was written on; null where none was told. */
  locale: z.nullable(z.string()),
  created_at: instant,
  assignee: somebody,
  /** When it was answered last, and by whom. */
  answered_at: z.nullable(instant),
  answered_by: somebody,
  archived_at: z.nullable(instant),
  archived_by: somebody,
})
export type StaffMessage = z.infer<typeof staffMessage>

/** A message with what was answered, oldest first, and what an answer can begin with. */
export const staffMessageThread = z.extend(staffMessage, {
  answers: z.array(
    z.object({
      id,
      text: z.string(),
      by: person,
      at: instant,
      /** Where the mail is: `refused` by the mail server for good. */
      mail: z.enum(['waiting', 'sent', 'refused']),
    }),
  ),
  /** Whom it can be handed to: all who may answer it. */
  colleagues: z.array(person),
  /** Where an answer to our mail goes: the operator's inbox; null where none is set. Nothing that arrives there is read by the product. */
  replies_go_to: z.nullable(z.string()),
  /** The language of our mail around the answer, and of the templates. */
  answer_locale: z.string(),
  templates: z.array(z.object({ name: z.enum(answerTemplates), text: z.string() })),
})
export type StaffMessageThread = z.infer<typeof staffMessageThread>

export const listStaffMessages = staffList({
  path: '/api/staff/messages/',
  summary: 'Messages from the contact form, oldest first',
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
  summary: 'One message from the contact form, with its answers',
  access: { kind: 'staff', permission: 'messages:read' },
  params,
  answer: staffMessageThread,
})

export const answerMessage = endpoint({
  method: 'POST',
  path: '/api/staff/messages/{id}/answers/',
  summary: 'Answer a message by email; 409 if a colleague has answered it or is assigned to it',
  access: work,
  params,
  body: z.object({
    text: plainLines({
      max: contactAnswerMax,
      needed: refusing('answer_missing'),
      tooLong: refusing('text_too_long', { characters_max: 4_000 }),
    }),
    /** How many answers the writer saw. */
    answers_seen: z.int().check(z.minimum(0)),
    /** Puts the message away in the same step. */
    archive: z.optional(z.boolean()),
  }),
  // Once for each key: the same email is never sent twice.
  movesMoney: true,
  status: 201,
  answer: staffMessageThread,
})

export const archiveMessage = endpoint({
  method: 'POST',
  path: '/api/staff/messages/{id}/archive/',
  summary: 'Archive a message; this can be undone',
  access: work,
  params,
  answer: staffMessageThread,
})

export const restoreMessage = endpoint({
  method: 'DELETE',
  path: '/api/staff/messages/{id}/archive/',
  summary: 'Restore an archived message',
  access: work,
  params,
  answer: staffMessageThread,
})

export const takeMessage = endpoint({
  method: 'POST',
  path: '/api/staff/messages/{id}/assignment/',
  summary: 'Assign a message to yourself; 409 if a colleague has it',
  access: work,
  params,
  answer: staffMessageThread,
})

export const handMessageOver = endpoint({
  method: 'POST',
  path: '/api/staff/messages/{id}/handover/',
  summary: 'Reassign a message to a colleague; 409 if another one has it',
  access: work,
  params,
  body: z.object({
    assignee_id: z
      .string(refusing('colleague_missing'))
      .check(z.minLength(1, refusing('colleague_missing')), z.maxLength(64, refusing('colleague_missing'))),
  }),
  answer: staffMessageThread,
})

export const releaseMessage = endpoint({
  method: 'DELETE',
  path: '/api/staff/messages/{id}/assignment/',
  summary: 'Unassign a message, whichever colleague has it',
  access: work,
  params,
  answer: staffMessageThread,
})
