import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mineBlock } from '#practice/mine-block.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { treasuryAddress } from '#practice/genesis.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { confirmSentWithdrawals } from '#withdrawals/payouts/confirm-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'

let app: TestApp
let finance: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  finance = await app.person({ staffRole: 'finance' })
})
afterAll(() => app.close())

const list = '/api/wallet/withdrawals/'

async function investorWith(dollars: string, staffRole?: 'finance'): Promise<TestPerson> {
  const person = await app.person(staffRole === undefined ? {} : { staffRole })
  await fund(app, person.id, dollars)
  return person
}

async function requested(amount = '50.00', dollars = '100') {
  const ada = await investorWith(dollars)
  const { status, body } = await ada.call('POST', list, { amount, address: await knownAddress(app, ada.id) })
  expect(status).toBe(201)
  return { ada, id: body.id as string, body }
}

const approve = (person: TestPerson, id: string) =>
  person.call('POST', `/api/staff/withdrawals/${id}/approval/`)
const reject = (person: TestPerson, id: string, reason: unknown = 'No.') =>
  person.call('POST', `/api/staff/withdrawals/${id}/rejection/`, { reason })
const cancel = (person: TestPerson, id: string) => person.call('POST', `${list}${id}/cancel/`)
const wallet = async (person: TestPerson) => (await person.call('GET', '/api/wallet/')).body
const statusOf = async (person: TestPerson, id: string) =>
  (await person.call('GET', `${list}${id}/`)).body.status

describe('the whole way', () => {
  test('requested, approved by staff, sent by the practice network, confirmed', async () => {
    const { ada, id, body } = await requested('50.00')
    expect(body).toMatchObject({
      status: 'in_review',
      amount: '50.00',
      fee: '0.50',
      net: '49.50',
      coin: 'usdt',
      network: 'practice',
      network_name: 'Practice network',
      transaction: null,
      explorer_url: null,
      can_cancel: true,
    })
    expect(await wallet(ada)).toMatchObject({
      available: '50.00',
      pending_withdrawal: '50.00',
      total: '100.00',
    })

    const approved = await approve(finance, id)
    expect([approved.status, approved.body.status, approved.body.investor.email]).toEqual([
      200,
      'approved',
      ada.email,
    ])
    await payApprovedWithdrawals(app.ctx)
    const sent = (await ada.call('GET', `${list}${id}/`)).body
    expect([sent.status, typeof sent.transaction, sent.can_cancel]).toEqual(['sent', 'string', false])
    expect(await wallet(ada)).toMatchObject({
      available: '50.00',
      pending_withdrawal: '0.00',
      total: '50.00',
    })

    await confirmSentWithdrawals(app.ctx)
    expect(await statusOf(ada, id)).toBe('sent')
    for (let block = 0; block < 3; block += 1) await mineBlock(app.ctx)
    await confirmSentWithdrawals(app.ctx)
    const confirmed = (await ada.call('GET', `${list}${id}/`)).body
    expect(confirmed.timeline.map(({ status, by }: { status: string; by: string }) => [status, by])).toEqual([
      ['requested', 'You'],
      ['in_review', 'Evenmoor'],
      ['approved', 'Evenmoor staff'],
      ['sent', 'Evenmoor'],
      ['confirmed', 'Evenmoor'],
    ])
    expect(await subjectsTo(ada)).toEqual([
      'You requested a withdrawal of $50.00',
      'We sent your $50.00 withdrawal',
    ])
  })

  test('paying again pays nothing', async () => {
    const { id } = await requested()
    await approve(finance, id)
    await Promise.all([payApprovedWithdrawals(app.ctx), payApprovedWithdrawals(app.ctx)])
    await payApprovedWithdrawals(app.ctx)
    const sends = await app.ctx.db
      .selectFrom('practice_transaction')
      .select('amount_minor')
      .where('send_key', '=', `withdrawal/${id}`)
      .execute()
    expect(sends).toEqual([{ amount_minor: 49_500_000_000_000_000_000n }])
  })

  test('a rejection tells why and gives everything back', async () => {
    const { ada, id } = await requested()
    const { body } = await reject(finance, id, '  The address is on a list.  ')
    expect([body.status, body.reason]).toEqual(['rejected', 'The address is on a list.'])
    expect(await wallet(ada)).toMatchObject({ available: '100.00', pending_withdrawal: '0.00' })
    expect(await subjectsTo(ada)).toContain('Your $50.00 withdrawal wasn’t approved')
  })

  test('what the network refuses for good is given back', async () => {
    const { ada, id } = await requested()
    await approve(finance, id)
    await app.ctx.db
      .updateTable('withdrawal')
      .set({ address: 'PRACTICE-BROKEN' })
      .where('id', '=', id)
      .execute()
    const quiet = { ...app.ctx, log: { ...app.ctx.log, error: () => undefined } }
    await payApprovedWithdrawals(quiet)
    expect((await ada.call('GET', `${list}${id}/`)).body).toMatchObject({
      status: 'failed',
      reason: 'The network didn’t accept the payment.',
      reason_refusal: { code: 'payout_not_taken' },
    })
    expect(await wallet(ada)).toMatchObject({ available: '100.00', pending_withdrawal: '0.00' })
  })

  test('every decision leaves an audit entry', async () => {
    const [first, second] = [await requested(), await requested()]
    await approve(finance, first.id)
    await reject(finance, second.id, 'No.')
    const entries = await app.ctx.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'action', 'before', 'after', 'reason'])
      .where('subject', 'in', [`withdrawal/${first.id}`, `withdrawal/${second.id}`])
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      {
        actor_id: finance.id,
        action: 'withdrawal.approve',
        before: { status: 'in_review', approvals: 0 },
        after: { status: 'approved', approvals: 1 },
        reason: null,
      },
      {
        actor_id: finance.id,
        action: 'withdrawal.reject',
        before: { status: 'in_review' },
        after: { status: 'rejected' },
        reason: 'No.',
      },
    ])
  })
})

