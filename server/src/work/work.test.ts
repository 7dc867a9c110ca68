import { staffRoles } from '@evenmoor/contract/staff'
import { mayWork, workItemsMax, workQueueNames } from '@evenmoor/contract/staff-work'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPracticeAddress } from '#practice/address.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'

let app: TestApp
let admin: TestPerson
let finance: TestPerson
beforeAll(async () => {
  app = await createTestApp({ SECOND_APPROVAL_ABOVE: '500', REVIEW_GOAL_HOURS: '4' })
  admin = await app.person({ staffRole: 'admin' })
  finance = await app.person({ staffRole: 'finance' })
})
afterAll(() => app.close())

type Item = { queue: string; id: string; assignee: { id: string } | null; note: string | null }

async function requested(amount = '100'): Promise<string> {
  const ada = await app.person()
  const address = newPracticeAddress()
  await fund(app, ada.id, amount)
  await knownAddress(app, ada.id, address)
  return (await ada.call('POST', '/api/wallet/withdrawals/', { amount, address })).body.id
}
async function written(): Promise<string> {
  const words = { name: 'Eve', email: 'eve@example.com', message: 'What now?' }
  await app.call('POST', '/management/contact/', words)
  return (await admin.call('GET', '/api/staff/messages/?status=open&sort=-created_at')).body.results[0].id
}
const work = async (person = admin) => (await person.call('GET', '/api/staff/work/')).body
const itemOf = async (id: string, person = admin): Promise<Item | undefined> =>
  (await work(person)).items.find((item: Item) => item.id === id)
const next = async (person: TestPerson) => (await person.call('POST', '/api/staff/work/next/')).body.item
const place = (queue: string, id: string) => `/api/staff/work/${queue}/${id}/assignment/`
const assign = (by: TestPerson, id: string, to: TestPerson, queue = 'withdrawals') =>
  by.call('POST', place(queue, id), { assignee_id: to.id })

/** Nothing is left for N. */
async function takeAll(person: TestPerson): Promise<void> {
  while ((await next(person)) !== null);
}

describe('the work', () => {
  test('is every item that waits, oldest first, with the goal and what a role may see alone', async () => {
    const id = await requested('600')
    const message = await written()
    const { items, count, goal_hours } = await work()
    expect(goal_hours).toBe(4)
    expect(count).toBe(items.length)
    expect(items.map(({ since }: { since: string }) => since)).toEqual(
      items.map(({ since }: { since: string }) => since).toSorted(),
    )
    expect(await itemOf(id)).toMatchObject({
      queue: 'withdrawals',
      amount: '600.00',
      asset: 'usd',
      note: 'two_approvals',
      assignee: null,
    })
    expect((await itemOf(message))?.queue).toBe('messages')
    // Finance does not read messages.
    expect(await itemOf(message, finance)).toBeUndefined()
  })

  test('has the oldest items of all queues where more wait than it lists, and counts all of them', async () => {
    const before = await work()
    // Half of them older than everything else, half of them newer.
    await sql`
      insert into contact_message (id, reference, name, email, message, created_at)
      select gen_random_uuid(), 900000 + n, 'Eve', 'eve@example.com', 'What now?', ${app.clock.now()}::timestamptz
        + (n - ${workItemsMax / 2}) * interval '1 hour'
      from generate_series(1, ${workItemsMax}) n`.execute(app.ctx.db)
    const { items, count } = await work()
    expect(count).toBe(before.count + workItemsMax)
    expect(items).toHaveLength(workItemsMax)
    const times = items.map(({ since }: { since: string }) => since)
    expect(times).toEqual(times.toSorted())
    expect(items).toEqual(expect.arrayContaining(before.items))
    await sql`update contact_message set archived_at = now(), archived_by = ${admin.id}::uuid
      where reference > 900000`.execute(app.ctx.db)
  })

  test('can be worked by those alone who decide in its queue', () => {
    expect(staffRoles.map((role) => workQueueNames.filter((queue) => mayWork(role, queue)))).toEqual([
      [...workQueueNames],
      ['withdrawals', 'payouts', 'payment_reviews'],
      ['identity', 'messages'],
      [],
    ])
  })
})

