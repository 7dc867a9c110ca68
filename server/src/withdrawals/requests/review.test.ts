import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPracticeAddress } from '#practice/address.ts'
import { reorganize } from '#practice/reorganize.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { reconcile } from '#reconciliation/reconcile.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { confirmSentWithdrawals } from '#withdrawals/payouts/confirm-withdrawal.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'

let app: TestApp
let finance: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp({ SECOND_APPROVAL_ABOVE: '500' })
  finance = await app.person({ staffRole: 'finance' })
  admin = await app.person({ staffRole: 'admin' })
})
afterAll(() => app.close())

const list = '/api/wallet/withdrawals/'
async function requested(amount: string, address = newPracticeAddress(), person?: TestPerson) {
  const ada = person ?? (await app.person())
  await fund(app, ada.id, amount)
  await knownAddress(app, ada.id, address)
  const { body } = await ada.call('POST', list, { amount, address })
  return { ada, id: body.id as string }
}
const detail = async (id: string, person = finance) =>
  (await person.call('GET', `/api/staff/withdrawals/${id}/`)).body
const approve = (person: TestPerson, id: string, version?: number) =>
  person.call(
    'POST',
    `/api/staff/withdrawals/${id}/approval/`,
    version === undefined ? undefined : { version },
  )
const reject = (person: TestPerson, id: string, version?: number) =>
  person.call('POST', `/api/staff/withdrawals/${id}/rejection/`, { reason: 'No.', version })

test('nobody decides a withdrawal of their own, nor of another account of their mailbox', async () => {
  const own = await app.person({ staffRole: 'finance', email: 'desk.own@example.com' })
  const alias = await app.person({ email: 'desk.own+2@example.com' })
  for (const person of [own, alias]) {
    const { id } = await requested('10', newPracticeAddress(), person)
    const refusal = 'This is your own withdrawal: a colleague has to review it.'
    expect((await detail(id, own)).blocked).toBe(refusal)
    for (const reply of [await approve(own, id), await reject(own, id)])
      expect([reply.status, reply.body.detail]).toEqual([403, refusal])
    expect((await approve(finance, id)).body.status).toBe('approved')
  }
})

test('the list and the page of a withdrawal say the same of it', async () => {
  const address = newPracticeAddress()
  const before = await requested('20', address)
  await approve(finance, before.id)
  await payApprovedWithdrawals(app.ctx)
  const { ada, id } = await requested('600', address, before.ada)
  await app.ctx.transaction((tx) =>
    recordAudit(app.ctx, tx, { actorId: ada.id, action: 'password.changed', subject: `person:${ada.id}` }),
  )
  await approve(finance, id)
  const place = `/api/staff/work/withdrawals/${id}/assignment/`
  expect((await admin.call('POST', place, { assignee_id: admin.id })).status).toBe(200)
  const act = (what: string, body: unknown) =>
    admin.call('POST', `/api/staff/withdrawals/${id}/${what}/`, body)
  await act('hold', { reason: 'Whose is it?' })
  await act('hold/end', undefined)
  await act('hold', { reason: 'Asked again.' })

  const { backing, ...page } = await detail(id)
  const { body } = await finance.call('GET', `/api/staff/withdrawals/?status=in_review&q=${ada.email}`)
  expect(body.results).toEqual([page])
  expect(page).toMatchObject({
    assignee: { id: admin.id },
    approvals: [{ by: 'Test Person' }],
    hold: { reason: 'Asked again.' },
    signals: ['password_changed'],
  })
  expect(backing).toEqual({
    reserved: '600.00',
    available: '0.00',
    postings: expect.any(Number),
    is_covered: true,
  })
})

describe('a second approver', () => {
  test.each([
    ['500', 1],
    ['500.01', 2],
  ])('of %s: %i', async (amount, needed) => {
    const { id } = await requested(amount)
    expect((await detail(id)).approvals_needed).toBe(needed)
    expect((await approve(finance, id)).body.status).toBe(needed === 1 ? 'approved' : 'in_review')
  })

  test('the first one waits for a colleague, is not both, and nothing is paid before', async () => {
    const { ada, id } = await requested('600')
    const first = await approve(finance, id)
    expect([first.status, first.body.status, first.body.blocked]).toEqual([
      200,
      'in_review',
      'You approved this: a colleague has to approve it too.',
    ])
    expect((await approve(finance, id)).status).toBe(403)
    await payApprovedWithdrawals(app.ctx)
    expect((await detail(id)).status).toBe('in_review')
    // The investor sees nothing of it, and may still take it back.
    expect((await ada.call('GET', `${list}${id}/`)).body.can_cancel).toBe(true)
    // Without saying what they saw, nobody is the second.
    expect((await approve(admin, id)).status).toBe(409)
    const second = await approve(admin, id, (await detail(id)).version)
    expect([second.body.status, second.body.approvals.length]).toEqual(['approved', 2])
  })

  test('after the first approval it can still be rejected or taken back', async () => {
    const { id } = await requested('600')
    await approve(finance, id)
    expect((await reject(finance, id)).body.status).toBe('rejected')
    const { ada, id: other } = await requested('600')
    await approve(finance, other)
    expect((await ada.call('POST', `${list}${other}/cancel/`)).body.status).toBe('cancelled')
  })

  test('the database itself refuses what the code never does', async () => {
    const { ada, id } = await requested('600')
    const approval = { withdrawal_id: id, investor_id: ada.id, at: app.clock.now() }
    const insert = (approver_id: string) =>
      app.ctx.db
        .insertInto('withdrawal_approval')
        .values({ ...approval, approver_id })
        .execute()
    await expect(insert(ada.id)).rejects.toThrow(/check constraint/)
    await insert(finance.id)
    await expect(insert(finance.id)).rejects.toThrow(/duplicate key/)
    const setStatus = (status: string) =>
      app.ctx.db.updateTable('withdrawal').set({ status }).where('id', '=', id).execute()
    await expect(setStatus('approved')).rejects.toThrow(/not approved by 2/)
    await expect(
      app.ctx.db.deleteFrom('withdrawal_approval').where('withdrawal_id', '=', id).execute(),
    ).rejects.toThrow(/permission denied/)
    await insert(admin.id)
    await setStatus('approved')
  })
})

