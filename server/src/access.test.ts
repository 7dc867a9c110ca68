import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '@evenmoor/contract/endpoint'
import { refusalStatuses } from '@evenmoor/contract/openapi'
import { roleCan, staffRoles } from '@evenmoor/contract/staff'
import { modules } from '#modules.ts'
import { type Case, type Cases, type Cast, newCast } from '#testing/access/case.ts'
import { houseCases } from '#testing/access/house-cases.ts'
import { moneyCases } from '#testing/access/money-cases.ts'
import { limitAccount } from '#people/testing/limited.ts'
import { peopleCases } from '#testing/access/people-cases.ts'
import { type Reply, type TestApp, type TestPerson, createTestApp } from '#testing/app.ts'

/**
 * Who may call what, for every route there is and everybody who could call it (trust.md, X01 and X02). What is
 * expected is made from the contract's `access`, `stepUp` and `whileLimited`; whose object may be touched stands in `objects` below.
 * Each answer's status is one that the API's description lists.
 */
let t: TestApp
/** Those who only read: what changes nothing needs nobody new. */
let readers: Cast
beforeAll(async () => {
  t = await createTestApp()
  readers = await newCast(t)
})
afterAll(() => t.close())

/** One for each route with parameters: a new route without one fails. */
const objects: Cases = { ...moneyCases, ...peopleCases, ...houseCases }

