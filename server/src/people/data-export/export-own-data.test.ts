import { describe, expect, test } from 'vitest'
import { bearer, codeAt, investor, withAuthenticator } from '#factors/testing/factors.ts'
import { sql } from 'kysely'
import { newPracticeAddress } from '#practice/address.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import type { TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { exportOwnData } from './export-own-data.ts'
import { goodPassword, lastToken, logIn, mailsTo, signUpVerified } from '#people/testing/accounts.ts'
import { limitAccount } from '#people/testing/limited.ts'

let t: TestApp
prepareAccountsApp(2 * 3_600_000, (app) => {
  t = app
})

const stepUpMissing = { status: 403, body: { code: 'step_up_required' } }
const statusOf = async (access: string) =>
  (await t.call('GET', '/account/me/', undefined, bearer(access))).status

describe('the export', () => {
  test('has all that is kept, exact, and nothing that could log in', async () => {
    const who = await investor(t)
    await who.stepUp()
    const { secret, recoveryCodes } = await withAuthenticator(t, who)
    await fund(t, who.id, '1000')
    await who.call('POST', '/api/investments/', { plan_id: 'basic', amount: '300' })
    t.clock.advance(30_000)
    await who.stepUp({ method: 'totp', code: codeAt(t, secret) })
    await who.call('POST', '/api/wallet/withdrawals/', { amount: '50', address: newPracticeAddress() })
    const stranger = await investor(t)
    const { status, body } = await who.call('GET', '/account/export/')
    expect(status).toBe(200)
    expect(body.profile).toMatchObject({ id: who.id, email: who.email })
    expect(body.withdrawals).toMatchObject([{ amount_minor: '50000000', status: 'in_review' }])
    expect(body.positions).toMatchObject([{ plan_id: 'basic', principal_minor: '300000000' }])
    const available = body.postings
      .filter(({ account }: { account: string }) => account === 'available')
      .reduce((sum: bigint, { amount }: { amount: string }) => sum + BigInt(amount), 0n)
    expect(available).toBe(650_000_000n)
    expect(body.second_factors.recovery_codes_left).toBe(10)
    expect(body.sessions.length).toBeGreaterThan(0)
    await t.call('POST', '/api/password_reset/', { email: who.email })
    const link = await lastToken(t, who.email)
    const [code] = /\d{6}/.exec(
      (await mailsTo(t, who.email)).find(({ text }) => /^\d{6}$/m.test(text))!.subject,
    )!
    const text = JSON.stringify((await who.call('GET', '/account/export/')).body)
    expect(text).toContain('Set a new Evenmoor password')
    for (const never of [
      secret,
      link,
      code,
      who.access,
      who.refresh,
      ...recoveryCodes,
      stranger.email,
      stranger.id,
      'argon2',
      '_hash',
    ]) {
      expect(text).not.toContain(never)
    }
  })
})

test('the export of somebody with very many rows is whole, in order, and sent piece by piece', async () => {
  const who = await investor(t)
  const count = 25_000
  await sql`insert into contact_message (id, reference, name, email, message, created_at)
    select gen_random_uuid(), 1000000 + n, 'Ada "the first"', ${who.email}, repeat(E'line\\n', 20) || n, now()
    from generate_series(1, ${count}) n`.execute(t.ctx.db)
  const pieces: string[] = []
  for await (const piece of exportOwnData(t.ctx, who.id)) pieces.push(piece)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(1_000_000)
  const { contact_messages: messages } = JSON.parse(pieces.join('\n')) as {
    contact_messages: { reference: string; message: string }[]
  }
  expect(messages.map(({ reference }) => Number(reference))).toEqual(
    Array.from({ length: count }, (_, n) => 1_000_001 + n),
  )
  const reply = await who.call('GET', '/account/export/')
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="evenmoor-\d{4}-\d\d-\d\d\.json"$/),
  })
  expect(reply.headers).not.toHaveProperty('content-length')
  expect(reply.body.contact_messages).toHaveLength(count)
}, 30_000)

