import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roleCan, type StaffRole, staffRoles } from '@evenmoor/contract/staff'
import { modules } from '#modules.ts'
import { limitAccount, openColumns } from '#people/testing/limited.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'

let app: TestApp
let actors: Readonly<Record<StaffRole, TestPerson>>
beforeAll(async () => {
  app = await createTestApp()
  const people = await Promise.all(
    staffRoles.map(async (staffRole) => [staffRole, await app.person({ staffRole })]),
  )
  actors = Object.fromEntries(people)
  await app.ctx.db.updateTable('session').set({ stepped_up_at: app.clock.now() }).execute()
})
afterAll(() => app.close())

type Call = { readonly params: Record<string, string>; readonly body?: unknown }
const onInvestor = async ({ id }: TestPerson): Promise<Call> => ({ params: { id } })
const onLimited = async (subject: TestPerson): Promise<Call> => {
  await limitAccount(app, subject.id)
  return { ...(await onInvestor(subject)), body: { reason: 'A test.' } }
}
/** A check that waits, without its pictures: who may act is asked before them. */
const onCheck =
  (body?: unknown) =>
  async ({ id: person_id }: TestPerson): Promise<Call> => {
    const at = app.clock.now()
    const times = { created_at: at, changed_at: at, submitted_at: at }
    const check = { id: randomUUID(), person_id, document: 'passport', status: 'in_review', ...times }
    await app.ctx.db.insertInto('identity_check').values(check).execute()
    return { params: { id: check.id, side: 'front' }, ...(body === undefined ? {} : { body }) }
  }

/** Every call of staff that acts on a person, and how one is made on somebody. */
const onPeople: Readonly<Record<string, (subject: TestPerson) => Promise<Call>>> = {
  'POST /api/staff/investors/{id}/lock/': async (subject) => ({
    ...(await onInvestor(subject)),
    body: { reason: 'A test.' },
  }),
  'DELETE /api/staff/investors/{id}/lock/': onLimited,
  'POST /api/staff/investors/{id}/lock/reviews/': onLimited,
  'DELETE /api/staff/investors/{id}/sessions/': onInvestor,
  'POST /api/staff/accounts/{id}/role/': async (subject) => ({
    ...(await onInvestor(subject)),
    body: { role: 'auditor', reason: 'A test.' },
  }),
  'POST /api/staff/identity-checks/{id}/viewings/': onCheck({ reason: 'A test.' }),
  'GET /api/staff/identity-checks/{id}/pictures/{side}/': onCheck(),
  'POST /api/staff/identity-checks/{id}/acceptance/': onCheck({ points: [] }),
  'POST /api/staff/identity-checks/{id}/refusal/': onCheck({ reason: 'expired' }),
}

/** What the others with a thing in their path act on. Who decides about money is kept apart by rules of its own. */
const onThings =
  /^\/api\/staff\/(withdrawals|payouts|payment-reviews|bonuses|pauses|messages|plans|records|reconciliation|result-proposals|work)\//
const questions = new Set(['POST /api/staff/investors/{id}/payment-lookups/'])

const endpoints = modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
const nameOf = ({ method, path }: (typeof endpoints)[number]) => `${method} ${path}`

test('every act of staff that names something is in the table, or names a thing', () => {
  const left = endpoints
    .filter(({ access, method, path, givesFile }) => {
      const isAct = method !== 'GET' || givesFile === 'image/jpeg'
      return access.kind === 'staff' && isAct && path.includes('{') && !onThings.test(path)
    })
    .map(nameOf)
    .filter((name) => !questions.has(name))
  expect(left.toSorted()).toEqual(Object.keys(onPeople).toSorted())
})

const own = /^This is your own (account|identity check): a colleague has to /
const above = 'This person works here: only an administrator can do that.'

describe.each(Object.keys(onPeople))('%s', (name) => {
  const endpoint = endpoints.find((known) => nameOf(known) === name)!
  const permission = endpoint.access.kind === 'staff' ? endpoint.access.permission : 'staff:manage'
  const may = staffRoles.filter((role) => roleCan(role, permission))
  const act = async (actor: TestPerson, subject: TestPerson) => {
    const { params, body } = await onPeople[name]!(subject)
    const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => params[key] ?? '')
    const reply = await actor.call(endpoint.method, url, body)
    return reply.status === 403 ? (reply.body.detail as string) : 'let in'
  }

  test.each(may)('%s acts on investors; on colleagues only as an administrator', async (role) => {
    const answers = await Promise.all(
      [null, ...staffRoles].map(async (of) => {
        const subject = await app.person(of === null ? {} : { staffRole: of })
        return [of, await act(actors[role], subject)]
      }),
    )
    const expected = [null, ...staffRoles].map((of) => [
      of,
      of === null || role === 'admin' ? 'let in' : above,
    ])
    expect(answers).toEqual(expected)
  })

  test('nobody acts on themselves, in another account of the same mailbox neither', async () => {
    const actor = await app.person({ staffRole: 'admin', email: `me-${randomUUID()}@example.com` })
    await app.ctx.db.updateTable('session').set({ stepped_up_at: app.clock.now() }).execute()
    const alias = await app.person({ email: actor.email.replace('@', '+2@') })
    expect(await act(actor, alias)).toMatch(own)
    const { params, body } = await onPeople[name]!(actor)
    // A lock would keep the actor from every call.
    await app.ctx.db.updateTable('person').set(openColumns).where('id', '=', actor.id).execute()
    const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => params[key] ?? '')
    expect((await actor.call(endpoint.method, url, body)).body.detail).toMatch(own)
  })
})

test('what support reads of a colleague says why they may not act on the account', async () => {
  const colleague = await app.person({ staffRole: 'finance' })
  const investor = await app.person()
  const blocked = async (role: StaffRole, { id }: TestPerson) =>
    (await actors[role].call('GET', `/api/staff/investors/${id}/`)).body.blocked
  expect(await blocked('support', colleague)).toBe(above)
  expect(await blocked('support', investor)).toBeNull()
  expect(await blocked('admin', colleague)).toBeNull()
  expect(await blocked('admin', actors.admin)).toMatch(own)
})