const endpoints = modules.flatMap(({ routes }) => routes).map(({ endpoint }) => endpoint)
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`
const hasParameters = ({ path }: Endpoint): boolean => path.includes('{')
const urlOf = ({ path }: Endpoint, params: Record<string, string> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? 'nothing')

type Who = 'visitor' | 'owner' | 'other' | 'limited owner' | (typeof staffRoles)[number]
const everyone: readonly Who[] = ['visitor', 'owner', 'other', 'limited owner', ...staffRoles]

const call = (cast: Cast, who: Who, endpoint: Endpoint, given?: Awaited<ReturnType<Case>>) => {
  const { owner, other, limited, staff } = cast
  const callers = { owner, other, 'limited owner': limited, ...staff }
  const send = who === 'visitor' ? t.call : callers[who].call
  const body = given?.body ?? (endpoint.method === 'GET' ? undefined : {})
  return send(endpoint.method, urlOf(endpoint, given?.params), body)
}

/** What each of them is answered, all having asked at once. */
const answers = async (whoever: readonly Who[], ask: (who: Who) => Promise<Reply>) =>
  new Map(await Promise.all(whoever.map(async (who) => [who, await ask(who)] as const)))

/** As if all of these had just proven who they are. */
async function stepUp(people: readonly TestPerson[]): Promise<void> {
  const ids = people.map(({ id }) => id)
  const steppedUp = t.ctx.db.updateTable('session').set({ stepped_up_at: t.clock.now() })
  await steppedUp.where('person_id', 'in', ids).execute()
}

/** The refusal for who somebody is, before anything of the request is looked at; undefined when there is none. */
function refusalOf(
  { access, stepUp, whileLimited }: Endpoint,
  who: Who,
): { status: number; code?: string } | undefined {
  if (access.kind === 'public') return undefined
  if (who === 'visitor') return { status: 401 }
  const role = staffRoles.find((known) => known === who)
  if (access.kind === 'staff' && (role === undefined || !roleCan(role, access.permission)))
    return { status: 403 }
  if (who === 'limited owner' && !whileLimited) return { status: 403, code: 'account_limited' }
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
  let replies: ReadonlyMap<Who, Reply>
  beforeAll(async () => {
    const cast = endpoint.method === 'GET' ? readers : await newCast(t)
    replies = await answers(everyone, (who) => call(cast, who, endpoint))
  })

  test.each(everyone)('%s, with nothing in the request', (who) => {
    const reply = replies.get(who)!
    expect([endpoint.status, ...refusalStatuses(endpoint)]).toContain(reply.status)
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
    const cast = await newCast(t)
    const given = await prepare(cast)
    const outsiders: Who[] =
      endpoint.access.kind === 'staff'
        ? ['visitor', 'owner', 'other', 'limited owner']
        : ['visitor', 'other', ...(endpoint.whileLimited ? (['limited owner'] as const) : []), ...staffRoles]
    const { owner, other, limited, staff } = cast
    if (endpoint.stepUp === true) await stepUp([owner, other, limited, ...Object.values(staff)])
    if (endpoint.access.kind === 'staff') {
      // All have stepped up by now: what is left is their role.
      const isRefused = (role: Who) => refusalOf({ ...endpoint, stepUp: false }, role) !== undefined
      outsiders.push(...staffRoles.filter(isRefused))
    }
    const kept = await answers(outsiders, (who) => call(cast, who, endpoint, given))
    for (const [who, { status }] of kept) {
      const expected = who === 'visitor' ? 401 : endpoint.access.kind === 'staff' ? 403 : 404
      expect([who, status]).toEqual([who, expected])
    }
    const insider = endpoint.access.kind === 'staff' ? 'admin' : 'owner'
    const earlier = await newestEntry()
    expect((await call(cast, insider, endpoint, given)).status).toBe(endpoint.status)
    if (!isStaffAct(name, endpoint)) return
    expect(await entriesAfter(earlier)).toEqual([
      { actor_id: staff.admin.id, before: expect.any(Object), after: expect.any(Object) },
    ])
  })
})

describe('an owner whose account is locked', () => {
  const named = endpoints.filter((e) => e.access.kind === 'investor' && hasParameters(e))

  test.each(named.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (name, endpoint) => {
    const cast = await newCast(t)
    const given = await objects[name]?.(cast)
    await limitAccount(t, cast.owner.id)
    await stepUp([cast.owner])
    const { status, body } = await call(cast, 'owner', endpoint, given)
    expect([status, body?.code]).toEqual(
      endpoint.whileLimited ? [endpoint.status, undefined] : [403, 'account_limited'],
    )
  })

  test('can do these acts, and no other that is not public', () => {
    const acts = endpoints.filter(
      ({ access, method, whileLimited }) => access.kind !== 'public' && method !== 'GET' && whileLimited,
    )
    expect(acts.map(nameOf).toSorted()).toEqual([
      'DELETE /account/sessions/{id}/',
      'POST /account/sessions/end_others/',
      'POST /account/step_up/',
      'POST /account/step_up/passkey_options/',
      'POST /api/investments/{id}/redeem/',
      'POST /api/notifications/read/',
      'POST /api/wallet/address-checks/',
      'POST /api/wallet/addresses/',
      'POST /api/wallet/withdrawals/',
      'POST /api/wallet/withdrawals/{id}/cancel/',
    ])
  })
})

test('the cases are of routes that there are', () => {
  const names = new Set(endpoints.map(nameOf))
  expect([...Object.keys(objects), ...questions].filter((name) => !names.has(name))).toEqual([])
})

describe('staff calls (X02)', () => {
  let cast: Cast
  beforeAll(async () => {
    cast = await newCast(t)
  })

  const paths = [...new Set(endpoints.filter(({ access }) => access.kind === 'staff').map((e) => urlOf(e)))]

  test.each(paths)('%s: no method and no override lets an investor in', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const) {
      for (const override of [undefined, 'GET', 'POST', 'DELETE']) {
        const headers = override === undefined ? {} : { 'x-http-method-override': override }
        const { status } = await cast.other.call(
          method,
          path,
          method === 'GET' || method === 'HEAD' ? undefined : {},
          headers,
        )
        expect([method, override, [403, 404, 405].includes(status)]).toEqual([method, override, true])
      }
    }
  })

  test('who has a role in an account that is locked does nothing with it', async () => {
    const { support } = cast.staff
    await limitAccount(t, support.id)
    const refused = await support.call('GET', '/api/staff/investors/')
    expect([refused.status, refused.body.code]).toEqual([403, 'account_limited'])
  })

  test('whoever lost the role is out at once', async () => {
    const { admin } = cast.staff
    expect((await admin.call('GET', '/api/staff/withdrawals/')).status).toBe(200)
    await t.ctx.db.updateTable('person').set({ staff_role: null }).where('id', '=', admin.id).execute()
    expect((await admin.call('GET', '/api/staff/withdrawals/')).status).toBe(403)
  })
})
