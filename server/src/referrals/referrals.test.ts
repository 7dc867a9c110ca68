import { balanceOf, bonuses } from '@evenmoor/ledger'
import { describe, expect, test } from 'vitest'
import { form, mailsTo, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { asSql } from '#platform/database/transaction.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { bonusFor, invest, invite, movedTo } from './testing/invite.ts'
import { bonusCalls, prepareReferralsApp, referralsOf } from './testing/referrals-app.ts'

let app: TestApp
let admin: TestPerson
let ada: TestPerson
prepareReferralsApp((cast) => {
  ;({ app, admin, ada } = cast)
})
const { detail, verify, refuse } = bonusCalls(() => admin)

const available = async (person: TestPerson) => (await person.call('GET', '/api/wallet/')).body.available

describe('what somebody sees', () => {
  test('the code, the link, and nobody yet', async () => {
    const { referral_code: code } = (await ada.call('GET', '/account/me/')).body
    expect(await referralsOf(ada)).toEqual({
      code,
      link: `http://localhost:3000/signup?ref=${code}`,
      programme: { is_on: true, off_because: null, amount: '25.00', upcoming: null },
      totals: { pending: '0.00', verified: '0.00' },
      people: { results: [], next: null },
      bonuses: { results: [], next: null },
    })
  })

  test('who signed up with the code and confirmed the address, by initials alone', async () => {
    const code = 'ADA22222'
    await app.ctx.db.updateTable('person').set({ referral_code: code }).where('id', '=', ada.id).execute()
    await signUpVerified(app, newEmail(), { ref: code.toLowerCase(), first_name: 'Bob', last_name: 'Moss' })
    const unconfirmed = newEmail()
    await app.call('POST', '/account/registration/', { ...form(unconfirmed), ref: code })
    const { people } = await referralsOf(ada)
    expect(people.results).toEqual([{ name: 'B••• M•••', signed_up_at: expect.any(String), bonus: null }])
    expect(JSON.stringify(await referralsOf(ada))).not.toMatch(/Bob|Moss|example\.com/)
  })

  test('page by page, each once', async () => {
    for (let count = 0; count < 52; count += 1) await invite(app, ada)
    const first = await referralsOf(ada)
    expect([first.people.results.length, first.bonuses.next]).toEqual([50, null])
    const second = await referralsOf(ada, `?people_cursor=${first.people.next}`)
    expect([second.people.results.length, second.people.next]).toEqual([2, null])
    for (const query of ['?people_cursor=x', '?bonuses_cursor=MTIz']) {
      expect((await ada.call('GET', `/api/referrals/${query}`)).status).toBe(400)
    }
  })
})

describe('a bonus arises', () => {
  test('with the first investment, pending, and nothing moves', async () => {
    const before = await balanceOf(asSql(app.ctx.db), bonuses)
    const bob = await invite(app, ada)
    await fund(app, bob.id, '300')
    expect((await referralsOf(ada)).bonuses.results).toEqual([])
    await invest(bob)
    const { bonuses: own, people, totals } = await referralsOf(ada)
    const facts = {
      id: expect.any(String),
      amount: '25.00',
      status: 'pending',
      reason: null,
      decided_at: null,
    }
    expect(own.results).toEqual([{ person: 'T••• P•••', created_at: expect.any(String), ...facts }])
    expect(people.results[0].bonus).toMatchObject(facts)
    expect([totals, await available(ada)]).toEqual([{ pending: '25.00', verified: '0.00' }, '0.00'])
    expect(await balanceOf(asSql(app.ctx.db), bonuses)).toBe(before)
  })

  test('once: not with the second investment, nor with the first one after a refusal', async () => {
    const { referred, id } = await bonusFor(app, ada)
    await invest(referred)
    await refuse(id)
    await invest(referred)
    expect((await referralsOf(ada)).bonuses.results).toHaveLength(1)
  })

  test('not from a refused investment, nor for somebody whom nobody invited', async () => {
    const bob = await invite(app, ada)
    expect((await invest(bob)).status).toBe(409)
    const alone = await app.person()
    await fund(app, alone.id, '300')
    await invest(alone)
    const rows = await app.ctx.db
      .selectFrom('bonus')
      .select('id')
      .where('referred_id', 'in', [bob.id, alone.id])
      .execute()
    expect(rows).toEqual([])
  })

  test('not when they had invested before somebody was their referrer', async () => {
    const bob = await app.person()
    await fund(app, bob.id, '300')
    await invest(bob)
    await app.ctx.db.updateTable('person').set({ referred_by: ada.id }).where('id', '=', bob.id).execute()
    await invest(bob)
    expect((await referralsOf(ada)).bonuses.results).toEqual([])
  })
})

describe('an administrator', () => {
  test('verifies it: it is available, in the transactions, told by mail and audited', async () => {
    const { id } = await bonusFor(app, ada)
    const reply = await verify(id)
    expect([reply.status, reply.body]).toMatchObject([
      200,
      { status: 'verified', decided_by: 'Test Person', blocked: 'Test Person verified it at 12:00 UTC.' },
    ])
    expect(await available(ada)).toBe('25.00')
    const { results } = (await ada.call('GET', '/api/wallet/transactions/?type=bonus')).body
    expect(results).toMatchObject([
      {
        type: 'bonus',
        amount: '25.00',
        available_after: '25.00',
        description: 'Referral bonus',
        reference: id,
      },
    ])
    expect((await referralsOf(ada)).totals).toEqual({ pending: '0.00', verified: '25.00' })
    const [mail] = await mailsTo(app, ada.email)
    expect(mail).toMatchObject({ subject: 'Your $25.00 referral bonus is verified' })
    const entry = await app.ctx.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject', '=', `bonus/${id}`)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ actor_id: admin.id, action: 'bonus.verify', before: { status: 'pending' } })
  })

  test('what is verified can be withdrawn, and before that it cannot', async () => {
    const { id } = await bonusFor(app, ada)
    const ask = () =>
      ada.call('POST', '/api/wallet/withdrawals/', { amount: '25', address: newPracticeAddress() })
    expect((await ask()).status).toBe(409)
    await verify(id)
    expect((await ask()).status).toBe(201)
  })

  test('refuses it with a reason that the referrer reads; nothing moves, and no signal is shown to them', async () => {
    const { referred, id } = await bonusFor(app, ada)
    await movedTo(app, referred, '198.51.100.1')
    expect((await detail(id)).signals).toEqual(['same_address'])
    expect((await admin.call('POST', `/api/staff/bonuses/${id}/refusal/`, { reason: ' ' })).status).toBe(400)
    expect((await refuse(id)).body).toMatchObject({ status: 'refused', signals: ['same_address'] })
    const seen = await referralsOf(ada)
    expect(seen.bonuses.results[0]).toMatchObject({ status: 'refused', reason: 'One household.' })
    expect(JSON.stringify(seen)).not.toContain('same_')
    expect([seen.totals, await available(ada)]).toEqual([{ pending: '0.00', verified: '0.00' }, '0.00'])
    const [mail] = await mailsTo(app, ada.email)
    expect(mail?.text).toContain('One household.')
    expect(mail?.text).not.toContain('same')
  })

  test('decides once: the second is told who did what', async () => {
    const { id } = await bonusFor(app, ada)
    await verify(id)
    for (const late of [await verify(id), await refuse(id)]) {
      expect([late.status, late.body.detail]).toEqual([
        409,
        'This bonus has already been decided. Test Person verified it at 12:00 UTC.',
      ])
    }
    expect(await available(ada)).toBe('25.00')
  })

  test('is known by their address where they gave no name', async () => {
    const nameless = await app.person({ staffRole: 'admin' })
    await app.ctx.db
      .updateTable('person')
      .set({ first_name: '', last_name: '' })
      .where('id', '=', nameless.id)
      .execute()
    const { id } = await bonusFor(app, ada)
    expect(await verify(id, nameless)).toMatchObject({
      status: 200,
      body: { decided_by: nameless.email },
    })
    expect((await verify(id)).body.detail).toContain(`${nameless.email} verified it`)
  })

  test('decides nothing of their own, of who invited them, or of an alias of theirs', async () => {
    const mine = await bonusFor(app, admin)
    const colleague = await app.person({ staffRole: 'admin' })
    const alias = await bonusFor(app, await app.person({ email: admin.email.replace('@', '+two@') }))
    await app.ctx.db
      .updateTable('person')
      .set({ referred_by: ada.id })
      .where('id', '=', colleague.id)
      .execute()
    await fund(app, colleague.id, '100')
    const { body } = await invest(colleague)
    const { id: fromMe } = await app.ctx.db
      .selectFrom('bonus')
      .select('id')
      .where('position_id', '=', body.id)
      .executeTakeFirstOrThrow()
    for (const [id, person] of [
      [mine.id, admin],
      [alias.id, admin],
      [fromMe, colleague],
    ] as const) {
      const { signals, blocked } = await detail(id, person)
      expect(signals).toContain('staff_involved')
      expect(blocked).toMatch(/a colleague has to review it/)
      expect([(await verify(id, person)).status, (await refuse(id, person)).status]).toEqual([403, 403])
    }
    expect((await verify(mine.id, colleague)).status).toBe(200)
  })

  test('the database itself refuses what the code never does', async () => {
    const { referred, id } = await bonusFor(app, ada)
    const set = (changes: object) =>
      app.ctx.db.updateTable('bonus').set(changes).where('id', '=', id).execute()
    const at = app.clock.now()
    await expect(set({ status: 'verified' })).rejects.toThrow(/check constraint/)
    for (const decided_by of [ada.id, referred.id]) {
      await expect(set({ status: 'verified', decided_by, decided_at: at })).rejects.toThrow(
        /check constraint/,
      )
    }
    await expect(set({ amount_minor: 1n })).rejects.toThrow(/never changes/)
    await expect(app.ctx.db.deleteFrom('bonus').where('id', '=', id).execute()).rejects.toThrow(/permission/)
    await refuse(id)
    await expect(
      set({ status: 'pending', reason: null, decided_by: null, decided_at: null }),
    ).rejects.toThrow(/is decided/)
  })
})

describe('the queue', () => {
  test('lists, filters, searches and counts', async () => {
    const { id } = await bonusFor(app, ada)
    const find = async (query: string) => (await admin.call('GET', `/api/staff/bonuses/?${query}`)).body
    const { results } = await find(`status=pending&q=${encodeURIComponent(ada.email)}`)
    expect(results).toMatchObject([
      { id, referrer: { email: ada.email }, invested: { plan_title: 'Basic', amount: '100.00' } },
    ])
    expect((await find(`status=refused&q=${encodeURIComponent(ada.email)}`)).results).toEqual([])
    const queues = (await admin.call('GET', '/api/staff/queues/')).body
    const { count } = queues.find(({ name }: { name: string }) => name === 'bonuses')
    expect(count).toBe((await find('status=pending')).count)
  })

  test('one of an account that is closed by now can only be refused', async () => {
    const { id } = await bonusFor(app, ada)
    await app.ctx.db.updateTable('person').set({ state: 'deactivated' }).where('id', '=', ada.id).execute()
    expect((await detail(id)).refuse_only).toMatch(/is closed/)
    expect([(await verify(id)).status, (await refuse(id)).status]).toEqual([409, 200])
  })
})

const xpub =
  'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8'

describe('where there are none', () => {
  test.each([
    [{ REFERRAL_BONUS: '0' }, 'operator'],
    [{ USDT_NODE_URL: 'http://127.0.0.1:1', USDT_XPUB: xpub }, 'test_networks'],
  ] as const)('%j', async (env, because) => {
    const other = await createTestApp(env)
    try {
      const bob = await other.person()
      const referred = await invite(other, bob)
      await fund(other, referred.id, '300')
      await invest(referred)
      expect((await bob.call('GET', '/api/referrals/')).body).toMatchObject({
        programme: { is_on: false, off_because: because, amount: null, upcoming: null },
        bonuses: { results: [] },
      })
    } finally {
      await other.close()
    }
  })
})
