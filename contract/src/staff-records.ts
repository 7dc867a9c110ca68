import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { locales } from '#locales.ts'
import { search, staffList } from '#staff-list.ts'
import { reasonText } from '#staff-reason.ts'
import { day, id, instant } from '#wire.ts'

export const recordKinds = ['testimonial', 'team'] as const
export type RecordKind = (typeof recordKinds)[number]

/** `expired`: published, and the consent has run out. `consented` waits to be published. */
export const recordStates = ['draft', 'consented', 'shown', 'expired'] as const

/** A testimonial, or the record of a team member, as staff see it. */
export const staffRecord = z.object({
  id,
  kind: z.enum(recordKinds),
  state: z.enum(recordStates),
  name: z.string(),
  /** Null for a testimonial, which is marked "practice user". */
  role: z.nullable(z.string()),
  words: z.string(),
  locale: z.enum(locales),
  said_on: z.nullable(day),
  /** Goes up when what is shown changes; a consent and a publication are of one of them. */
  revision: z.int(),
  /** Whether a consent to these words is valid today, and its last day; null: until it is withdrawn. */
  has_consent: z.boolean(),
  consent_until: z.nullable(day),
  verification: z.nullable(z.string()),
  published_at: z.nullable(instant),
  published_by: z.nullable(z.string()),
  created_at: instant,
})
export type StaffRecord = z.infer<typeof staffRecord>

export const givenConsent = z.object({
  id,
  revision: z.int(),
  given_by: z.string(),
  given_on: day,
  how: z.string(),
  text: z.string(),
  expires_on: z.nullable(day),
  recorded_by: z.string(),
  recorded_at: instant,
  withdrawn_at: z.nullable(instant),
  withdrawn_by: z.nullable(z.string()),
  withdrawal_reason: z.nullable(z.string()),
})
export type GivenConsent = z.infer<typeof givenConsent>

/** With every consent there was, newest first. */
export const staffRecordDetail = z.extend(staffRecord, { consents: z.array(givenConsent) })
export type StaffRecordDetail = z.infer<typeof staffRecordDetail>

export const listStaffRecords = staffList({
  path: '/api/staff/records/',
  summary: 'The testimonials and team records, newest first',
  permission: 'records:read',
  item: staffRecord,
  sorts: ['created_at', 'name'],
  defaultSort: '-created_at',
  filters: {
    kind: z.optional(z.enum(recordKinds)),
    state: z.optional(z.enum(recordStates)),
    q: search,
  },
})

const text = (needed: string, max: number) =>
  z
    .string(needed)
    .check(
      z.trim(),
      z.minLength(1, needed),
      z.maxLength(max, refusing('text_too_long', { characters_max: max })),
    )

const name = text(refusing('record_name_missing'), 80)
const locale = z.enum(locales, refusing('record_language_missing'))
const dayOf = (needed: string) => z.iso.date(needed)

/** What is shown, by kind. */
const content = {
  testimonial: {
    kind: z.literal('testimonial'),
    name,
    words: text(refusing('record_words_missing'), 600),
    locale,
    said_on: dayOf(refusing('record_day_missing')),
  },
  team: {
    kind: z.literal('team'),
    name,
    role: text(refusing('record_role_missing'), 80),
    /** A few words about them, or none. */
    words: z.string().check(z.trim(), z.maxLength(600, refusing('text_too_long', { characters_max: 600 }))),
    locale,
  },
} as const

/** The revision that was reviewed: if there is a newer one, the answer is 409. */
const revision = z.int()
const read = { kind: 'staff', permission: 'records:read' } as const
const edit = { kind: 'staff', permission: 'records:edit' } as const
const params = z.object({ id })

export const getStaffRecord = endpoint({
  method: 'GET',
  path: '/api/staff/records/{id}/',
  summary: 'One testimonial or team record, with its consents',
  access: read,
  params,
  answer: staffRecordDetail,
})

export const addRecord = endpoint({
  method: 'POST',
  path: '/api/staff/records/',
  summary: 'Add a testimonial or a team record; it is not published yet',
  access: edit,
  status: 201,
  movesMoney: true,
  body: z.discriminatedUnion('kind', [z.object(content.testimonial), z.object(content.team)]),
  answer: staffRecordDetail,
})

export const changeRecord = endpoint({
  method: 'PATCH',
  path: '/api/staff/records/{id}/',
  summary: 'Change a record, which unpublishes it until there is consent to the new words',
  access: edit,
  params,
  body: z.discriminatedUnion('kind', [
    z.object({ ...content.testimonial, revision }),
    z.object({ ...content.team, revision }),
  ]),
  answer: staffRecordDetail,
})

export const addRecordConsent = endpoint({
  method: 'POST',
  path: '/api/staff/records/{id}/consents/',
  summary: "Record the person's consent to publish these words",
  access: edit,
  movesMoney: true,
  params,
  body: z.object({
    revision,
    given_by: text(refusing('consent_person_missing'), 120),
    given_on: dayOf(refusing('consent_day_missing')),
    how: text(refusing('consent_place_missing'), 300),
    text: text(refusing('consent_scope_missing'), 2_000),
    expires_on: z.optional(z.nullable(day)),
  }),
  answer: staffRecordDetail,
})

export const withdrawRecordConsent = endpoint({
  method: 'POST',
  path: '/api/staff/records/{id}/consents/withdrawal/',
  summary: 'Record that the person withdrew consent; the record is unpublished at once',
  access: edit,
  params,
  body: z.object({ reason: reasonText() }),
  answer: staffRecordDetail,
})

export const publishRecord = endpoint({
  method: 'POST',
  path: '/api/staff/records/{id}/publication/',
  summary: 'Publish a record; 409 without consent to these words',
  access: edit,
  params,
  body: z.object({ revision, verification: text(refusing('verification_missing'), 500) }),
  answer: staffRecordDetail,
})

export const unpublishRecord = endpoint({
  method: 'DELETE',
  path: '/api/staff/records/{id}/publication/',
  summary: 'Unpublish a record; its consent stays',
  access: edit,
  params,
  answer: staffRecordDetail,
})
