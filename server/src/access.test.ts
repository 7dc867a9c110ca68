import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '@evenmoor/contract/endpoint'
import { roleCan, staffRoles } from '@evenmoor/contract/staff'
import { modules } from '#modules.ts'
import { allPoints, inReview, openPicture } from '#identity/testing/checks.ts'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { pauseWithdrawals } from '#pauses/pause-withdrawals.ts'
import { recordAudit } from '#people/record-audit.ts'
import { addDays } from '#platform/clock.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { bonusFor } from '#referrals/testing/invite.ts'
import { openBooking } from '#results/testing/booking.ts'
import { type TestApp, type TestPerson, createTestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { approveWithdrawal } from '#withdrawals/decide-withdrawal.ts'

/**
 * Who may call what, for every route there is and everybody who could call it (trust.md, X01 and X02). What is
 * expected is made from the contract's `access` and `stepUp`; whose object may be touched stands in `objects` below.
 */
let t: TestApp
let owner: TestPerson
let other: TestPerson
let staff: Record<(typeof staffRoles)[number], TestPerson>
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

async function newPeople(): Promise<void> {
  owner = await t.person()
  other = await t.person()
  staff = {
    admin: await t.person({ staffRole: 'admin' }),
    finance: await t.person({ staffRole: 'finance' }),
    support: await t.person({ staffRole: 'support' }),
    auditor: await t.person({ staffRole: 'auditor' }),
  }
}

/** An object of `owner`, and the parameters and body of a call on it that would be in order. */
type Case = () => Promise<{ params: Record<string, string>; body?: unknown }>

const withdrawal: Case = async () => {
  await fund(t, owner.id, '1000')
  const request = { amount: '50', address: newPracticeAddress(), skip_hold: true }
  const made = await owner.call('POST', '/api/wallet/withdrawals/', request)
  return { params: { id: made.body.id } }
}

/** A new address of the owner's book, which waits. */
const savedAddress: Case = async () => {
  const entry = { amount: '5', address: newPracticeAddress() }
  await fund(t, owner.id, '10')
  await owner.call('POST', '/api/wallet/withdrawals/', entry)
  const { body } = await owner.call('GET', '/api/wallet/addresses/')
  return { params: { id: body.results[0].id }, body: { label: 'Cold wallet' } }
}

/** A withdrawal that waits to be paid by staff: as it is on a test network. */
const payout: Case = async () => {
  const given = await withdrawal()
  const { id } = given.params as { id: string }
  await t.ctx.transaction((tx) => approveWithdrawal(t.ctx, tx, { id, staffId: staff.finance.id }))
  await t.ctx.db
    .updateTable('withdrawal')
    .set({ network: 'bsc-testnet', held_until: null, hold_skipped_at: null })
    .where('id', '=', id)
    .execute()
  return given
}

const checkout: Case = async () => {
  const made = await owner.call('POST', '/api/wallet/deposits/', { coin: 'usdt', amount: '100' })
  return { params: { id: made.body.id } }
}

/** One that was paid and credited. */
const paidCheckout: Case = async () => {
  const { open, pay, mine } = checkoutSteps(t)
  const { id, required_confirmations: confirmations } = await open(owner, { coin: 'usdt', amount: '100' })
  await pay(owner, id)
  await mine(confirmations)
  return { params: { id } }
}

const pause: Case = async () => {
  const { body } = await owner.call('POST', '/api/wallet/deposits/', { coin: 'usdt', amount: '100' })
  const reversal = { depositId: body.id, investorId: owner.id, coin: 'usdt', network: 'practice' } as const
  const money = { transaction: '0x1', coinMinor: 1n, usdMinor: 1n, isTakenBack: true }
  await t.ctx.transaction((tx) => pauseWithdrawals(t.ctx, tx, { ...reversal, ...money }))
  const { id } = await t.ctx.db
    .selectFrom('withdrawal_pause')
    .select('id')
    .where('investor_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

const position: Case = async () => {
  await fund(t, owner.id, '1000')
  const made = await owner.call('POST', '/api/investments/', { plan_id: 'basic', amount: '300' })
  return { params: { id: made.body.id } }
}

/** A bonus that somebody's first investment brought the owner. */
const bonus: Case = async () => ({ params: { id: (await bonusFor(t, owner)).id } })

const transaction: Case = async () => {
  await fund(t, owner.id, '1000')
  const { body } = await owner.call('GET', '/api/wallet/transactions/')
  return { params: { id: body.results[0].id } }
}

const statement: Case = async () => {
  await fund(t, owner.id, '1000')
  const { body } = await owner.call('GET', '/api/wallet/statements/')
  return { params: { period: body.results[0].period } }
}

/** An identity check of the owner, whose picture the administrator has opened. */
const identity =
  (body?: unknown): Case =>
  async () => {
    const id = await inReview(t, owner)
    await openPicture(staff.admin, id)
    return { params: { id, side: 'front' }, ...(body === undefined ? {} : { body }) }
  }

let plansMade = 0
const plan = async () => {
  plansMade += 1
  const terms = { min_deposit: '10', max_deposit: '20', daily_rate: '1', reason: 'A test' }
  const made = await staff.admin.call('POST', '/api/staff/plans/', { title: `Plan ${plansMade}`, ...terms })
  // A moment later: two versions do not share one.
  t.clock.advance(1)
  return { params: { id: made.body.id }, body: { ...terms, daily_rate: '2', based_on_version: 1 } }
}

const passkey: Case = async () => {
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

/** A losing day of a plan whose results staff book, proposed by a colleague of those who are tried. */
const proposal: Case = async () => {
  const { propose } = await openBooking(t)
  const day = addDays('2026-06-01', bookedDays++)
  await t.ctx.db
    .insertInto('plan_terms')
    .columns(['plan_id', 'version', 'min_minor', 'max_minor', 'rate_ppm', 'result_source', 'effective_from'])
    .expression(sql`select 'basic', 2, min_minor, max_minor, rate_ppm, 'booked', '2026-05-01Z' from plan_terms
      where plan_id = 'basic' and version = 1 and not exists (select from plan_terms where plan_id = 'basic' and version = 2)`)
    .execute()
  return { params: { id: await propose('basic', day, '-1') } }
}
let bookedDays = 0

const ownAccount: Case = async () => ({ params: { id: owner.id } })

/** A testimonial of somebody, with their consent; published where asked for. */
const record =
  ({ isPublished = false, hasConsent = true } = {}, body?: object): Case =>
  async () => {
    const shown = {
      kind: 'testimonial',
      name: 'Ada',
      words: 'I tried it.',
      locale: 'en',
      said_on: '2026-06-01',
    }
    const { id } = (await staff.admin.call('POST', '/api/staff/records/', shown)).body
    const about = `/api/staff/records/${id}`
    const revision = 1
    if (hasConsent) {
      const given = { given_by: 'Ada', given_on: '2026-06-02', how: 'By mail', text: 'You may show it.' }
      await staff.admin.call('POST', `${about}/consents/`, { revision, ...given })
    }
    if (isPublished) {
      await staff.admin.call('POST', `${about}/publication/`, { revision, verification: 'Asked back' })
    }
    return { params: { id }, ...(body && { body: { ...(body === newWords && shown), ...body } }) }
  }
/** A day on which a withdrawal is told to have been sent, and the ledger knows of none. */
const reconciledDay =
  (body?: object, isSigned = false): Case =>
  async () => {
    const { params } = await withdrawal()
    const sent = { withdrawal_id: params['id'] ?? '', seq: 9, status: 'sent', at: '2026-06-01T12:00:00Z' }
    await t.ctx.db.insertInto('withdrawal_step').values(sent).execute()
    const id = '2026-06-01-usdt'
    const path = `/api/staff/reconciliation/${id}/sign_off/`
    if (isSigned) await staff.admin.call('POST', path, { note: 'A test' })
    return { params: { id }, ...(body && { body }) }
  }
const newWords = { revision: 1, words: 'I tried it twice.' }

const message =
  (state?: 'archived'): Case =>
  async () => {
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

/** One for each route with parameters, by method and path: a new route without one fails. */
const objects: Readonly<Record<string, Case>> = {
  'GET /api/wallet/withdrawals/{id}/': withdrawal,
  'POST /api/wallet/withdrawals/{id}/cancel/': withdrawal,
  'PATCH /api/wallet/addresses/{id}/': savedAddress,
  'DELETE /api/wallet/addresses/{id}/': savedAddress,
  'POST /api/wallet/addresses/{id}/hold-skip/': savedAddress,
  'GET /api/staff/audit/{id}/': async () => {
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
  'POST /api/staff/investors/{id}/lock/': async () => ({
    ...(await ownAccount()),
    body: { reason: 'Asked for it.' },
  }),
  'DELETE /api/staff/investors/{id}/lock/': async () => {
    await t.ctx.db.updateTable('person').set({ state: 'locked' }).where('id', '=', owner.id).execute()
    return ownAccount()
  },
  'DELETE /api/staff/investors/{id}/sessions/': ownAccount,
  'POST /api/staff/investors/{id}/payment-lookups/': async () => ({
    ...(await ownAccount()),
    body: { transaction: '0'.repeat(64) },
  }),
  'GET /api/staff/messages/{id}/': message(),
  'POST /api/staff/messages/{id}/answers/': async () => ({
    ...(await message()()),
    body: { text: 'Thank you.', answers_seen: 0 },
  }),
  'POST /api/staff/messages/{id}/archive/': message(),
  'DELETE /api/staff/messages/{id}/archive/': message('archived'),
  'POST /api/staff/messages/{id}/assignment/': message(),
  'DELETE /api/staff/messages/{id}/assignment/': message(),
  'POST /api/staff/messages/{id}/handover/': async () => ({
    ...(await message()()),
    body: { assignee_id: staff.support.id },
  }),
  'GET /api/staff/reconciliation/{id}/': reconciledDay(),
  'POST /api/staff/reconciliation/{id}/sign_off/': reconciledDay({ note: 'A test' }),
  'POST /api/staff/reconciliation/{id}/sign_off/withdrawal/': reconciledDay({ reason: 'Look again' }, true),
  'GET /api/staff/records/{id}/': record(),
  'PATCH /api/staff/records/{id}/': record({}, newWords),
  'POST /api/staff/records/{id}/consents/': record(
    { hasConsent: false },
    { revision: 1, given_by: 'Ada', given_on: '2026-06-02', how: 'By mail', text: 'You may show it.' },
  ),
  'POST /api/staff/records/{id}/consents/withdrawal/': record({}, { reason: 'She asked for it.' }),
  'POST /api/staff/records/{id}/publication/': record({}, { revision: 1, verification: 'Asked back' }),
  'DELETE /api/staff/records/{id}/publication/': record({ isPublished: true }),
  'GET /api/staff/accounts/{id}/': async () => ({ params: { id: staff.support.id } }),
  'POST /api/staff/accounts/{id}/role/': async () => ({
    params: { id: staff.support.id },
    body: { role: 'auditor', reason: 'Another desk.' },
  }),
  'GET /api/staff/withdrawals/{id}/': withdrawal,
  'POST /api/staff/withdrawals/{id}/approval/': withdrawal,
  'POST /api/staff/withdrawals/{id}/rejection/': async () => ({
    ...(await withdrawal()),
    body: { reason: 'The address is not yours.' },
  }),
  'GET /api/staff/payouts/{id}/': payout,
  'POST /api/staff/payouts/{id}/payment-lookups/': async () => ({
    ...(await withdrawal()),
    body: { transaction: '0'.repeat(64) },
  }),
  'GET /api/staff/pauses/{id}/': pause,
  'POST /api/staff/pauses/{id}/end/': async () => ({
    ...(await pause()),
    body: { reason: 'The chain is fine.' },
  }),
  'GET /api/staff/bonuses/{id}/': bonus,
  'POST /api/staff/bonuses/{id}/verification/': bonus,
  'POST /api/staff/bonuses/{id}/refusal/': async () => ({
    ...(await bonus()),
    body: { reason: 'One mailbox.' },
  }),
  'GET /api/staff/identity-checks/{id}/': identity(),
  'GET /api/staff/identity-checks/{id}/pictures/{side}/': identity(),
  'POST /api/staff/identity-checks/{id}/acceptance/': identity(allPoints),
  'POST /api/staff/identity-checks/{id}/refusal/': identity({ reason: 'expired' }),
  'GET /api/staff/results/{plan_id}/{day}/': async () => ({
    params: { plan_id: 'basic', day: '2026-06-01' },
  }),
  'GET /api/results/{month}/': async () => ({ params: { month: '2026-06' } }),
  'POST /api/staff/result-proposals/{id}/approval/': proposal,
  'POST /api/staff/result-proposals/{id}/rejection/': async () => ({
    ...(await proposal()),
    body: { reason: 'The desk reported another figure.' },
  }),
  'GET /api/wallet/deposits/{id}/': checkout,
  'GET /api/wallet/deposits/{id}/receipt.pdf': paidCheckout,
  'POST /api/wallet/deposits/{id}/price/': async () => {
    const given = await checkout()
    await owner.call('POST', '/api/practice/ended-holds/', { deposit_id: given.params.id })
    return given
  },
  'GET /api/investments/{id}/': position,
  'GET /api/investments/{id}/results/': position,
  'POST /api/investments/{id}/reinvest/': async () => ({ ...(await position()), body: { reinvest: true } }),
  'POST /api/investments/{id}/redeem/': async () => ({ ...(await position()), body: { amount: '100' } }),
  'GET /api/staff/plans/{id}/': plan,
  'POST /api/staff/plans/{id}/preview/': plan,
  'POST /api/staff/plans/{id}/versions/': plan,
  'POST /api/staff/plans/{id}/calling_off/': async () => {
    const given = await plan()
    const body = { ...given.body, effective_on: '2026-07-01' }
    const made = await staff.admin.call('POST', `/api/staff/plans/${given.params.id}/versions/`, body)
    return { params: given.params, body: { version: made.body.versions[0].version, reason: 'No' } }
  },
  'POST /api/staff/plans/{id}/closing/': async () => ({ ...(await plan()), body: { reason: 'Enough' } }),
  'DELETE /account/sessions/{id}/': async () => {
    const { body } = await owner.call('GET', '/account/sessions/')
    return { params: { id: body[0].id } }
  },
  'GET /api/wallet/transactions/{id}/': transaction,
  'GET /api/wallet/statements/{period}/statement.pdf': statement,
  'GET /api/wallet/statements/{period}/statement.csv': statement,
  'PATCH /account/passkeys/{id}/': passkey,
  'DELETE /account/passkeys/{id}/': passkey,
}

const endpoints = modules.flatMap(({ routes }) => routes).map(({ endpoint }) => endpoint)
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`
const hasParameters = ({ path }: Endpoint): boolean => path.includes('{')
const urlOf = ({ path }: Endpoint, params: Record<string, string> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? 'nothing')

type Who = 'visitor' | 'owner' | 'other' | (typeof staffRoles)[number]
const everyone: readonly Who[] = ['visitor', 'owner', 'other', ...staffRoles]

const call = (who: Who, endpoint: Endpoint, given?: Awaited<ReturnType<Case>>) => {
  const callers = { visitor: t.call, owner: owner.call, other: other.call }
  const send = who in callers ? callers[who as keyof typeof callers] : staff[who as keyof typeof staff].call
  const body = given?.body ?? (endpoint.method === 'GET' ? undefined : {})
  return send(endpoint.method, urlOf(endpoint, given?.params), body)
}

/** The refusal for who somebody is, before anything of the request is looked at; undefined when there is none. */
function refusalOf({ access, stepUp }: Endpoint, who: Who): { status: number; code?: string } | undefined {
  if (access.kind === 'public') return undefined
  if (who === 'visitor') return { status: 401 }
  const role = staffRoles.find((known) => known === who)
  if (access.kind === 'staff' && (role === undefined || !roleCan(role, access.permission)))
    return { status: 403 }
  // Nobody here has stepped up, and the owner alone may have a second factor: the passkey of a case is not counted.
  return stepUp === true ? { status: 403, code: 'step_up_required' } : undefined
}

/** Calls of staff that only ask, although there is something in their body. */
const questions = [
  'POST /api/staff/plans/{id}/preview/',
  'POST /api/staff/payouts/{id}/payment-lookups/',
  'POST /api/staff/investors/{id}/payment-lookups/',
]
const isStaffAct = (name: string, { access, method }: Endpoint): boolean =>
  access.kind === 'staff' && method !== 'GET' && !questions.includes(name)

const newestEntry = async (): Promise<bigint> => {
  const newest = t.ctx.db.selectFrom('audit_entry').select((e) => e.fn.max('id').as('id'))
  return (await newest.executeTakeFirstOrThrow()).id ?? 0n
}
const entriesAfter = (id: bigint) =>
  t.ctx.db.selectFrom('audit_entry').select(['actor_id', 'before', 'after']).where('id', '>', id).execute()

/** In order, or refused for what was sent: the caller was let in. */
const letIn = [200, 201, 204, 400, 404, 409]

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  beforeAll(newPeople)

  test.each(everyone)('%s, with nothing in the request', async (who) => {
    const reply = await call(who, endpoint)
    const refusal = refusalOf(endpoint, who)
    if (refusal === undefined) return expect(letIn).toContain(reply.status)
    expect(reply.status).toBe(refusal.status)
    expect(reply.body.code).toBe(refusal.code)
    expect(reply.body.detail).toEqual(expect.any(String))
  })

  if (!hasParameters(endpoint)) return
  test('has a case that says whose object it names', () => {
    expect(objects).toHaveProperty([name])
  })
  const prepare = objects[name]
  if (!prepare) return
  // One who may comes last: what they do may end what the others are kept from.
  // What everybody may read has no owner.
  if (endpoint.access.kind === 'public') return
  test('an object of an investor is there for its owner and for staff who may, and for nobody else', async () => {
    const given = await prepare()
    const outsiders: Who[] =
      endpoint.access.kind === 'staff' ? ['visitor', 'owner', 'other'] : ['visitor', 'other', ...staffRoles]
    if (endpoint.stepUp === true)
      await t.ctx.db.updateTable('session').set({ stepped_up_at: t.clock.now() }).execute()
    for (const who of outsiders) {
      const { status } = await call(who, endpoint, given)
      const expected = who === 'visitor' ? 401 : endpoint.access.kind === 'staff' ? 403 : 404
      expect([who, status]).toEqual([who, expected])
    }
    if (endpoint.access.kind === 'staff') {
      // All have stepped up by now: what is left is their role.
      const isRefused = (role: Who) => refusalOf({ ...endpoint, stepUp: false }, role) !== undefined
      for (const role of staffRoles.filter(isRefused)) {
        expect([role, (await call(role, endpoint, given)).status]).toEqual([role, 403])
      }
    }
    const insider = endpoint.access.kind === 'staff' ? 'admin' : 'owner'
    const earlier = await newestEntry()
    expect((await call(insider, endpoint, given)).status).toBe(endpoint.status)
    if (!isStaffAct(name, endpoint)) return
    expect(await entriesAfter(earlier)).toEqual([
      { actor_id: staff.admin.id, before: expect.any(Object), after: expect.any(Object) },
    ])
  })
})

test('the cases are of routes that there are', () => {
  const names = new Set(endpoints.map(nameOf))
  expect([...Object.keys(objects), ...questions].filter((name) => !names.has(name))).toEqual([])
})

describe('staff calls (X02)', () => {
  beforeAll(newPeople)

  const paths = [...new Set(endpoints.filter(({ access }) => access.kind === 'staff').map((e) => urlOf(e)))]

  test.each(paths)('%s: no method and no override lets an investor in', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const) {
      for (const override of [undefined, 'GET', 'POST', 'DELETE']) {
        const headers = override === undefined ? {} : { 'x-http-method-override': override }
        const { status } = await other.call(
          method,
          path,
          method === 'GET' || method === 'HEAD' ? undefined : {},
          headers,
        )
        expect([method, override, [403, 404, 405].includes(status)]).toEqual([method, override, true])
      }
    }
  })

  test('whoever lost the role is out at once', async () => {
    const { admin } = staff
    expect((await admin.call('GET', '/api/staff/withdrawals/')).status).toBe(200)
    await t.ctx.db.updateTable('person').set({ staff_role: null }).where('id', '=', admin.id).execute()
    expect((await admin.call('GET', '/api/staff/withdrawals/')).status).toBe(403)
  })
})
