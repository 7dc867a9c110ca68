import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, createFactorsApp, type Investor, investor } from '#factors/testing/factors.ts'
import { goodPassword, logIn, mailsTo } from '#people/testing/accounts.ts'
import { isPracticeAddress, newPracticeAddress } from '#practice/address.ts'
import { faucetAddress, treasuryAddress } from '#practice/genesis.ts'
import type { TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { confirmSentWithdrawals } from '#withdrawals/payouts/confirm-withdrawal.ts'
import { approveWithdrawal } from '#withdrawals/requests/decide-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { requestWithdrawal } from '#withdrawals/requests/request-withdrawal.ts'

let app: TestApp
beforeAll(async () => {
  app = await createFactorsApp()
})
afterAll(() => app.close())

const book = '/api/wallet/addresses/'
const list = '/api/wallet/withdrawals/'
const dayMs = 86_400_000

/** Somebody with 100 dollars who has just proven who they are. */
async function ready(): Promise<Investor> {
  const who = await investor(app)
  await who.stepUp()
  await fund(app, who.id, '100')
  return who
}
/** The same person some time later: sessions do not last that long. */
async function later(who: Investor, ms: number): Promise<Investor> {
  app.clock.advance(ms)
  const tokens = await logIn(app, who.email)
  const call: TestApp['call'] = (method, url, body, headers) =>
    app.call(method, url, body, { ...bearer(tokens.access), ...headers })
  await call('POST', '/account/step_up/', { password: goodPassword })
  return { ...who, ...tokens, call }
}
type Who = Pick<Investor, 'call'>
const entries = async (who: Who) => (await who.call('GET', book)).body.results
const save = (who: Who, address = newPracticeAddress(), label = 'Cold wallet') =>
  who.call('POST', book, { address, label })
const ask = (who: Who, address: string, more: object = {}) =>
  who.call('POST', list, { amount: '10', address, ...more })
const desk = () => app.person({ staffRole: 'finance' })
const approve = async (id: string) => (await desk()).call('POST', `/api/staff/withdrawals/${id}/approval/`)
const seenByStaff = async (id: string) =>
  (await (await desk()).call('GET', `/api/staff/withdrawals/${id}/`)).body
const check = async (who: Who, address: string) =>
  (await who.call('POST', '/api/wallet/address-checks/', { address })).body
const auditOf = async (who: Pick<Investor, 'id'>) =>
  (
    await app.ctx.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `person:${who.id}`)
      .where('action', 'like', 'address.%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

describe('the book', () => {
  test('a label writes no lines of the mail that tells of the address, and turns none of its words around', async () => {
    const who = await ready()
    const refused = await save(who, newPracticeAddress(), 'mine\n\nThis was planned')
    expect(refused).toMatchObject({
      status: 400,
      body: { label: ['This name has a hidden character. Type it again.'] },
    })
    expect((await save(who, newPracticeAddress(), '\u202ECold wallet')).body.label).toBe('Cold wallet')
  })

  test('a new address waits for 24 hours, its owner is mailed, and it is written down', async () => {
    const who = await ready()
    const { status, body } = await save(who)
    const usableAt = new Date(app.clock.now().getTime() + dayMs)
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        label: 'Cold wallet',
        network: 'practice',
        usable_at: usableAt.toISOString(),
        is_usable: false,
        hold_skipped: false,
        times_used: 0,
      }),
    ])
    const mail = (await mailsTo(app, who.email)).find(({ subject }) => /withdrawal address/.test(subject))
    expect(mail?.text).toContain(body.address)
    expect(mail?.text).toMatch(/\/not-me\?token=/)
    expect(await auditOf(who)).toEqual(['address.saved'])
    expect((await check(await later(who, dayMs), body.address)).held_until).toBeNull()
  })

  test('adding needs proof of the person; naming and removing do not', async () => {
    const who = await investor(app)
    expect((await save(who)).body.code).toBe('step_up_required')
    await who.stepUp()
    const { id } = (await save(who)).body
    app.clock.advance(400_000)
    expect((await save(who)).status).toBe(403)
    expect((await who.call('PATCH', `${book}${id}/`, { label: 'Purse' })).body.label).toBe('Purse')
    expect((await who.call('DELETE', `${book}${id}/`)).status).toBe(200)
    expect(await entries(who)).toEqual([])
    expect((await who.call('DELETE', `${book}${id}/`)).status).toBe(404)
  })

  test('what is there already, the own wallet, and a name that is too long are refused', async () => {
    const who = await ready()
    const address = newPracticeAddress()
    await save(who, address)
    expect((await save(who, address.toLowerCase())).body.address[0]).toMatch(/already/)
    const { body: wallet } = await who.call('GET', '/api/practice/wallet/')
    expect((await save(who, wallet.address)).body.address[0]).toMatch(/own practice wallet/)
    expect((await save(who, newPracticeAddress(), 'x'.repeat(41))).status).toBe(400)
    expect(await entries(who)).toHaveLength(1)
  })

  test('removed and added again, it waits again', async () => {
    const who = await ready()
    const address = newPracticeAddress()
    const { id } = (await save(who, address)).body
    const back = await later(who, dayMs)
    await back.call('DELETE', `${book}${id}/`)
    expect((await check(back, address)).held_until).not.toBeNull()
    expect((await save(back, address)).body.is_usable).toBe(false)
  })

  test('names the network that it is of; the practice network has no number among chains', async () => {
    const { body } = await (await ready()).call('GET', book)
    expect(body).toMatchObject({ network: 'practice', kind: 'practice', chain_id: null })
  })

  test('the same address asked for many times at once is one entry and one mail', async () => {
    const who = await ready()
    const address = newPracticeAddress()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        who.call('POST', list, { amount: '1', address }, { 'idempotency-key': randomUUID() }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(8).fill(201))
    expect(await entries(who)).toHaveLength(1)
    expect(new Set(replies.map(({ body }) => body.held_until)).size).toBe(1)
    const mails = (await mailsTo(app, who.email)).filter(({ subject }) => /withdrawal address/.test(subject))
    expect(mails).toHaveLength(1)
  })
})

