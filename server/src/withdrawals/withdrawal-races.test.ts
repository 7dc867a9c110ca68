import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPracticeAddress } from '#practice/address.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'

const rounds = 20
const list = '/api/wallet/withdrawals/'
let app: TestApp
let staff: TestPerson[]
beforeAll(async () => {
  app = await createTestApp()
  staff = [await app.person({ staffRole: 'finance' }), await app.person({ staffRole: 'admin' })]
})
afterAll(() => app.close())

async function requested() {
  const ada = await app.person()
  await fund(app, ada.id, '100')
  const { body } = await ada.call('POST', list, { amount: '100', address: newPracticeAddress() })
  return { ada, id: body.id as string }
}

const wallet = async (person: TestPerson) => (await person.call('GET', '/api/wallet/')).body
const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted()

test('of 50 withdrawals of the whole balance at once one is taken', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 4; round += 1) {
    const ada = await app.person()
    await fund(app, ada.id, '100')
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        ada.call(
          'POST',
          list,
          { amount: '100', address: newPracticeAddress() },
          { 'idempotency-key': randomUUID() },
        ),
      ),
    )
    expect(statuses(replies)).toEqual([201, ...Array<number>(49).fill(409)])
    expect(await wallet(ada)).toMatchObject({ available: '0.00', pending_withdrawal: '100.00' })
  }
})

test('of 50 requests with one key one is done, and all get its answer', async () => {
  const ada = await app.person()
  await fund(app, ada.id, '100')
  const body = { amount: '10', address: newPracticeAddress() }
  const key = { 'idempotency-key': randomUUID() }
  const replies = await Promise.all(Array.from({ length: 50 }, () => ada.call('POST', list, body, key)))
  for (const reply of replies) {
    expect([reply.status, reply.body]).toEqual([201, replies[0]!.body])
  }
  expect(await wallet(ada)).toMatchObject({ available: '90.00', pending_withdrawal: '10.00' })
  expect((await ada.call('POST', list, { ...body, amount: '11' }, key)).status).toBe(422)
})

test('approve and cancel together: exactly one wins', { timeout: 60_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { ada, id } = await requested()
    const [approval, cancellation] = await Promise.all([
      staff[0]!.call('POST', `/api/staff/withdrawals/${id}/approval/`),
      ada.call('POST', `${list}${id}/cancel/`),
    ])
    expect(statuses([approval, cancellation])).toEqual([200, 409])
    const approved = approval.status === 200
    expect(await wallet(ada)).toMatchObject({
      available: approved ? '0.00' : '100.00',
      pending_withdrawal: approved ? '100.00' : '0.00',
    })
  }
})

test('two approve, one rejects, at once: exactly one decision is made', { timeout: 60_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { ada, id } = await requested()
    const replies = await Promise.all([
      ...staff.map((person) => person.call('POST', `/api/staff/withdrawals/${id}/approval/`)),
      staff[1]!.call('POST', `/api/staff/withdrawals/${id}/rejection/`, { reason: 'No.' }),
    ])
    expect(statuses(replies)).toEqual([200, 409, 409])
    const { available, pending_withdrawal } = await wallet(ada)
    expect([available, pending_withdrawal].toSorted()).toEqual(['0.00', '100.00'])
  }
})
