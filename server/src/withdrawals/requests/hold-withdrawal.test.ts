import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPracticeAddress } from '#practice/address.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'

let app: TestApp
let finance: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  finance = await app.person({ staffRole: 'finance' })
  admin = await app.person({ staffRole: 'admin' })
})
afterAll(() => app.close())

const list = '/api/wallet/withdrawals/'
async function requested(person?: TestPerson) {
  const ada = person ?? (await app.person())
  await fund(app, ada.id, '50')
  const address = newPracticeAddress()
  await knownAddress(app, ada.id, address)
  const { body } = await ada.call('POST', list, { amount: '50', address })
  return { ada, id: body.id as string }
}
const path = (id: string, act = '') => `/api/staff/withdrawals/${id}/${act}`
const detail = async (id: string) => (await finance.call('GET', path(id))).body
const hold = (person: TestPerson, id: string, version?: number) =>
  person.call('POST', path(id, 'hold/'), { reason: 'Asked for the source of the money.', version })
const endHold = (person: TestPerson, id: string, version?: number) =>
  person.call('POST', path(id, 'hold/end/'), { version })
const approve = (person: TestPerson, id: string, version?: number) =>
  person.call('POST', path(id, 'approval/'), { version })

describe('a withdrawal on hold', () => {
  test('is not approved by anyone until a colleague ends the hold', async () => {
    const { id } = await requested()
    const held = await hold(finance, id)
    expect([held.status, held.body.status, held.body.hold]).toEqual([
      200,
      'in_review',
      { by: 'Test Person', at: app.clock.now().toISOString(), reason: 'Asked for the source of the money.' },
    ])
    for (const person of [finance, admin]) {
      const { status, body } = await approve(person, id)
      expect([status, body.detail]).toEqual([
        409,
        expect.stringMatching(
          /^Test Person put this withdrawal on hold on .+\. It can’t be approved until the hold ends\.$/,
        ),
      ])
    }
    expect((await endHold(admin, id)).body.hold).toBeNull()
    expect((await approve(finance, id)).body.status).toBe('approved')
  })

  test('says so to its investor, without the reason, and can be canceled', async () => {
    const { ada, id } = await requested()
    await hold(finance, id)
    const own = (await ada.call('GET', `${list}${id}/`)).body
    expect(own).toMatchObject({
      on_hold_since: app.clock.now().toISOString(),
      can_cancel: true,
      reason: null,
    })
    expect(JSON.stringify(own)).not.toContain('source of the money')
    const canceled = (await ada.call('POST', `${list}${id}/cancel/`)).body
    expect(canceled).toMatchObject({ status: 'cancelled', on_hold_since: null })
    expect((await detail(id)).hold).toBeNull()
  })

  test('can be rejected', async () => {
    const { id } = await requested()
    await hold(finance, id)
    const { body } = await admin.call('POST', path(id, 'rejection/'), { reason: 'No answer came.' })
    expect(body.status).toBe('rejected')
  })

  test('is held once, ended once, and may be held again', async () => {
    const { id } = await requested()
    await hold(finance, id)
    const again = await hold(admin, id)
    expect([again.status, again.body.detail]).toEqual([
      409,
      expect.stringMatching(/put this withdrawal on hold/),
    ])
    expect((await endHold(finance, id)).status).toBe(200)
    const twice = await endHold(finance, id)
    expect([twice.status, twice.body.detail]).toEqual([
      409,
      'This withdrawal isn’t on hold. Nothing was changed.',
    ])
    expect((await hold(admin, id)).body.hold.by).toBe('Test Person')
  })

  test('waits in the queue with its note, and is not the next one to be worked', async () => {
    const { id } = await requested()
    await hold(finance, id)
    const { items } = (await finance.call('GET', '/api/staff/work/')).body
    expect(items.find((item: { id: string }) => item.id === id).note).toBe('on_hold')
    const given = []
    for (;;) {
      const { item } = (await finance.call('POST', '/api/staff/work/next/')).body
      if (item === null) break
      given.push(item.id)
    }
    expect(given).not.toContain(id)
  })

  test('needs a reason, and each act is in the audit log', async () => {
    const { id } = await requested()
    const bare = await finance.call('POST', path(id, 'hold/'), { reason: ' ' })
    expect([bare.status, bare.body.reason]).toEqual([400, expect.anything()])
    await hold(finance, id)
    await endHold(admin, id)
    const { body } = await admin.call('GET', `/api/staff/audit/?q=${id}`)
    const entries = body.results.map(({ action, reason }: { action: string; reason: string | null }) => [
      action,
      reason,
    ])
    expect(entries).toEqual(
      expect.arrayContaining([
        ['withdrawal.hold', 'Asked for the source of the money.'],
        ['withdrawal.end_hold', null],
      ]),
    )
  })
})

test('nobody holds a withdrawal of their own', async () => {
  const own = await app.person({ staffRole: 'finance' })
  const { id } = await requested(own)
  expect((await hold(own, id)).status).toBe(403)
  await hold(finance, id)
  expect((await endHold(own, id)).status).toBe(403)
})

test('a decided withdrawal is not put on hold', async () => {
  const { id } = await requested()
  await approve(finance, id)
  expect((await hold(admin, id)).status).toBe(409)
})

test('who saw an older version is told of the hold, and of its end', async () => {
  const { id } = await requested()
  const { version } = await detail(id)
  await hold(finance, id, version)
  const late = await approve(admin, id, version)
  expect([late.status, late.body.detail]).toEqual([
    409,
    'This just changed. Test Person put it on hold at 12:00 UTC. Review it again before you decide.',
  ])
  const during = (await detail(id)).version
  await endHold(admin, id, during)
  expect((await hold(finance, id, during)).body.detail).toBe(
    'This just changed. Test Person ended the hold at 12:00 UTC. Review it again before you decide.',
  )
})

test('of a hold and an approval at once exactly one is done', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await requested()
    const replies = await Promise.all([hold(finance, id), approve(admin, id), hold(admin, id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { status, hold: standing } = await detail(id)
    expect(status === 'approved').toBe(standing === null)
  }
})

test('the database itself approves nothing on hold, and keeps each hold as it was put', async () => {
  const { ada, id } = await requested()
  await hold(finance, id)
  const { db } = app.ctx
  await db
    .insertInto('withdrawal_approval')
    .values({ withdrawal_id: id, investor_id: ada.id, approver_id: admin.id, at: app.clock.now() })
    .execute()
  await expect(
    db.updateTable('withdrawal').set({ status: 'approved' }).where('id', '=', id).execute(),
  ).rejects.toThrow(/is on hold/)
  await expect(
    db.deleteFrom('withdrawal_review_hold').where('withdrawal_id', '=', id).execute(),
  ).rejects.toThrow(/permission denied/)
  await expect(
    db
      .updateTable('withdrawal_review_hold')
      .set({ reason: 'Other.' })
      .where('withdrawal_id', '=', id)
      .execute(),
  ).rejects.toThrow(/permission denied/)
  const own = { investor_id: ada.id, seq: 2, reason: 'Mine.', held_by: ada.id, held_at: app.clock.now() }
  await expect(
    db
      .insertInto('withdrawal_review_hold')
      .values({ withdrawal_id: id, ...own })
      .execute(),
  ).rejects.toThrow(/check constraint/)
})
