import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bearer, investor } from '#factors/testing/factors.ts'
import { goodPassword, logIn, mailsTo } from '#people/testing/accounts.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import type { TestApp } from '#testing/app.ts'
import { untilLockWait } from '#testing/lock-waits.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { awaitOpenWithdrawals } from '#withdrawals/await-open-withdrawals.ts'

let t: TestApp
prepareAccountsApp(2 * 3_600_000, (app) => {
  t = app
})

const hourMs = 3_600_000
type Who = Awaited<ReturnType<typeof investor>>

const freeze = (token: string) => t.call('POST', '/account/freeze_link/', { token })
const check = (token: string) => t.call('POST', '/account/freeze_link/check/', { token })
const withdraw = (who: Pick<Who, 'call'>, address: string) =>
  who.call('POST', '/api/wallet/withdrawals/', { amount: '10', address }, { 'idempotency-key': randomUUID() })

/** The freeze link of the newest email that has one. */
async function freezeToken({ email }: Pick<Who, 'email'>): Promise<string> {
  for (const { text } of await mailsTo(t, email)) {
    const token = /\/freeze\?token=([\w-]+)/.exec(text)?.[1]
    if (token !== undefined) return token
  }
  throw new Error('no email has a freeze link')
}

/** Somebody with money, a known address and a withdrawal of 10 dollars in review. */
async function withdrawing() {
  const who = await investor(t)
  await fund(t, who.id, '200')
  const address = await knownAddress(t, who.id)
  await who.stepUp()
  const { body } = await withdraw(who, address)
  return { who, address, id: body.id as string, token: await freezeToken(who) }
}

async function back(who: Who): Promise<Pick<Who, 'call'>> {
  const { access } = await logIn(t, who.email)
  return {
    call: (method, url, body, headers) => t.call(method, url, body, { ...bearer(access), ...headers }),
  }
}

