import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { instant } from '#wire.ts'

/** The documents that an identity check takes. */
export const identityDocuments = ['passport', 'identity_card', 'driving_licence'] as const
export type IdentityDocument = (typeof identityDocuments)[number]

export const documentSides = ['front', 'back'] as const
export type DocumentSide = (typeof documentSides)[number]

/** The sides of each document that a picture is needed of. */
export const neededSides: Readonly<Record<IdentityDocument, readonly DocumentSide[]>> = {
  passport: ['front'],
  identity_card: documentSides,
  driving_licence: documentSides,
}

/** Why a document was not accepted. The person reads it in words of their language. */
export const identityReasons = [
  'unreadable',
  'cut_off',
  'expired',
  'name_differs',
  'other_document',
  'altered',
] as const
export type IdentityReason = (typeof identityReasons)[number]

/** The picture of one side as it may be sent. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const pictureBytesMax = 8 * 1024 * 1024

/** Why a picture was not taken: the `code` of the refusal, for words of the reader's language. */
export const pictureFaults = [
  'file_too_large',
  'file_incomplete',
  'picture_pdf',
  'picture_type',
  'picture_moving',
  'picture_damaged',
  'picture_too_many_pixels',
  'picture_too_small',
] as const
export type PictureFault = (typeof pictureFaults)[number]

export const identityDocument = z.enum(identityDocuments, refusing('document_missing'))
export const documentSide = z.enum(documentSides, refusing('side_missing'))
export const identityReason = z.enum(identityReasons, refusing('reason_choice_missing'))

/** What is known of a stored picture; the picture itself is shown to reviewing staff alone. */
export const pictureFacts = z.object({
  side: documentSide,
  width: z.int(),
  height: z.int(),
  uploaded_at: instant,
})
export type PictureFacts = z.infer<typeof pictureFacts>

/** The state of one's own identity check. */
export const identityCheck = z.object({
  status: z.enum(['none', 'draft', 'in_review', 'accepted', 'not_accepted']),
  document: z.nullable(identityDocument),
  pictures: z.array(pictureFacts),
  submitted_at: z.nullable(instant),
  decided_at: z.nullable(instant),
  /** Why it was not accepted. */
  reason: z.nullable(identityReason),
  /** When the pictures of a decided check are removed; null before, and once they are gone. */
  pictures_until: z.nullable(instant),
})
export type IdentityCheck = z.infer<typeof identityCheck>

const investor = { kind: 'investor' } as const

export const getIdentity = endpoint({
  method: 'GET',
  path: '/account/identity/',
  summary: 'Your identity check and its status',
  access: investor,
  answer: identityCheck,
})

export const chooseIdentityDocument = endpoint({
  method: 'POST',
  path: '/account/identity/',
  summary: 'Start an identity check, or choose another document for one that is not yet sent',
  access: investor,
  body: z.object({ document: identityDocument }),
  answer: identityCheck,
})

export const withdrawIdentity = endpoint({
  method: 'DELETE',
  path: '/account/identity/',
  summary: 'Discard a draft identity check, or withdraw one in review; its pictures are removed at once',
  access: investor,
  answer: identityCheck,
})

export const uploadIdentityPicture = endpoint({
  method: 'POST',
  path: '/account/identity/pictures/',
  summary:
    "Add or replace the picture of one side; it is re-encoded without the camera's metadata and stored encrypted",
  access: investor,
  query: z.object({ side: documentSide }),
  takesFile: { types: pictureTypes, bytesMax: pictureBytesMax },
  answer: identityCheck,
})

export const submitIdentity = endpoint({
  method: 'POST',
  path: '/account/identity/submission/',
  summary: 'Send the identity check for review',
  access: investor,
  answer: identityCheck,
})