describe('the next item', () => {
  test('is the oldest that is unassigned, until none is left', async () => {
    await takeAll(finance)
    const first = await requested()
    const second = await requested()
    expect(await next(finance)).toEqual({ queue: 'withdrawals', id: first })
    expect(await next(finance)).toEqual({ queue: 'withdrawals', id: second })
    expect(await next(finance)).toBeNull()
    expect((await itemOf(first))?.assignee?.id).toBe(finance.id)
  })

  test('is another one for each of two who ask at once, and each is assigned once', async () => {
    await takeAll(admin)
    const ids = new Set(await Promise.all(Array.from({ length: 6 }, () => requested())))
    const people = [admin, finance, admin, finance, admin, finance]
    const given = await Promise.all(people.map((person) => next(person)))
    expect(new Set(given.map(({ id }) => id))).toEqual(ids)
  })

  test('is neither one that waits for its address, nor one about the caller, nor one they approved', async () => {
    await takeAll(admin)
    const ada = await app.person()
    await fund(app, ada.id, '50')
    const fresh = { amount: '50', address: newPracticeAddress() }
    const { body: waiting } = await ada.call('POST', '/api/wallet/withdrawals/', fresh)
    expect((await itemOf(waiting.id))?.note).toBe('new_address')
    const large = await requested('600')
    expect(await next(finance)).toEqual({ queue: 'withdrawals', id: large })
    await finance.call('POST', `/api/staff/withdrawals/${large}/approval/`, { reason: 'Matches the plan.' })
    // Whoever approved it first no longer has it.
    expect(await itemOf(large)).toMatchObject({ note: 'second_approval', assignee: null })
    expect(await next(finance)).toBeNull()
    expect(await next(admin)).toEqual({ queue: 'withdrawals', id: large })
    const { approvals } = (await admin.call('GET', `/api/staff/withdrawals/${large}/`)).body
    expect(approvals).toMatchObject([{ reason: 'Matches the plan.' }])
  })

  test('of a message is taken as on its own page', async () => {
    await takeAll(admin)
    const id = await written()
    expect(await next(admin)).toEqual({ queue: 'messages', id })
    expect((await admin.call('GET', `/api/staff/messages/${id}/`)).body.assignee.id).toBe(admin.id)
  })
})

describe('an item', () => {
  test('is assigned, reassigned by who has it, and unassigned by anyone; each is in the audit', async () => {
    const id = await requested()
    expect((await assign(finance, id, finance)).body.assignee.id).toBe(finance.id)
    const refused = await assign(admin, id, admin)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This is assigned to Test Person. Nothing was changed.',
    ])
    expect((await assign(finance, id, admin)).body.assignee.id).toBe(admin.id)
    expect((await finance.call('GET', `/api/staff/withdrawals/${id}/`)).body.assignee.id).toBe(admin.id)
    expect((await finance.call('DELETE', place('withdrawals', id))).body.assignee).toBeNull()
    const entries = await app.ctx.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `withdrawal/${id}`)
      .where('action', 'like', 'work.%')
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      'work.assigned',
      'work.reassigned',
      'work.unassigned',
    ])
  })

  test('goes to one of two who take it at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await requested()
      const replies = await Promise.all([assign(finance, id, finance), assign(admin, id, admin)])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })

  test('goes only to those who work its queue, and only while it waits', async () => {
    const id = await requested()
    const support = await app.person({ staffRole: 'support' })
    expect((await assign(finance, id, support)).body).toEqual({
      assignee_id: ['Choose a colleague who can decide this.'],
    })
    expect((await assign(support, id, support)).status).toBe(403)
    expect((await support.call('GET', '/api/staff/work/withdrawals/colleagues/')).status).toBe(403)
    await finance.call('POST', `/api/staff/withdrawals/${id}/rejection/`, { reason: 'No.' })
    expect((await assign(finance, id, finance)).status).toBe(404)
    expect((await assign(finance, 'nothing', finance)).status).toBe(404)
  })

  test('is free again when who had it no longer works here', async () => {
    const id = await requested()
    const leaving = await app.person({ staffRole: 'finance' })
    await assign(leaving, id, leaving)
    await app.ctx.db.updateTable('person').set({ staff_role: null }).where('id', '=', leaving.id).execute()
    expect((await itemOf(id))?.assignee).toBeNull()
    expect((await assign(finance, id, finance)).status).toBe(200)
  })
})