const approve = async (id: string) => {
  const finance = await t.person({ staffRole: 'finance' })
  return finance.call('POST', `/api/staff/withdrawals/${id}/approval/`)
}
const statusOf = async (id: string) =>
  (await t.ctx.db.selectFrom('withdrawal').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status

describe('freezing an account by the link of an email', () => {
  test('happens on the confirmation alone: opening or checking the link changes nothing', async () => {
    const { who, token } = await withdrawing()
    expect(await check(token)).toMatchObject({ status: 200, body: { freeze: null } })
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await t.call(method, '/account/freeze_link/')).status).toBe(405)
    }
    expect((await who.call('GET', '/account/me/')).body.freeze).toBeNull()
  })

  test('ends every session, keeps money in, and tells the owner by notice, email and audit', async () => {
    const { who, address, id, token } = await withdrawing()
    const since = t.clock.now()
    const expected = {
      since: since.toISOString(),
      can_unfreeze_at: new Date(since.getTime() + 24 * hourMs).toISOString(),
    }
    expect(await freeze(token)).toMatchObject({ status: 200, body: { freeze: expected } })
    expect((await who.call('GET', '/account/me/')).status).toBe(401)
    const again = await back(who)
    expect((await again.call('GET', '/account/me/')).body.freeze).toEqual(expected)
    const refused = await withdraw(again, address)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/^Your account is frozen, so no money can leave/),
    ])
    expect(await approve(id)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/^The investor froze this account/) },
    })
    const subjects = (await mailsTo(t, who.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your Evenmoor account is frozen')
    const notices = await again.call('GET', '/api/notifications/')
    expect(notices.body.results.map(({ kind }: { kind: string }) => kind)).toContain('account_frozen')
    const entries = await t.ctx.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `person:${who.id}`)
      .where('action', '=', 'account.frozen')
      .execute()
    expect(entries).toHaveLength(1)
  })

  test('leaves deposits, positions and canceling a withdrawal as they are', async () => {
    const { who, id, token } = await withdrawing()
    await freeze(token)
    const again = await back(who)
    const invested = await again.call(
      'POST',
      '/api/investments/',
      { plan_id: 'basic', amount: '100' },
      { 'idempotency-key': randomUUID() },
    )
    expect(invested.status).toBe(201)
    expect((await again.call('POST', '/api/wallet/deposits/', { coin: 'usdt', amount: '100' })).status).toBe(
      201,
    )
    expect((await again.call('POST', `/api/wallet/withdrawals/${id}/cancel/`, {})).status).toBe(200)
  })

  test('is shown to staff with the investor and in the queue, and rejecting still works', async () => {
    const { who, id, token } = await withdrawing()
    await freeze(token)
    const admin = await t.person({ staffRole: 'admin' })
    const shown = (await admin.call('GET', `/api/staff/investors/${who.id}/`)).body
    expect(shown.freeze.since).toBe(t.clock.now().toISOString())
    const waiting = (await admin.call('GET', `/api/staff/withdrawals/${id}/`)).body
    expect(waiting.signals).toContain('account_frozen')
    const rejected = await admin.call('POST', `/api/staff/withdrawals/${id}/rejection/`, { reason: 'No.' })
    expect(rejected.status).toBe(200)
  })

  test('twice, and ten times at once, is one freeze and one email', async () => {
    const { who, token } = await withdrawing()
    const replies = await Promise.all(Array.from({ length: 10 }, () => freeze(token)))
    const since = replies[0]!.body.freeze.since
    for (const { status, body } of [...replies, await freeze(token)]) {
      expect([status, body.freeze.since]).toEqual([200, since])
    }
    const frozen = (await mailsTo(t, who.email)).filter(({ subject }) => subject.endsWith('is frozen'))
    expect(frozen).toHaveLength(1)
  })

  test('works for 72 hours, with this link only, and not with that of something else', async () => {
    const { who, token } = await withdrawing()
    const cancelToken = /\/cancel-withdrawal\?token=([\w-]+)/.exec(
      (await mailsTo(t, who.email))[0]!.text,
    )![1]!
    expect((await freeze(cancelToken)).status).toBe(400)
    expect((await freeze('x'.repeat(43))).status).toBe(400)
    t.clock.advance(72 * hourMs - 1)
    expect((await check(token)).status).toBe(200)
    t.clock.advance(1)
    for (const reply of [await check(token), await freeze(token)]) expect(reply.status).toBe(400)
  })

  test('is kept as a hash only', async () => {
    const { who, token } = await withdrawing()
    const rows = await t.ctx.db
      .selectFrom('one_time_secret')
      .selectAll()
      .where('person_id', '=', who.id)
      .execute()
    expect(rows.some(({ purpose }) => purpose === 'freeze_account')).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('unfreezing', () => {
  test('needs 24 hours and a proof of who it is; an old link does not freeze again', async () => {
    const { who, address, id, token } = await withdrawing()
    await freeze(token)
    const early = await back(who)
    await early.call('POST', '/account/step_up/', { password: goodPassword })
    expect((await early.call('POST', '/account/unfreeze/')).status).toBe(409)
    t.clock.advance(24 * hourMs)
    const later = await back(who)
    expect((await later.call('POST', '/account/unfreeze/')).status).toBe(403)
    await later.call('POST', '/account/step_up/', { password: goodPassword })
    for (const reply of [
      await later.call('POST', '/account/unfreeze/'),
      await later.call('POST', '/account/unfreeze/'),
    ]) {
      expect(reply).toMatchObject({ status: 200, body: { freeze: null } })
    }
    expect((await withdraw(later, address)).status).toBe(201)
    expect((await approve(id)).status).toBe(200)
    expect((await freeze(token)).status).toBe(400)
    const lifted = (await mailsTo(t, who.email)).filter(({ subject }) => subject.endsWith('no longer frozen'))
    expect(lifted).toHaveLength(1)
    expect((await check(await freezeToken(who))).body).toEqual({ freeze: null })
  })
})

describe('freezing while money is on its way out', () => {
  test('before the payment of an approved withdrawal: it is not paid until the account is unfrozen', async () => {
    const { who, id, token } = await withdrawing()
    expect((await approve(id)).status).toBe(200)
    await freeze(token)
    await payApprovedWithdrawals(t.ctx)
    expect(await statusOf(id)).toBe('approved')
    t.clock.advance(24 * hourMs)
    const later = await back(who)
    await later.call('POST', '/account/step_up/', { password: goodPassword })
    await later.call('POST', '/account/unfreeze/')
    await payApprovedWithdrawals(t.ctx)
    expect(await statusOf(id)).toBe('sent')
  })

  test('waits for what decides a withdrawal at that moment', async () => {
    const { who, token } = await withdrawing()
    const order: string[] = []
    let frozen: Promise<unknown> | undefined
    await t.ctx.transaction(async (tx) => {
      await awaitOpenWithdrawals(tx, who.id)
      frozen = freeze(token).then(() => order.push('frozen'))
      await untilLockWait(t.ctx.db)
      order.push('decided')
    })
    await frozen
    expect(order).toEqual(['decided', 'frozen'])
  })

  test('against the payment job: paid before the freeze, or not at all', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, token } = await withdrawing()
      await approve(id)
      const acts = [() => freeze(token), () => payApprovedWithdrawals(t.ctx)]
      await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()))
      const status = await statusOf(id)
      expect(['approved', 'sent']).toContain(status)
      await payApprovedWithdrawals(t.ctx)
      expect(await statusOf(id)).toBe(status)
    }
  })

  test('against a request: requested before the freeze, or refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { who, address, token } = await withdrawing()
      const acts = [() => freeze(token), () => withdraw(who, newPracticeAddress())]
      const replies = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()))
      for (const { status } of replies) expect([200, 201, 401, 409]).toContain(status)
      expect((await withdraw(await back(who), address)).status).toBe(409)
    }
  })
})
