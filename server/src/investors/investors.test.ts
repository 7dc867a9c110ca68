import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endExpiredLocks } from '#people/account-status/lock-account.ts'
import { form, lastCode, mailsTo } from '#people/testing/accounts.ts'
import { openColumns } from '#people/testing/limited.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'

let app: TestApp
let support: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  support = await app.person({ staffRole: 'support' })
})
afterAll(() => app.close())

const hours = 3_600_000
const one = (id: string) => `/api/staff/investors/${id}/`
const lock = (by: TestPerson, id: string, until: string | null = null) =>
  by.call('POST', `${one(id)}lock/`, { reason: 'The owner requested it', until })
const actionsOn = async (id: string) =>
  (
    await app.ctx.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'reason'])
      .where('subject', '=', `person:${id}`)
      .orderBy('id')
      .execute()
  ).map(({ action, actor_id, reason }) => [action, actor_id, reason])

describe('an investor as staff see them', () => {
  test('is found by name, address or id, with balances and the ledger to read', async () => {
    const ada = await app.person({ email: 'ada.lovelace@example.com' })
    await fund(app, ada.id, '123.45')
    for (const q of ['lovelace', 'ada.lovelace@EXAMPLE.com', ada.id]) {
      const { body } = await support.call('GET', `/api/staff/investors/?q=${q}`)
      expect(body.results.map(({ id }: { id: string }) => id)).toEqual([ada.id])
    }
    const { body } = await support.call('GET', one(ada.id))
    expect(body).toMatchObject({ state: 'active', wallet: { available: '123.45' }, open_sessions: 1 })
    const ledger = (await support.call('GET', `${one(ada.id)}transactions/`)).body
    expect(ledger).toEqual((await ada.call('GET', '/api/wallet/transactions/')).body)
  })

  test('is no member of staff and, until the address is confirmed, not active: in the list, its count and its file', async () => {
    const mark = randomUUID()
    const listed = async (query: string) => {
      const { results, count } = (await support.call('GET', `/api/staff/investors/?q=${mark}${query}`)).body
      const file: string = (await support.call('GET', `/api/staff/investors.csv?q=${mark}${query}`)).body
      const rows = results.map(({ id, state }: { id: string; state: string }) => [id, state])
      expect([count, file.trim().split('\r\n').length - 1]).toEqual([rows.length, rows.length])
      return Object.fromEntries(rows)
    }
    const investor = await app.person({ email: `investor-${mark}@example.com` })
    const colleague = await app.person({ email: `colleague-${mark}@example.com`, staffRole: 'finance' })
    await app.call('POST', '/account/registration/', form(`sign-up-${mark}@example.com`))
    const { id: signUp } = await app.ctx.db
      .selectFrom('person')
      .select('id')
      .where('email', '=', `sign-up-${mark}@example.com`)
      .executeTakeFirstOrThrow()

    expect(await listed('')).toEqual({ [investor.id]: 'active', [signUp]: 'unconfirmed' })
    expect(await listed('&state=active')).toEqual({ [investor.id]: 'active' })
    expect(await listed('&state=unconfirmed')).toEqual({ [signUp]: 'unconfirmed' })
    expect((await support.call('GET', one(signUp))).body.state).toBe('unconfirmed')

    await app.call('POST', '/account/verify_code/', {
      email: `sign-up-${mark}@example.com`,
      code: await lastCode(app, `sign-up-${mark}@example.com`),
    })
    expect(await listed('&state=active')).toEqual({ [investor.id]: 'active', [signUp]: 'active' })

    const admin = await app.person({ staffRole: 'admin' })
    const staff = (await admin.call('GET', `/api/staff/accounts/?q=${mark}`)).body.results
    expect(staff.map(({ id }: { id: string }) => id)).toEqual([colleague.id])
  })

  test('never shows a secret', async () => {
    const ada = await app.person()
    const { body } = await support.call('GET', one(ada.id))
    expect(JSON.stringify(body)).not.toMatch(/password|hash|secret|token/i)
  })
})