describe('a withdrawal to a new address', () => {
  test('is taken in, says until when it waits, cannot be approved before, and then goes its way', async () => {
    const who = await ready()
    const address = newPracticeAddress()
    const { status, body } = await ask(who, address, { label: 'Laptop' })
    const until = new Date(app.clock.now().getTime() + dayMs).toISOString()
    expect([status, body.status, body.held_until, body.can_cancel]).toEqual([201, 'in_review', until, true])
    expect((await entries(who))[0]).toMatchObject({ address, label: 'Laptop', is_usable: false })
    const early = await approve(body.id)
    expect([early.status, early.body.detail]).toEqual([409, expect.stringMatching(/Its address is new/)])
    const seen = await seenByStaff(body.id)
    expect([seen.held_until, seen.approvals]).toEqual([until, []])
    const mail = (await mailsTo(app, who.email)).find(({ subject }) => /requested/.test(subject))
    expect(mail?.text).toMatch(/The address is new/)

    app.clock.advance(dayMs - 1)
    expect((await approve(body.id)).status).toBe(409)
    app.clock.advance(1)
    expect((await approve(body.id)).body).toMatchObject({ status: 'approved', held_until: null })
    await payApprovedWithdrawals(app.ctx)
    const back = await later(who, 0)
    expect((await entries(back))[0]).toMatchObject({ times_used: 1, is_usable: true })
    expect((await ask(back, address)).body.held_until).toBeNull()
  })

  test('waits as long when it is small: neither a first dollar nor a cent makes the rest go sooner', async () => {
    const who = await ready()
    const address = newPracticeAddress()
    const [trial, least, rest] = [
      await ask(who, address, { amount: '1' }),
      await ask(who, address, { amount: '0.02' }),
      await ask(who, address, { amount: '50' }),
    ]
    const until = new Date(app.clock.now().getTime() + dayMs).toISOString()
    expect([trial, least, rest].map(({ body }) => body.held_until)).toEqual([until, until, until])
    for (const { body } of [trial, least, rest]) expect((await approve(body.id)).status).toBe(409)
    app.clock.advance(dayMs)
    await approve(trial.body.id)
    await payApprovedWithdrawals(app.ctx)
    const back = await later(who, 0)
    expect((await entries(back))[0]).toMatchObject({ times_used: 1 })
    expect((await ask(back, address)).body.held_until).toBeNull()
  })

  test('can be cancelled and rejected while it waits', async () => {
    const who = await ready()
    const [one, other] = [await ask(who, newPracticeAddress()), await ask(who, newPracticeAddress())]
    expect((await who.call('POST', `${list}${one.body.id}/cancel/`)).body.status).toBe('cancelled')
    const rejection = { reason: 'Not yours.' }
    const url = `/api/staff/withdrawals/${other.body.id}/rejection/`
    const rejected = await (await desk()).call('POST', url, rejection)
    expect(rejected.body.status).toBe('rejected')
    expect((await who.call('GET', '/api/wallet/')).body.available).toBe('100.00')
  })

  test('the own practice wallet is never new', async () => {
    const who = await ready()
    const { body: wallet } = await who.call('GET', '/api/practice/wallet/')
    const { body } = await ask(who, wallet.address)
    expect(body.held_until).toBeNull()
    expect(await entries(who)).toEqual([])
    expect((await approve(body.id)).body.status).toBe('approved')
  })

  test('with practice money the wait can be skipped, which staff see and the record keeps', async () => {
    const who = await ready()
    const { body } = await ask(who, newPracticeAddress(), { skip_hold: true })
    expect(body.held_until).toBeNull()
    expect(await auditOf(who)).toEqual(['address.saved', 'address.hold_skipped'])
    expect((await entries(who))[0]).toMatchObject({ hold_skipped: true, is_usable: true })
    const seen = await seenByStaff(body.id)
    expect(seen.signals).toContain('hold_skipped')
    expect((await approve(body.id)).body.status).toBe('approved')
  })

  test('skipping it in the book sets free what waits for it, once', async () => {
    const who = await ready()
    const address = newPracticeAddress()
    const { body } = await ask(who, address)
    const { id } = (await entries(who))[0]
    const skip = () => who.call('POST', `${book}${id}/hold-skip/`)
    expect((await skip()).body).toMatchObject({ is_usable: true, hold_skipped: true })
    expect((await skip()).status).toBe(200)
    expect(await auditOf(who)).toEqual(['address.saved', 'address.hold_skipped'])
    expect((await who.call('GET', `${list}${body.id}/`)).body.held_until).toBeNull()
    expect((await approve(body.id)).status).toBe(200)
  })
})