describe('what may follow what', () => {
  const states = ['in_review', 'approved', 'sent', 'confirmed', 'cancelled', 'rejected'] as const
  type State = (typeof states)[number]

  async function bring(state: State) {
    const given = await requested()
    const { ada, id } = given
    if (state === 'cancelled') await cancel(ada, id)
    if (state === 'rejected') await reject(finance, id)
    if (['approved', 'sent', 'confirmed'].includes(state)) await approve(finance, id)
    if (['sent', 'confirmed'].includes(state)) await payApprovedWithdrawals(app.ctx)
    if (state === 'confirmed') {
      for (let block = 0; block < 3; block += 1) await mineBlock(app.ctx)
      await confirmSentWithdrawals(app.ctx)
    }
    expect(await statusOf(ada, id)).toBe(state)
    return given
  }

  test.each(states)('from %s', async (state) => {
    const { ada, id } = await bring(state)
    const before = await wallet(ada)
    const isOpen = state === 'in_review'
    if (!isOpen) {
      expect((await cancel(ada, id)).status).toBe(409)
      expect((await reject(finance, id)).status).toBe(409)
      expect((await approve(finance, id)).status).toBe(409)
      expect(await statusOf(ada, id)).toBe(state)
      expect(await wallet(ada)).toEqual(before)
    } else {
      expect((await cancel(ada, id)).body.status).toBe('cancelled')
      expect(await wallet(ada)).toMatchObject({ available: '100.00', pending_withdrawal: '0.00' })
    }
  })
})

describe('who may decide', () => {
  test.each([
    ['admin', 200],
    ['finance', 200],
    ['support', 403],
    ['auditor', 403],
  ] as const)('%s: %i', async (staffRole, status) => {
    const { ada, id } = await requested()
    const person = await app.person({ staffRole })
    const queue = await person.call('GET', `/api/staff/withdrawals/?status=in_review&q=${ada.email}`)
    const blocked = queue.body.results.find((row: { id: string }) => row.id === id).blocked
    expect([queue.status, blocked === null]).toEqual([200, status === 200])
    expect((await approve(person, id)).status).toBe(status)
  })

  test('an investor sees neither queue nor decision', async () => {
    const { ada, id } = await requested()
    expect((await ada.call('GET', '/api/staff/withdrawals/')).status).toBe(403)
    expect((await approve(ada, id)).status).toBe(403)
    expect((await app.call('GET', '/api/staff/withdrawals/')).status).toBe(401)
  })

  test('never the person concerned', async () => {
    const own = await investorWith('100', 'finance')
    const { body } = await own.call('POST', list, { amount: '50', address: newPracticeAddress() })
    expect((await approve(own, body.id)).status).toBe(403)
    expect((await reject(own, body.id)).status).toBe(403)
    expect(await statusOf(own, body.id)).toBe('in_review')
  })

  test("somebody else's withdrawal is not found", async () => {
    const { id } = await requested()
    const eve = await app.person()
    expect((await eve.call('GET', `${list}${id}/`)).status).toBe(404)
    expect((await cancel(eve, id)).status).toBe(404)
    expect((await eve.call('GET', `${list}nothing/`)).status).toBe(404)
    expect((await approve(finance, randomUUID())).status).toBe(404)
  })

  test.each([undefined, '', '   ', 7, null, 'x'.repeat(501)])(
    'a rejection for the reason %j is refused',
    async (reason) => {
      const { ada, id } = await requested()
      expect((await reject(finance, id, reason === undefined ? null : reason)).status).toBe(400)
      expect(await statusOf(ada, id)).toBe('in_review')
    },
  )
})