describe('closing the account', () => {
  const close = (who: Awaited<ReturnType<typeof investor>>) => who.call('POST', '/account/closure/')

  test('needs a step-up, an empty account, and nothing under way', async () => {
    const who = await investor(t)
    expect(await close(who)).toMatchObject(stepUpMissing)
    await who.stepUp()
    await fund(t, who.id, '0.01')
    expect((await close(who)).body.detail).toMatch(/still money in your account/)
    const other = await investor(t)
    await other.stepUp()
    await other.call('POST', '/api/wallet/deposits/', { coin: 'usdt', amount: '100' })
    expect((await close(other)).body.detail).toMatch(/an open checkout/)
    expect(await statusOf(other.access)).toBe(200)
  })

  test('everything that keeps it open is told, by the page and by the refusal', async () => {
    const who = await investor(t)
    await who.stepUp()
    await fund(t, who.id, '1000.000001')
    const look = async () => (await who.call('GET', '/account/closure/')).body
    const position = (await who.call('POST', '/api/investments/', { plan_id: 'basic', amount: '300' })).body
      .id
    const checkout = (await who.call('POST', '/api/wallet/deposits/', { coin: 'btc', amount: '250' })).body.id
    const request = { amount: '50', address: newPracticeAddress() }
    const withdrawal = (await who.call('POST', '/api/wallet/withdrawals/', request)).body.id
    expect(await look()).toEqual({
      available: '650.000001',
      invested: '300.00',
      pending_withdrawal: '50.00',
      items: [
        { kind: 'withdrawal', id: withdrawal, name: 'usdt', amount: '50.00' },
        { kind: 'position', id: position, name: 'Basic', amount: null },
        { kind: 'checkout', id: checkout, name: 'btc', amount: '250.00' },
      ],
      is_free: false,
    })
    expect((await close(who)).body.detail).toBe(
      'There’s still money in your account (fractions of a cent count too), an open position, an open checkout and a withdrawal on its way. Nothing was closed: take back, finish, or cancel that, and withdraw first.',
    )
    const stranger = await investor(t)
    expect((await stranger.call('GET', '/account/closure/')).body.items).toEqual([])
  })

  test('ends everything that could log in, takes the name away, leaves the books alone, and frees the address', async () => {
    const who = await investor(t)
    await fund(t, who.id, '100')
    const request = { amount: '100', address: newPracticeAddress() }
    const withdrawal = (await who.call('POST', '/api/wallet/withdrawals/', request)).body.id
    await who.stepUp()
    expect((await close(who)).status).toBe(409)
    await who.call('POST', `/api/wallet/withdrawals/${withdrawal}/cancel/`)
    const emptied = await investor(t)
    await emptied.stepUp()
    await withAuthenticator(t, emptied)
    const postings = () =>
      t.ctx.db.selectFrom('ledger.posting').selectAll().orderBy('transfer_id').orderBy('line').execute()
    const before = await postings()
    expect((await close(emptied)).status).toBe(200)
    expect(await postings()).toEqual(before)
    expect(await statusOf(emptied.access)).toBe(401)
    expect((await t.call('POST', '/account/token/refresh/', { refresh: emptied.refresh })).status).toBe(401)
    expect(
      (await t.call('POST', '/account/login/', { email: emptied.email, password: goodPassword })).status,
    ).toBe(400)
    const row = await t.ctx.db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', emptied.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      state: 'deactivated',
      first_name: 'Closed',
      last_name: 'account',
      password_hash: null,
      preferences: {},
    })
    expect(JSON.stringify(row)).not.toContain(emptied.email)
    expect((await mailsTo(t, emptied.email)).map(({ subject }) => subject)).toEqual([
      'Your Evenmoor account is closed',
    ])
    expect(await signUpVerified(t, emptied.email)).not.toBe(emptied.id)
    expect((await logIn(t, emptied.email)).user_id).not.toBe(emptied.id)
  })

  test('not while it is under review', async () => {
    const who = await investor(t)
    await who.stepUp()
    await limitAccount(t, who.id, 'suspended')
    expect(await close(who)).toMatchObject({ status: 403, body: { code: 'account_limited' } })
  })

  test('staff cannot', async () => {
    const who = await investor(t)
    await t.ctx.db.updateTable('person').set({ staff_role: 'support' }).where('id', '=', who.id).execute()
    await who.stepUp()
    expect((await close(who)).status).toBe(409)
  })
})
