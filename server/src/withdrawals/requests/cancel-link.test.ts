import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '#people/testing/accounts.ts'
import { alternatingRace, statusesOf } from '#testing/alternating-race.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'

let t: TestApp
let finance: TestPerson
beforeAll(async () => void (t = await createTestApp()))
// Logged in for each test: one of them lets three days go by.
beforeEach(async () => void (finance = await t.person({ staffRole: 'finance' })))
afterAll(() => t.close())

const list = '/api/wallet/withdrawals/'
const cancel = (token: string) => t.call('POST', '/account/cancel_link/', { token })
const check = (token: string) => t.call('POST', '/account/cancel_link/check/', { token })
const approve = (id: string) => finance.call('POST', `/api/staff/withdrawals/${id}/approval/`)
const wallet = async (who: TestPerson) => (await who.call('GET', '/api/wallet/')).body

async function requested(who?: TestPerson) {
  const ada = who ?? (await t.person())
  await fund(t, ada.id, '100')
  const { body } = await ada.call('POST', list, { amount: '100', address: await knownAddress(t, ada.id) })
  const [mail] = await mailsTo(t, ada.email)
  const token = /\/cancel-withdrawal\?token=([\w-]+)/.exec(mail!.text)![1]!
  return { ada, id: body.id as string, token }
}

describe('canceling a withdrawal by the link of its email', () => {
  test('happens on the confirmation alone; checking says what it is about', async () => {
    const { ada, id, token } = await requested()
    expect(await check(token)).toMatchObject({
      status: 200,
      body: { status: 'in_review', can_cancel: true, amount: '100.00' },
    })
    expect((await t.call('GET', '/account/cancel_link/')).status).toBe(405)
    expect((await ada.call('GET', `${list}${id}/`)).body.status).toBe('in_review')
  })

  test('returns the whole amount, once, and says so by notice, email and audit', async () => {
    const { ada, id, token } = await requested()
    for (const reply of [await cancel(token), await cancel(token), await check(token)]) {
      expect(reply).toMatchObject({ status: 200, body: { status: 'cancelled', can_cancel: false } })
    }
    expect(await wallet(ada)).toMatchObject({ available: '100.00', pending_withdrawal: '0.00' })
    const mails = (await mailsTo(t, ada.email)).map(({ subject }) => subject)
    expect(mails.filter((subject) => subject === 'Your $100.00 withdrawal is canceled')).toHaveLength(1)
    const notices = (await ada.call('GET', '/api/notifications/')).body.results
    expect(notices.map(({ kind }: { kind: string }) => kind)).toContain('withdrawal_cancelled')
    const entries = await t.ctx.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `withdrawal/${id}`)
      .execute()
    expect(entries).toEqual([{ action: 'withdrawal.cancel_by_link' }])
  })

  test('ten times at once returns it once', async () => {
    const { ada, token } = await requested()
    const replies = await Promise.all(Array.from({ length: 10 }, () => cancel(token)))
    expect(statusesOf(replies)).toEqual(Array<number>(10).fill(200))
    expect(await wallet(ada)).toMatchObject({ available: '100.00', pending_withdrawal: '0.00' })
  })

  test('says so where its owner canceled it already, and refuses once it is approved', async () => {
    const own = await requested()
    await own.ada.call('POST', `${list}${own.id}/cancel/`, {})
    expect(await cancel(own.token)).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    const late = await requested()
    await approve(late.id)
    expect(await check(late.token)).toMatchObject({ status: 200, body: { can_cancel: false } })
    expect((await cancel(late.token)).status).toBe(409)
    expect(await wallet(late.ada)).toMatchObject({ available: '0.00', pending_withdrawal: '100.00' })
  })

  test('cancels its own withdrawal and no other', async () => {
    const first = await requested()
    const second = await requested(first.ada)
    await cancel(second.token)
    expect((await first.ada.call('GET', `${list}${first.id}/`)).body.status).toBe('in_review')
    expect((await first.ada.call('GET', `${list}${second.id}/`)).body.status).toBe('cancelled')
  })

  test('against an approval: exactly one wins', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { ada, id, token } = await requested()
      const replies = await alternatingRace(
        round,
        () => approve(id),
        () => cancel(token),
      )
      expect(statusesOf(replies)).toEqual([200, 409])
      const isApproved = replies[0].status === 200
      expect(await wallet(ada)).toMatchObject({
        available: isApproved ? '0.00' : '100.00',
        pending_withdrawal: isApproved ? '100.00' : '0.00',
      })
    }
  })

  test('works for 72 hours, and only with the token of such a link', async () => {
    const { token } = await requested()
    expect((await cancel('x'.repeat(43))).status).toBe(400)
    expect((await t.call('POST', '/account/freeze_link/', { token })).status).toBe(400)
    t.clock.advance(72 * 3_600_000)
    for (const reply of [await check(token), await cancel(token)]) expect(reply.status).toBe(400)
  })

  test('is kept as a hash only', async () => {
    const { ada, token } = await requested()
    const rows = await t.ctx.db
      .selectFrom('one_time_secret')
      .selectAll()
      .where('person_id', '=', ada.id)
      .execute()
    expect(rows.some(({ purpose }) => purpose === 'cancel_withdrawal')).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
