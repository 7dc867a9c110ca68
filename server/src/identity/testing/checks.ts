import type { DocumentSide, IdentityDocument } from '@evenmoor/contract/identity'
import { identityPoints } from '@evenmoor/contract/staff-identity'
import type { Reply, TestApp, TestPerson } from '#testing/app.ts'
import { photo } from './pictures.ts'

/** Sends a file as the picture of a side. */
export async function upload(
  app: TestApp,
  { access }: Pick<TestPerson, 'access'>,
  side: DocumentSide,
  file: Buffer | string,
  headers: Readonly<Record<string, string>> = { 'content-type': 'image/jpeg' },
): Promise<Reply> {
  const reply = await app.app.inject({
    method: 'POST',
    url: `/account/identity/pictures/?side=${side}`,
    headers: { authorization: `Bearer ${access}`, ...headers },
    payload: file,
  })
  return { status: reply.statusCode, body: JSON.parse(reply.body), headers: reply.headers }
}

/** Begins a check and adds every picture that it needs. */
export async function drafted(
  app: TestApp,
  person: TestPerson,
  document: IdentityDocument = 'passport',
): Promise<void> {
  await person.call('POST', '/account/identity/', { document })
  for (const side of document === 'passport' ? (['front'] as const) : (['front', 'back'] as const))
    await upload(app, person, side, await photo())
}

/** An identity check that waits for staff; gives its id. */
export async function inReview(
  app: TestApp,
  person: TestPerson,
  document: IdentityDocument = 'passport',
): Promise<string> {
  await drafted(app, person, document)
  const { body } = await person.call('POST', '/account/identity/submission/')
  if (body.status !== 'in_review') throw new Error(`not in review: ${JSON.stringify(body)}`)
  const { id } = await app.ctx.db
    .selectFrom('identity_check')
    .select('id')
    .where('person_id', '=', person.id)
    .where('status', '=', 'in_review')
    .executeTakeFirstOrThrow()
  return id
}

export const checkUrl = (id: string, what = '') => `/api/staff/identity-checks/${id}/${what}`

export const giveReason = (staff: TestPerson, id: string, reason = 'Deciding this check') =>
  staff.call('POST', checkUrl(id, 'viewings/'), { reason })

/** Opens a picture, with a reason said before. */
export async function openPicture(staff: TestPerson, id: string, side: DocumentSide = 'front') {
  const given = await giveReason(staff, id)
  return given.status === 200 ? openPictureAtOnce(staff, id, side) : given
}

/** Opens a picture without saying why. */
export const openPictureAtOnce = (staff: TestPerson, id: string, side: DocumentSide = 'front') =>
  staff.call('GET', checkUrl(id, `pictures/${side}/`))

/** All points of the list found in order. */
export const allPoints = { points: [...identityPoints] }

export const accept = (staff: TestPerson, id: string, body: unknown = allPoints) =>
  staff.call('POST', checkUrl(id, 'acceptance/'), body)

export const refuse = (staff: TestPerson, id: string, reason = 'unreadable') =>
  staff.call('POST', checkUrl(id, 'refusal/'), { reason })
