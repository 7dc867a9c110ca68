import { describe, expect, test } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { newPracticeAddress } from '#practice/address.ts'
import type { TestApp, TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { bonusFor, invest, invite, movedTo } from './testing/invite.ts'
import { bonusCalls, prepareReferralsApp, referralsOf } from './testing/referrals-app.ts'

let app: TestApp
let admin: TestPerson
let ada: TestPerson
prepareReferralsApp((cast) => {
  ;({ app, admin, ada } = cast)
})
const { detail, verify, refuse } = bonusCalls(() => admin)

describe('what is caught around a bonus', () => {
  test('somebody who invites an alias of their own mailbox: listed, and nobody can verify it', async () => {
    const { id } = await bonusFor(app, ada, ada.email.replace('@', '+friend@'))
    expect(await detail(id)).toMatchObject({
      signals: ['same_mailbox'],
      refuse_only: expect.stringMatching(/one mailbox/),
    })
    expect((await verify(id)).status).toBe(409)
    expect((await refuse(id)).status).toBe(200)
  })

  test('two who invite each other through a second account', async () => {
    const bob = await invite(app, ada, 'circle@example.com')
    const { id } = await bonusFor(app, bob, ada.email.replace('@', '+again@'))
    expect((await detail(id)).signals).toContain('circle')
    expect((await verify(id)).status).toBe(409)
  })

  test('a circle of accounts, which sign-up never makes', async () => {
    const bob = await invite(app, ada)
    const eve = await invite(app, bob)
    await app.ctx.db.updateTable('person').set({ referred_by: eve.id }).where('id', '=', ada.id).execute()
    await fund(app, eve.id, '100')
    await invest(eve)
    const [{ id } = { id: '' }] = (await referralsOf(bob)).bonuses.results
    expect((await detail(id)).signals).toContain('circle')
  })

  test('aliases of one mailbox bring one bonus, whoever invites them', async () => {
    const first = await bonusFor(app, ada, 'farm+1@example.com')
    const second = await bonusFor(app, await app.person(), 'farm+2@example.com')
    expect((await detail(first.id)).signals).not.toContain('mailbox_had_one')
    expect((await detail(second.id)).signals).toContain('mailbox_had_one')
    expect((await verify(second.id)).status).toBe(409)
    expect((await verify(first.id)).status).toBe(200)
    // Nor does another alias bring one after a refusal.
    await refuse(second.id)
    const third = await bonusFor(app, ada, 'farm+3@example.com')
    expect((await verify(third.id)).status).toBe(409)
  })

  test('many accounts from one place, and many at once', async () => {
    const made: string[] = []
    for (let last = 1; last <= 5; last += 1) {
      const { referred, id } = await bonusFor(app, ada)
      await movedTo(app, referred, `192.0.2.${last}`)
      made.push(id)
    }
    expect((await detail(made.at(-1) ?? '')).signals).toEqual(['one_place', 'many_at_once'])
  })

  test('money that both had sent to one address, and an investment that was taken back', async () => {
    const address = newPracticeAddress()
    const { referred, id, position } = await bonusFor(app, ada)
    await movedTo(app, referred, '192.0.2.77')
    await fund(app, ada.id, '100')
    for (const person of [ada, referred]) {
      await person.call('POST', '/api/wallet/withdrawals/', { amount: '10', address })
    }
    await referred.call('POST', `/api/investments/${position}/redeem/`)
    expect((await detail(id)).signals).toEqual(['same_payout_address', 'taken_back'])
  })

  test('an investment whose payment left its chain: nobody can verify it until the payment returns', async () => {
    const steps = checkoutSteps(app)
    const bob = await invite(app, await app.person())
    const { id: deposit } = await steps.open(bob, { amount: '100.00', coin: 'usdt', plan_id: 'basic' })
    await steps.pay(bob, deposit)
    await steps.mine(3)
    const { id } = await app.ctx.db
      .selectFrom('bonus')
      .select('id')
      .where('referred_id', '=', bob.id)
      .executeTakeFirstOrThrow()
    await steps.undo(3)
    await steps.watch()
    expect(await detail(id)).toMatchObject({
      signals: expect.arrayContaining(['payment_lost', 'taken_back']),
      refuse_only: expect.stringMatching(/dropped off its blockchain/),
    })
    expect((await verify(id)).status).toBe(409)
    await steps.mine(3)
    expect(await detail(id)).toMatchObject({ refuse_only: null })
  })

  test('the same where the money had left: once the payment is back, it can be verified', async () => {
    const steps = checkoutSteps(app)
    const bob = await invite(app, await app.person())
    const { id: deposit } = await steps.open(bob, { amount: '200.00', coin: 'usdt' })
    await steps.pay(bob, deposit)
    await steps.mine(3)
    await invest(bob)
    const address = await knownAddress(app, bob.id)
    const asked = await bob.call('POST', '/api/wallet/withdrawals/', { amount: '100', address })
    expect(asked.status).toBe(201)
    const { id } = await app.ctx.db
      .selectFrom('bonus')
      .select('id')
      .where('referred_id', '=', bob.id)
      .executeTakeFirstOrThrow()
    await steps.undo(3)
    await steps.watch()
    expect((await detail(id)).signals).toContain('payment_lost')
    expect((await verify(id)).status).toBe(409)
    await steps.mine(3)
    expect(await detail(id)).toMatchObject({ refuse_only: null })
  })

  test('what was seen when it arose stays seen when the sessions are gone', async () => {
    const bob = await invite(app, ada)
    await movedTo(app, bob, '198.51.100.1', 'one browser')
    await movedTo(app, ada, '198.51.100.1', 'one browser')
    await fund(app, bob.id, '100')
    await invest(bob)
    await app.ctx.db
      .updateTable('session')
      .set({ address: '', user_agent: '' })
      .where('person_id', '=', bob.id)
      .execute()
    const [{ id } = { id: '' }] = (await referralsOf(ada)).bonuses.results
    expect((await detail(id)).signals).toEqual(['same_device'])
  })
})