describe('"That was not me" after a new address', () => {
  test('takes it out of the book and cancels what goes there, skipped or not; what is older stays', async () => {
    const first = await ready()
    const older = newPracticeAddress()
    await save(first, older)
    const who = await later(first, 4 * dayMs)
    const waiting = (await ask(who, newPracticeAddress())).body.id
    const skipped = (await ask(who, newPracticeAddress(), { skip_hold: true })).body.id
    const fine = (await ask(who, older)).body.id
    const mail = (await mailsTo(app, who.email)).find(({ subject }) => /withdrawal address/.test(subject))
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect((await app.call('POST', '/account/not_me/', { token })).status).toBe(200)
    const statuses = await app.ctx.db
      .selectFrom('withdrawal')
      .select(['id', 'status'])
      .where('investor_id', '=', who.id)
      .execute()
    expect(new Map(statuses.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [waiting, 'cancelled'],
        [skipped, 'cancelled'],
        [fine, 'in_review'],
      ]),
    )
    const kept = await app.ctx.db
      .selectFrom('saved_address')
      .select('address')
      .where('investor_id', '=', who.id)
      .where('removed_at', 'is', null)
      .execute()
    expect(kept).toEqual([{ address: older }])
    expect((await approve(waiting)).status).toBe(409)
  })
})

describe('addresses that cannot be paid (C01)', () => {
  test.each([treasuryAddress, faucetAddress])('%s is one of our own', async (address) => {
    const who = await ready()
    expect(await check(who, address)).toMatchObject({ address: null, problem: 'own' })
    expect((await ask(who, address)).body.address[0]).toMatch(/belongs to Evenmoor/)
  })

  test('a deposit address of the platform is refused, also somebody else’s', async () => {
    const [who, other] = [await ready(), await ready()]
    const checkout = (await other.call('POST', '/api/wallet/deposits/', { coin: 'usdt', amount: '100' })).body
    expect((await check(who, checkout.address)).problem).toBe('own')
    expect((await save(who, checkout.address)).status).toBe(400)
  })

  test('a look-alike of a known address is refused, with both told', async () => {
    const who = await ready()
    const known = 'PRACTICE-ABCDEFGHIJKLMNOPQRSTHW4I'
    // Found by trying middles until the checksum at the end was the same too.
    const alike = 'PRACTICE-ABCDAH2YUJKLMNOPQRSTHW4I'
    expect(isPracticeAddress(alike)).toBe(true)
    await save(who, known)
    expect(await check(who, alike)).toMatchObject({ problem: 'lookalike', lookalike: known })
    expect((await ask(who, alike)).body.address[0]).toContain(known)
    // Also after the known one was removed: its look-alike may be on a list that is copied from.
    const { id } = (await entries(who))[0]
    await who.call('DELETE', `${book}${id}/`)
    expect((await check(who, alike)).problem).toBe('lookalike')
    // Somebody else never used it.
    expect((await check(await ready(), alike)).problem).toBeNull()
  })

  test('asking what an address is keeps nothing', async () => {
    const who = await ready()
    await check(who, newPracticeAddress())
    expect(await entries(who)).toEqual([])
  })
})

describe('how long withdrawals take', () => {
  test('is what the steps say: the median and the 95th of 100, and none where there are none', async () => {
    const own = await createFactorsApp()
    try {
      const { ctx } = own
      const who = await own.person()
      const staff = await own.person({ staffRole: 'finance' })
      await fund(own, who.id, '1000')
      const times = async () => (await (await own.person()).call('GET', '/api/wallet/withdrawal-times/')).body
      expect(await times()).toEqual({ days: 30, count: 0, median_seconds: null, p95_seconds: null })
      const { body: wallet } = await who.call('GET', '/api/practice/wallet/')
      const asked = { investorId: who.id, amount: '1', address: wallet.address }
      const request = () => ctx.transaction((tx) => requestWithdrawal(ctx, tx, asked))
      for (const seconds of [10, 20, 30, 40, 3_600]) {
        const { id } = await request()
        own.clock.advance(seconds * 1_000)
        await ctx.transaction((tx) => approveWithdrawal(ctx, tx, { id, staffId: staff.id }))
        await payApprovedWithdrawals(ctx)
      }
      await request()
      expect(await times()).toEqual({ days: 30, count: 5, median_seconds: 30, p95_seconds: 3_600 })
      await confirmSentWithdrawals(ctx)
      own.clock.advance(30 * dayMs + 1)
      expect((await times()).count).toBe(0)
    } finally {
      await own.close()
    }
  })
})
