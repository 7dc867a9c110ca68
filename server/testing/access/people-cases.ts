import { randomUUID } from 'node:crypto'
import { allPoints, giveReason, inReview, openPicture } from '#identity/testing/checks.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Case, Cases } from './case.ts'
import { limitAccount } from '#people/testing/limited.ts'

/** An identity check of the owner, whose picture the administrator has opened. */
const identity =
  (body?: unknown): Case =>
  async ({ t, owner, staff }) => {
    const id = await inReview(t, owner)
    await openPicture(staff.admin, id)
    return { params: { id, side: 'front' }, ...(body === undefined ? {} : { body }) }
  }

const passkey: Case = async ({ t, owner }) => {
  const id = randomUUID()
  await t.ctx.db
    .insertInto('passkey')
    .values({
      id,
      person_id: owner.id,
      credential_id: id,
      public_key: Buffer.from('key'),
      counter: 0n,
      name: 'Laptop',
      created_at: t.clock.now(),
    })
    .execute()
  return { params: { id }, body: { name: 'Phone' } }
}

const ownAccount: Case = async ({ owner }) => ({ params: { id: owner.id } })

const message =
  (state?: 'archived'): Case =>
  async ({ t, owner, staff }) => {
    const id = randomUUID()
    const archived = state && { archived_at: t.clock.now(), archived_by: staff.admin.id }
    await t.ctx.db
      .insertInto('contact_message')
      .values({
        id,
        reference: BigInt(Date.now()),
        name: 'Ada',
        email: owner.email,
        message: 'Hello.',
        created_at: t.clock.now(),
        ...archived,
      })
      .execute()
    return { params: { id } }
  }

/** People, what is kept of them, and what they write: one case for each route that names such a thing. */
export const peopleCases: Cases = {
  'GET /api/staff/audit/{id}/': async ({ t, owner }) => {
    const actor = { actorId: owner.id, action: 'password.changed', subject: `person:${owner.id}` } as const
    await t.ctx.transaction((tx) => recordAudit(t.ctx, tx, actor))
    const { id } = await t.ctx.db
      .selectFrom('audit_entry')
      .select((e) => e.fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    return { params: { id: String(id) } }
  },
  'GET /api/staff/investors/{id}/': ownAccount,
  'GET /api/staff/investors/{id}/transactions/': ownAccount,
  'POST /api/staff/investors/{id}/lock/': async (cast) => ({
    ...(await ownAccount(cast)),
    body: { reason: 'Asked for it.' },
  }),
  'DELETE /api/staff/investors/{id}/lock/': async (cast) => {
    const { t, owner } = cast
    await limitAccount(t, owner.id)
    return ownAccount(cast)
  },
  'POST /api/staff/investors/{id}/lock/reviews/': async (cast) => {
    await limitAccount(cast.t, cast.owner.id)
    return { ...(await ownAccount(cast)), body: { reason: 'Still to be cleared up.' } }
  },
  'DELETE /api/staff/investors/{id}/sessions/': ownAccount,
  'POST /api/staff/investors/{id}/payment-lookups/': async (cast) => ({
    ...(await ownAccount(cast)),
    body: { transaction: '0'.repeat(64) },
  }),
  'GET /api/staff/messages/{id}/': message(),
  'POST /api/staff/messages/{id}/answers/': async (cast) => ({
    ...(await message()(cast)),
    body: { text: 'Thank you.', answers_seen: 0 },
  }),
  'POST /api/staff/messages/{id}/archive/': message(),
  'DELETE /api/staff/messages/{id}/archive/': message('archived'),
  'POST /api/staff/messages/{id}/assignment/': message(),
  'DELETE /api/staff/messages/{id}/assignment/': message(),
  'POST /api/staff/messages/{id}/handover/': async (cast) => ({
    ...(await message()(cast)),
    body: { assignee_id: cast.staff.support.id },
  }),
  'GET /api/staff/accounts/{id}/': async ({ staff }) => ({ params: { id: staff.support.id } }),
  'POST /api/staff/accounts/{id}/role/': async ({ staff }) => ({
    params: { id: staff.support.id },
    body: { role: 'auditor', reason: 'Another desk.' },
  }),
  'GET /api/staff/identity-checks/{id}/': identity(),
  'POST /api/staff/identity-checks/{id}/viewings/': identity({ reason: 'Deciding it.' }),
  'GET /api/staff/identity-checks/{id}/pictures/{side}/': async (cast) => {
    const called = await identity()(cast)
    await Promise.all(
      [cast.staff.admin, cast.staff.support].map((one) => giveReason(one, called.params['id'] ?? '')),
    )
    return called
  },
  'POST /api/staff/identity-checks/{id}/acceptance/': identity(allPoints),
  'POST /api/staff/identity-checks/{id}/refusal/': identity({ reason: 'expired' }),
  'DELETE /account/sessions/{id}/': async ({ owner }) => {
    const { body } = await owner.call('GET', '/account/sessions/')
    return { params: { id: body[0].id } }
  },
  'PATCH /account/passkeys/{id}/': passkey,
  'DELETE /account/passkeys/{id}/': passkey,
}