describe('a lock', () => {
  test('ends every session at once, tells why at login, and is taken away again', async () => {
    const ada = await app.person()
    await fund(app, ada.id, '100')
    const { status, body } = await lock(support, ada.id)
    expect([status, body.state, body.state_reason, body.open_sessions]).toEqual([
      200,
      'locked',
      'The owner requested it',
      0,
    ])
    expect((await ada.call('GET', '/api/wallet/')).status).toBe(401)
    expect((await support.call('GET', one(ada.id))).body.wallet.available).toBe('100.00')
    expect((await support.call('DELETE', `${one(ada.id)}lock/`)).body).toMatchObject({
      state: 'active',
      standing: null,
    })
    expect(await actionsOn(ada.id)).toEqual([
      ['account.locked', support.id, 'The owner requested it'],
      ['account.unlocked', support.id, null],
    ])
  })

  test('is locked for unusual activity unless staff say otherwise; they may suspend, and say why', async () => {
    const ada = await app.person()
    const now = app.clock.now().getTime()
    expect((await lock(support, ada.id)).body.standing).toEqual({
      state: 'locked',
      reason_code: 'unusual_activity',
      since: new Date(now).toISOString(),
      review_by: new Date(now + 72 * hours).toISOString(),
      reference: expect.stringMatching(/^A-\d{4,}$/),
    })
    const ben = await app.person()
    const suspension = { reason: 'Two people', state: 'suspended', reason_code: 'terms' }
    const { body } = await support.call('POST', `${one(ben.id)}lock/`, suspension)
    expect(body).toMatchObject({ state: 'suspended', standing: { state: 'suspended', reason_code: 'terms' } })
    const again = await support.call('POST', `${one(ben.id)}lock/`, suspension)
    expect(again.body.detail).toMatch(
      /^This account is suspended\. Test Person suspended this account at \d\d:\d\d UTC\.$/,
    )
    expect((await support.call('DELETE', `${one(ben.id)}lock/`)).body.state).toBe('active')
  })

  test('is found by its reference, which no other lock has', async () => {
    const [ada, ben] = [await app.person(), await app.person()]
    const [reference, other] = [
      (await lock(support, ada.id)).body.standing.reference,
      (await lock(support, ben.id)).body.standing.reference,
    ]
    expect(other).not.toBe(reference)
    const { body } = await support.call('GET', `/api/staff/investors/?q=${reference}`)
    expect(body.results).toMatchObject([{ id: ada.id, standing: { reference } }])
  })

  test('is looked at again within 72 hours, and then once more', async () => {
    const ada = await app.person()
    const review = (by: TestPerson) =>
      by.call('POST', `${one(ada.id)}lock/reviews/`, { reason: 'The owner has not answered yet' })
    expect((await review(support)).body.detail).toBe('This account is already open.')
    const locked = (await lock(support, ada.id)).body.standing
    const queueOf = async (by: TestPerson) =>
      (await by.call('GET', '/api/staff/queues/')).body.find(({ name }: { name: string }) => name === 'locks')
    await app.ctx.db.updateTable('person').set(openColumns).where('id', '<>', ada.id).execute()
    expect(await queueOf(support)).toEqual({ name: 'locks', count: 1, oldest_at: locked.since })
    app.clock.advance(71 * hours)
    try {
      const colleague = await app.person({ staffRole: 'support' })
      const { status, body } = await review(colleague)
      expect([status, body.standing]).toEqual([
        200,
        { ...locked, review_by: new Date(Date.parse(locked.review_by) + 71 * hours).toISOString() },
      ])
      expect(body.state_reason).toBe('The owner requested it')
      const lookedAt = app.clock.now().toISOString()
      expect(await queueOf(colleague)).toEqual({ name: 'locks', count: 1, oldest_at: lookedAt })
      expect((await actionsOn(ada.id)).at(-1)).toEqual([
        'account.lock_reviewed',
        colleague.id,
        'The owner has not answered yet',
      ])
    } finally {
      app.clock.advance(-71 * hours)
    }
  })

  test('is told to its owner by mail and in the app, when it begins and when it is over', async () => {
    const ada = await app.person()
    await app.ctx.db.updateTable('person').set({ locale: 'de' }).where('id', '=', ada.id).execute()
    const body = { reason: 'Words of staff alone', state: 'suspended', reason_code: 'terms' }
    const { standing } = (await support.call('POST', `${one(ada.id)}lock/`, body)).body
    const [mail] = await mailsTo(app, ada.email)
    expect(mail).toMatchObject({ subject: 'Ihr Evenmoor-Konto wurde vorläufig gesperrt' })
    expect(mail?.text).toContain('Wir prüfen, ob unsere Bedingungen eingehalten wurden.')
    expect(mail?.text).toContain(standing.reference)
    expect(mail?.text).not.toContain('Words of staff')
    await support.call('DELETE', `${one(ada.id)}lock/`)
    await support.call('DELETE', `${one(ada.id)}lock/`)
    expect((await mailsTo(app, ada.email)).map(({ subject }) => subject)).toEqual([
      'Ihr Evenmoor-Konto ist wieder aktiv',
      'Ihr Evenmoor-Konto wurde vorläufig gesperrt',
    ])
    const notices = await app.ctx.db
      .selectFrom('notification')
      .select(['kind', 'facts'])
      .where('person_id', '=', ada.id)
      .orderBy('id')
      .execute()
    expect(notices).toEqual([
      { kind: 'account_suspended', facts: { reference: standing.reference } },
      { kind: 'account_opened', facts: {} },
    ])
  })

  test('ends by itself after the day that was set, once', async () => {
    const ada = await app.person()
    expect((await lock(support, ada.id, '2026-06-14')).status).toBe(400)
    const { body } = await lock(support, ada.id, '2026-06-15')
    expect(body.state_until).toBe('2026-06-16T00:00:00.000Z')
    await endExpiredLocks(app.ctx)
    const stateOf = async () =>
      (
        await app.ctx.db
          .selectFrom('person')
          .select('state')
          .where('id', '=', ada.id)
          .executeTakeFirstOrThrow()
      ).state
    expect(await stateOf()).toBe('locked')
    app.clock.advance(12 * 3_600_000)
    try {
      await Promise.all([endExpiredLocks(app.ctx), endExpiredLocks(app.ctx)])
      expect(await stateOf()).toBe('active')
      expect((await actionsOn(ada.id)).map(([action]) => action)).toEqual([
        'account.locked',
        'account.lock_ended',
      ])
    } finally {
      app.clock.advance(-12 * 3_600_000)
    }
  })

  test('is refused for oneself, for staff, twice, and without a reason; unlocking what is open too', async () => {
    const ada = await app.person()
    const admin = await app.person({ staffRole: 'admin' })
    expect((await lock(admin, admin.id)).status).toBe(403)
    expect((await lock(admin, support.id)).status).toBe(409)
    expect((await support.call('POST', `${one(ada.id)}lock/`, { reason: '  ' })).status).toBe(400)
    // Nobody has opened it: nobody is named.
    expect((await support.call('DELETE', `${one(ada.id)}lock/`)).body.detail).toBe(
      'This account is already open.',
    )
    expect((await lock(support, ada.id)).status).toBe(200)
    expect((await lock(admin, ada.id)).body.detail).toMatch(
      /^This account is already locked\. Test Person locked this account at \d\d:\d\d UTC\.$/,
    )
    expect((await admin.call('DELETE', `${one(ada.id)}lock/`)).status).toBe(200)
    expect((await support.call('DELETE', `${one(ada.id)}lock/`)).body.detail).toMatch(
      /^This account is already open\. Test Person unlocked this account at \d\d:\d\d UTC\.$/,
    )
  })

  test('sessions can be ended without a lock', async () => {
    const ada = await app.person()
    expect((await support.call('DELETE', `${one(ada.id)}sessions/`)).body).toMatchObject({
      state: 'active',
      open_sessions: 0,
    })
    expect((await ada.call('GET', '/account/me/')).status).toBe(401)
  })
})