describe('bad requests move nothing', () => {
  test.each([
    50,
    1e3,
    -1,
    null,
    true,
    [],
    '',
    '-50',
    '+50',
    '1e1',
    'NaN',
    '0x10',
    '1,0',
    ' 50',
    '５０',
    '50.001',
    '0',
    '0.00',
    '0.01',
    '9'.repeat(40),
  ])('the amount %j', async (amount) => {
    const ada = await investorWith('100')
    const { status, body } = await ada.call('POST', list, { amount, address: newPracticeAddress() })
    expect([status, Object.keys(body)]).toEqual([400, ['amount']])
    expect(await wallet(ada)).toMatchObject({ available: '100.00', pending_withdrawal: '0.00' })
  })

  test.each([
    ['0x52908400098527886E0F7030069857D2E4169EE7', /real wallet/],
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', /real wallet/],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', /real wallet/],
    ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT', /real wallet/],
    ['PRACTICE-AAAAAAAAAAAAAAAAAAAAAAAA', /typo/],
    ['practice-aaaa', /24 letters and digits/],
    ['somewhere', /PRACTICE- and 24 letters/],
    ['PRACTICE-AAAA\u200bAAAAAAAAAAAAAAAAAAAA', /another alphabet/],
    ['f'.repeat(64), /Never enter a private key/],
    [treasuryAddress, /belongs to Evenmoor/],
    ['', /Enter an address/],
    ['x'.repeat(121), /./],
  ])('the address %s', async (address, text) => {
    const ada = await investorWith('100')
    const { status, body } = await ada.call('POST', list, { amount: '50', address })
    expect(status).toBe(400)
    expect(body.address[0]).toMatch(text)
    expect(await wallet(ada)).toMatchObject({ available: '100.00', pending_withdrawal: '0.00' })
  })

  test('more than 2 decimals, unless it is the whole balance: nothing has to stay behind', async () => {
    const ada = await investorWith('100.123456')
    const ask = (amount: string) => ada.call('POST', list, { amount, address: newPracticeAddress() })
    expect((await ask('100.123')).body).toEqual({ amount: ['Use up to two decimal places'] })
    expect((await ask('100.123456')).body).toMatchObject({ fee: '1.01', net: '99.113456' })
    expect(await wallet(ada)).toMatchObject({ available: '0.00', pending_withdrawal: '100.123456' })
  })

  test('more than there is', async () => {
    const ada = await investorWith('420')
    const { status, body } = await ada.call('POST', list, { amount: '420.01', address: newPracticeAddress() })
    expect([status, body]).toEqual([409, { amount: ['You have $420.00 available. Enter a smaller amount'] }])
  })
})

describe('lists', () => {
  test('the queue is oldest first and goes on where it stopped; a bad cursor is refused', async () => {
    const ada = await investorWith('100')
    const ids: string[] = []
    for (let i = 0; i < 60; i += 1) {
      ids.push((await ada.call('POST', list, { amount: '1', address: newPracticeAddress() })).body.id)
    }
    const first = (await ada.call('GET', list)).body
    const second = (await ada.call('GET', `${list}?cursor=${first.next}`)).body
    expect([...first.results, ...second.results].map(({ id }) => id)).toEqual(ids.toReversed())
    expect([first.results.length, second.next]).toEqual([50, null])
    const queue: string[] = []
    let cursor = ''
    do {
      const { body } = await finance.call('GET', `/api/staff/withdrawals/?status=in_review${cursor}`)
      queue.push(...body.results.map(({ id }: { id: string }) => id))
      cursor = body.next === null ? '' : `&cursor=${body.next}`
    } while (cursor !== '')
    expect(queue.filter((id) => ids.includes(id))).toEqual(ids)
    for (const bad of ['x', 'MQ', '%00', encodeURIComponent("' or 1=1")]) {
      expect((await ada.call('GET', `${list}?cursor=${bad}`)).status).toBe(400)
      expect((await finance.call('GET', `/api/staff/withdrawals/?cursor=${bad}`)).status).toBe(400)
    }
    expect((await finance.call('GET', '/api/staff/withdrawals/?status=gone')).status).toBe(400)
  })
})

async function subjectsTo(person: TestPerson): Promise<string[]> {
  const rows = await app.ctx.db
    .selectFrom('mail')
    .select('subject')
    .where('recipient', '=', person.email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject)
}