describe('whoever decides says what they saw', () => {
  test('a decision about an older version is not made, and tells who was faster', async () => {
    const { id } = await requested('600')
    const { version } = await detail(id)
    expect((await approve(finance, id, version)).status).toBe(200)
    for (const late of [await approve(admin, id, version), await reject(admin, id, version)]) {
      expect(late.status).toBe(409)
      expect(late.body.detail).toMatch(/This just changed\. Test Person approved it at 12:00 UTC/)
    }
    expect((await approve(admin, id, (await detail(id)).version)).body.status).toBe('approved')
  })

  test('after the end they are told how it ended and by whom', async () => {
    const { id } = await requested('100')
    await reject(finance, id)
    expect((await approve(admin, id)).body.detail).toBe(
      'This withdrawal wasn’t approved. The money is available again. Test Person rejected it at 12:00 UTC.',
    )
  })
})

describe('signals', () => {
  async function pay(id: string) {
    await approve(finance, id)
    await payApprovedWithdrawals(app.ctx)
  }

  test('the first one, and each new address', async () => {
    const address = newPracticeAddress()
    const { ada, id } = await requested('100', address)
    expect((await detail(id)).signals).toEqual(['first_withdrawal', 'new_address'])
    const { id: second } = await requested('100', address, ada)
    expect((await detail(second)).signals).toEqual(['first_withdrawal', 'new_address'])
    await pay(id)
    expect((await detail(second)).signals).toEqual([])
    const { id: third } = await requested('100', newPracticeAddress(), ada)
    expect((await detail(third)).signals).toEqual(['new_address'])
    // What was asked first stays what it was.
    expect((await detail(id)).signals).toEqual(['first_withdrawal', 'new_address'])
  })

  test.each([
    ['password.changed', 'password_changed'],
    ['password.reset', 'password_changed'],
    ['email.changed', 'email_changed'],
    ['factor.passkey_added', 'factor_changed'],
    ['factor.authenticator_off', 'factor_changed'],
  ] as const)('%s within the last 7 days', async (action, signal) => {
    const ada = await app.person()
    const change = () =>
      app.ctx.transaction((tx) =>
        recordAudit(app.ctx, tx, { actorId: ada.id, action, subject: `person:${ada.id}` }),
      )
    const sevenDaysMs = 7 * 86_400_000
    const { id: before } = await requested('10', newPracticeAddress(), ada)
    expect((await detail(before)).signals).not.toContain(signal)
    await change()
    expect((await detail(before)).signals).toContain(signal)
    const at = app.clock.now()
    app.clock.advance(sevenDaysMs + 1)
    try {
      await app.ctx.db
        .updateTable('withdrawal')
        .set({ created_at: app.clock.now() })
        .where('id', '=', before)
        .execute()
      const fresh = await app.person({ staffRole: 'finance' })
      expect((await detail(before, fresh)).signals).not.toContain(signal)
    } finally {
      app.clock.advance(at.getTime() - app.clock.now().getTime())
    }
  })
})

describe('a payment that the network drops after it was sent', () => {
  test('is given back once, fee included, and everything agrees', async () => {
    const known = new Set((await reconcile(app.ctx)).map(({ where }) => where))
    const { ada, id } = await requested('100')
    await approve(finance, id)
    await payApprovedWithdrawals(app.ctx)
    const { transaction } = (await ada.call('GET', `${list}${id}/`)).body
    expect(
      await app.ctx.transaction((tx) => reorganize(app.ctx, tx, { blocks: 0, drop: [transaction] })),
    ).toEqual([transaction])
    await Promise.all([confirmSentWithdrawals(app.ctx), confirmSentWithdrawals(app.ctx)])
    await confirmSentWithdrawals(app.ctx)
    const { body } = await ada.call('GET', `${list}${id}/`)
    expect(body).toMatchObject({
      status: 'failed',
      transaction,
      reason: 'The network dropped the payment after it was sent.',
      reason_refusal: { code: 'payout_dropped' },
    })
    expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({
      available: '100.00',
      pending_withdrawal: '0.00',
    })
    const rows = (await ada.call('GET', '/api/wallet/transactions/')).body.results
    expect(rows.map(({ type, amount }: { type: string; amount: string }) => [type, amount])).toEqual([
      ['withdrawal', '100.00'],
      ['withdrawal', '-100.00'],
      ['deposit', '100.00'],
    ])
    const news = (await reconcile(app.ctx)).filter(({ where }) => !known.has(where))
    // What `fund` books has no payment on the network; that is all.
    expect(news.filter(({ check }) => check.includes('withdrawal'))).toEqual([])
  })
})
