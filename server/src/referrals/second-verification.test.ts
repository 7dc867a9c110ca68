import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '#reconciliation/reconcile.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { bonusFor } from './testing/invite.ts'

let app: TestApp
let admin: TestPerson
let other: TestPerson
// A bonus is $25: the third one within a week is above.
beforeAll(async () => {
  app = await createTestApp({ SECOND_APPROVAL_ABOVE: '50' })
  admin = await app.person({ staffRole: 'admin' })
  other = await app.person({ staffRole: 'admin' })
})
afterAll(async () => {
  expect((await reconcile(app.ctx)).filter(({ check }) => check.includes('bonus'))).toEqual([])
  await app.close()
})

const url = (id: string) => `/api/staff/bonuses/${id}/`
const verify = (by: TestPerson, id: string, version?: number) =>
  by.call('POST', `${url(id)}verification/`, version === undefined ? undefined : { version })
const detail = async (id: string, by = admin) => (await by.call('GET', url(id))).body
const available = async (person: TestPerson) => (await person.call('GET', '/api/wallet/')).body.available
const bonusesOf = async (ada: TestPerson, count: number) => {
  const ids: string[] = []
  while (ids.length < count) ids.push((await bonusFor(app, ada)).id)
  return ids
}
const reasonWithin = (window: string) =>
  `This investor’s bonuses within ${window} are above the limit for one approval: a second person has to approve this.`

test('one administrator gives an investor no more than the limit; then a colleague has to agree', async () => {
  const ada = await app.person()
  const [first, second, third] = await bonusesOf(ada, 3)
  await verify(admin, first!)
  await verify(admin, second!)
  expect(await detail(third!)).toMatchObject({
    approvals_needed: 2,
    second_approval_reason: reasonWithin('24 hours'),
    approvals: [],
    blocked: null,
  })
  const reply = await verify(admin, third!)
  expect([reply.status, reply.body]).toMatchObject([
    200,
    {
      status: 'pending',
      approvals: [{ by: 'Test Person' }],
      blocked: 'You approved this: a colleague has to approve it too.',
    },
  ])
  expect([(await verify(admin, third!)).status, await available(ada)]).toEqual([403, '50.00'])
  expect((await detail(third!, other)).blocked).toBe(null)
  expect((await verify(other, third!, 1)).body.status).toBe('verified')
  expect([(await verify(other, third!)).status, await available(ada)]).toEqual([409, '75.00'])
})

test.each([
  [25, 2, reasonWithin('7 days')],
  [7 * 24 + 1, 1, null],
])('what was given %i hours ago: %i', async (hours, needed, reason) => {
  const ada = await app.person()
  const [first, second, third] = await bonusesOf(ada, 3)
  await verify(admin, first!)
  await verify(admin, second!)
  app.clock.advance(hours * 3_600_000)
  try {
    const fresh = await app.person({ staffRole: 'admin' })
    const seen = await detail(third!, fresh)
    expect([seen.approvals_needed, seen.second_approval_reason]).toEqual([needed, reason])
  } finally {
    app.clock.advance(-hours * 3_600_000)
  }
})

test('after the first approval a colleague can still refuse it, and nothing moves', async () => {
  const ada = await app.person()
  const ids = await bonusesOf(ada, 3)
  for (const id of ids) await verify(admin, id)
  const refused = await other.call('POST', `${url(ids[2]!)}refusal/`, { reason: 'One household.' })
  expect([refused.body.status, await available(ada)]).toEqual(['refused', '50.00'])
})

test('two administrators who verify at once are no first and second: the later one is told, and looks again', async () => {
  const ada = await app.person()
  const ids = await bonusesOf(ada, 3)
  for (const id of ids.slice(0, 2)) await verify(admin, id)
  const replies = await Promise.all([verify(admin, ids[2]!, 0), verify(other, ids[2]!, 0)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body.detail).toMatch(
    /^This just changed\. Test Person approved it at \d\d:\d\d UTC\. Review it again before you decide\.$/,
  )
  expect([(await detail(ids[2]!)).status, await available(ada)]).toEqual(['pending', '50.00'])
  const later = replies[0].status === 409 ? admin : other
  // Without saying what they saw, nobody is the second.
  expect((await verify(later, ids[2]!)).status).toBe(409)
  expect((await verify(later, ids[2]!, 1)).body.status).toBe('verified')
  expect(await available(ada)).toBe('75.00')
})

test('verified at once by one administrator: never more than the limit', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 5; round += 1) {
    const ada = await app.person()
    const ids = await bonusesOf(ada, 3)
    const replies = await Promise.all(ids.map((id) => verify(admin, id)))
    expect(replies.map(({ body }) => body.status).toSorted()).toEqual(['pending', 'verified', 'verified'])
    expect(await available(ada)).toBe('50.00')
  }
})

test('the database refuses a bonus that too few approved, and an approval of those concerned', async () => {
  const ada = await app.person()
  const { id, referred } = await bonusFor(app, ada)
  const now = app.clock.now()
  const setVerified = app.ctx.db
    .updateTable('bonus')
    .set({ status: 'verified', decided_by: admin.id, decided_at: now })
    .where('id', '=', id)
  await expect(setVerified.execute()).rejects.toThrow(/not approved by enough/)
  for (const approver_id of [ada.id, referred.id]) {
    await expect(
      app.ctx.db
        .insertInto('bonus_approval')
        .values({ bonus_id: id, referrer_id: ada.id, referred_id: referred.id, approver_id, at: now })
        .execute(),
    ).rejects.toThrow(/check constraint/)
  }
})
