import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'

let app: TestApp
let ada: TestPerson
let grace: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  ada = await app.person({ staffRole: 'support' })
  grace = await app.person({ staffRole: 'admin' })
})
afterAll(() => app.close())

async function sent(message: string): Promise<string> {
  const { status } = await app.call('POST', '/management/contact/', {
    name: 'Eve',
    email: 'eve@example.com',
    message,
  })
  expect(status).toBe(201)
  const { body } = await ada.call('GET', `/api/staff/messages/?q=${encodeURIComponent(message)}`)
  return body.results[0].id
}
const url = (id: string, what: string) => `/api/staff/messages/${id}/${what}/`
const ids = async (person: TestPerson, status: string) =>
  (await person.call('GET', `/api/staff/messages/?status=${status}`)).body.results.map(
    (m: { id: string }) => m.id,
  )
const inQueue = async () =>
  (await ada.call('GET', '/api/staff/queues/')).body.find((q: { name: string }) => q.name === 'messages')
    .count

test('a message is taken by one, and the other is told by whom', async () => {
  const id = await sent('Who takes this?')
  const replies = await Promise.all([
    ada.call('POST', url(id, 'assignment')),
    grace.call('POST', url(id, 'assignment')),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body.detail).toBe(
    'Test Person has taken this message. Nothing was changed.',
  )
  const isAdas = replies[0].status === 200
  expect((await ids(ada, 'mine')).includes(id)).toBe(isAdas)
  expect((await ids(grace, 'mine')).includes(id)).toBe(!isAdas)
  expect((await grace.call('DELETE', url(id, 'assignment'))).body.assignee).toBeNull()
})

test('a message is archived once, leaves the queue, and comes back', async () => {
  const id = await sent('Put me away.')
  const before = await inQueue()
  const replies = await Promise.all([
    ada.call('POST', url(id, 'archive')),
    grace.call('POST', url(id, 'archive')),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect([
    await inQueue(),
    (await ids(ada, 'open')).includes(id),
    (await ids(ada, 'archived')).includes(id),
  ]).toEqual([before - 1, false, true])
  expect((await ada.call('DELETE', url(id, 'archive'))).body.archived_at).toBeNull()
  expect(await inQueue()).toBe(before)
  const actions = await app.ctx.db
    .selectFrom('audit_entry')
    .select('action')
    .where('action', 'in', ['message.archived', 'message.restored'])
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['message.archived', 'message.restored'])
})
