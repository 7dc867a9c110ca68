import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { documentSide, identityDocument, identityReason, pictureFacts } from '#identity.ts'
import { markedPerson } from '#look-alike.ts'
import { reasonText } from '#staff-reason.ts'
import { decidedFilter, search, staffList } from '#staff-list.ts'
import { assignee } from '#staff-work.ts'
import { id, instant, refusalShape } from '#wire.ts'

/** What a check may be by the time staff see it. */
export const reviewedStatuses = ['in_review', 'accepted', 'not_accepted', 'withdrawn'] as const
export type ReviewedStatus = (typeof reviewedStatuses)[number]
const reviewedStatus = z.enum(reviewedStatuses)

/** What a member of staff has to have found before a document is accepted. */
export const identityPoints = ['name_matches', 'not_expired', 'readable', 'unaltered'] as const
export type IdentityPoint = (typeof identityPoints)[number]

/** An identity check as staff see it. */
export const staffIdentityCheck = z.object({
  id,
  status: reviewedStatus,
  document: identityDocument,
  investor: markedPerson,
  assignee,
  pictures: z.array(pictureFacts),
  submitted_at: instant,
  decided_at: z.nullable(instant),
  decided_by: z.nullable(z.string()),
  reason: z.nullable(identityReason),
  /** When the pictures of a decided check are removed; null before, and once they are gone. */
  pictures_until: z.nullable(instant),
  /** A colleague who opened its pictures within the last quarter of an hour. */
  looked_at_by: z.nullable(z.string()),
  /** Why the reader said, in this session, that they open its pictures; null while they have not, and 8 hours later. */
  viewing_reason: z.nullable(z.string()),
  /** Why this member of staff may not decide it, in words; null when they may. */
  blocked: z.nullable(z.string()),
  blocked_refusal: z.nullable(refusalShape),
})
export type StaffIdentityCheck = z.infer<typeof staffIdentityCheck>

export const listStaffIdentityChecks = staffList({
  path: '/api/staff/identity-checks/',
  summary: 'Identity checks sent for review, oldest first',
  permission: 'identity:read',
  item: staffIdentityCheck,
  sorts: ['submitted_at', 'investor', 'document'],
  filters: {
    status: z.optional(reviewedStatus),
    document: z.optional(identityDocument),
    decided: decidedFilter,
    q: search,
  },
})

const params = z.object({ id })
const decide = { kind: 'staff', permission: 'identity:decide' } as const

export const getStaffIdentityCheck = endpoint({
  method: 'GET',
  path: '/api/staff/identity-checks/{id}/',
  summary: 'One identity check, without its pictures',
  access: { kind: 'staff', permission: 'identity:read' },
  params,
  answer: staffIdentityCheck,
})

export const beginIdentityViewing = endpoint({
  method: 'POST',
  path: '/api/staff/identity-checks/{id}/viewings/',
  summary: "Give a reason for opening a check's pictures: once per session, for at most 8 hours",
  access: { kind: 'staff', permission: 'identity:view' },
  params,
  body: z.object({ reason: reasonText(200) }),
  answer: staffIdentityCheck,
})

export const openIdentityPicture = endpoint({
  method: 'GET',
  path: '/api/staff/identity-checks/{id}/pictures/{side}/',
  summary:
    'The picture of one side, after a reason was given (else 409); every view is logged with that reason',
  access: { kind: 'staff', permission: 'identity:view' },
  mayRefuse: [409],
  params: z.object({ id, side: documentSide }),
  givesFile: 'image/jpeg',
  answer: z.instanceof(Blob),
})

export const acceptIdentity = endpoint({
  method: 'POST',
  path: '/api/staff/identity-checks/{id}/acceptance/',
  summary: 'Accept the document, after opening every picture and confirming every point of the checklist',
  access: decide,
  params,
  body: z.object({ points: z.array(z.enum(identityPoints)).check(z.maxLength(identityPoints.length)) }),
  answer: staffIdentityCheck,
})

export const refuseIdentity = endpoint({
  method: 'POST',
  path: '/api/staff/identity-checks/{id}/refusal/',
  summary: "Reject the document with a reason, which is sent in the person's language",
  access: decide,
  params,
  body: z.object({ reason: identityReason }),
  answer: staffIdentityCheck,
})
