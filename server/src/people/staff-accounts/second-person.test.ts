import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { modules } from '#modules.ts'
import { dayMs } from '#platform/clock.ts'
import { changeResultSource } from '#plans/testing/change-result-source.ts'
import { operatorTakesColleague, takesColleague } from '#plans/terms-authority.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { bonusFor } from '#referrals/testing/invite.ts'
import { createTestApp, type Reply, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { accountsOfSamePerson } from './second-person.ts'

/** Everything that takes two people, and who counts as the second (docs/decisions/0123). */

let app: TestApp
beforeAll(async () => {
  // A bonus is $25, so each one takes two as well.
  app = await createTestApp({ SECOND_APPROVAL_ABOVE: '20', DEPOSIT_APPROVAL_ABOVE: '200' })
  await changeResultSource(app.ctx, { planId: 'basic', source: 'booked' })
  app.clock.advance(4 * dayMs)
})
afterAll(() => app.close())

const administrator = (email: string) => app.person({ staffRole: 'admin', email })
let mailboxes = 0
/** Two accounts of one mailbox, and a colleague. */
async function staff() {
  mailboxes += 1
  const name = `desk${mailboxes}`
  const [one, alias, colleague] = await Promise.all([
    administrator(`${name}@gmail.com`),
    administrator(`de.sk${mailboxes}+second@googlemail.com`),
    administrator(`${name}@example.com`),
  ])
  return { one, alias, colleague }
}

/** What the first of two does, what the second does, and what keeps a reader from being the second. */
type Act = {
  readonly first: (by: TestPerson) => Promise<Reply>
  readonly second: (by: TestPerson) => Promise<Reply>
  readonly blocked: (by: TestPerson) => Promise<string | null>
}

/** Both approve the same thing, each naming the version that they see. */
function approved(path: string, act: string): Act {
  const look = async (by: TestPerson) => (await by.call('GET', path)).body
  const approve = async (by: TestPerson) =>
    by.call('POST', `${path}${act}/`, { version: (await look(by)).version })
  return { first: approve, second: approve, blocked: async (by) => (await look(by)).blocked }
}

/** One proposes what the other approves. */
function proposed(planId: string, body: object): Act {
  let id = ''
  let path = ''
  return {
    first: async (by) => {
      const reply = await by.call('POST', '/api/staff/result-proposals/', { plan_id: planId, ...body })
      id = reply.body.proposals[0].id
      path = `/api/staff/results/${planId}/${reply.body.day}/`
      return reply
    },
    second: (by) => by.call('POST', `/api/staff/result-proposals/${id}/approval/`),
    blocked: async (by) => (await by.call('GET', path)).body.proposals[0].blocked,
  }
}

const acts: Readonly<Record<string, () => Promise<Act>>> = {
  'POST /api/staff/withdrawals/{id}/approval/': async () => {
    const ada = await app.person()
    await fund(app, ada.id, '50')
    const address = newPracticeAddress()
    await knownAddress(app, ada.id, address)
    const { body } = await ada.call('POST', '/api/wallet/withdrawals/', { amount: '50', address })
    return approved(`/api/staff/withdrawals/${body.id}/`, 'approval')
  },
  'POST /api/staff/bonuses/{id}/verification/': async () => {
    const { id } = await bonusFor(app, await app.person())
    return approved(`/api/staff/bonuses/${id}/`, 'verification')
  },
  'POST /api/staff/payment-reviews/{id}/approval/': async () => {
    const steps = checkoutSteps(app)
    const ada = await app.person()
    const { id } = await steps.open(ada, { amount: '250.00', coin: 'usdt' })
    await steps.pay(ada, id)
    await steps.mine(3)
    const payment = await app.ctx.db
      .selectFrom('payment')
      .select('id')
      .where('deposit_id', '=', id)
      .executeTakeFirstOrThrow()
    return approved(`/api/staff/payment-reviews/${payment.id}/`, 'approval')
  },
  'POST /api/staff/plans/{id}/approval/': async () => {
    const plan = '/api/staff/plans/premium/'
    const terms = { min_deposit: '100', max_deposit: '200', daily_rate: '4', reason: 'A test.' }
    const versions = async (by: TestPerson) => (await by.call('GET', plan)).body.versions
    return {
      first: async (by) =>
        by.call('POST', `${plan}versions/`, {
          ...terms,
          based_on_version: (await versions(by))[0].version,
        }),
      second: async (by) => by.call('POST', `${plan}approval/`, { version: (await versions(by))[0].version }),
      blocked: async (by) => (await versions(by))[0].blocked,
    }
  },
  'POST /api/staff/result-proposals/{id}/approval/': async () =>
    proposed('basic', { kind: 'result', day: '2026-06-16', rate: '1', reason: 'As reported.' }),
}

test('every act that approves or verifies is in the table', () => {
  const endpoints = modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  const approving = endpoints
    .filter(({ access, path }) => access.kind === 'staff' && /\/(approval|verification)\/$/.test(path))
    .map(({ method, path }) => `${method} ${path}`)
  expect(approving.toSorted()).toEqual(Object.keys(acts).toSorted())
})

async function expectTwoPeople(act: Act): Promise<void> {
  const { one, alias, colleague } = await staff()
  const first = await act.first(one)
  expect(first.status).toBeLessThan(300)
  for (const same of [one, alias]) {
    expect(await act.blocked(same)).toMatch(/a colleague has to approve it/)
    const reply = await act.second(same)
    expect([reply.status, reply.body.detail]).toEqual([
      403,
      expect.stringMatching(/a colleague has to approve it/),
    ])
  }
  expect(await act.blocked(colleague)).toBe(null)
  expect((await act.second(colleague)).status).toBe(200)
}

test.each(Object.keys(acts))('%s: two accounts of one mailbox are one person', async (name) => {
  const act = await acts[name]!()
  await expect(expectTwoPeople(act)).resolves.toBeUndefined()
})

test('a pause of one mailbox is ended by a colleague', async () => {
  const { one, alias, colleague } = await staff()
  const steps = checkoutSteps(app)
  const { id } = await steps.open(alias, { amount: '150.00', coin: 'usdt' })
  await steps.pay(alias, id)
  await steps.mine(3)
  await alias.call('POST', '/api/practice/reorganisations/', { deposit_id: id })
  await steps.mine(3)
  const pause = await app.ctx.db
    .selectFrom('withdrawal_pause')
    .select(['id', 'investor_id'])
    .where('deposit_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(pause.investor_id).toBe(alias.id)
  const end = (by: TestPerson) =>
    by.call('POST', `/api/staff/pauses/${pause.id}/end/`, { reason: 'Looked at.' })
  expect([(await end(one)).status, (await end(alias)).status, (await end(colleague)).status]).toEqual([
    403, 403, 200,
  ])
})

describe('an address that was changed', () => {
  /** As if somebody had changed their address a moment ago. */
  async function changeAddress(person: TestPerson, from: string, to: string): Promise<void> {
    const at = app.clock.now()
    await app.ctx.db
      .insertInto('replaced_email')
      .values({
        undo_hash: Buffer.from(`${person.id}${to}`.padEnd(32).slice(-32)),
        person_id: person.id,
        email: from,
        email_key: from,
        replaced_at: at,
        undo_expires_at: new Date(at.getTime() + 3 * dayMs),
      })
      .execute()
    await app.ctx.db
      .updateTable('person')
      .set({ email: to, email_key: to })
      .where('id', '=', person.id)
      .execute()
  }

  test('between two approvals makes no second person', async () => {
    const { one, alias, colleague } = await staff()
    await app.ctx.db
      .updateTable('person')
      .set({ created_at: app.clock.now() })
      .where('id', 'in', [one.id, alias.id])
      .execute()
    app.clock.advance(1)
    await changeAddress(alias, `desk${mailboxes}+second@gmail.com`, `elsewhere${mailboxes}@example.com`)
    const same = await accountsOfSamePerson(app.ctx.db, one.id, [alias.id, colleague.id])
    expect([...same].toSorted()).toEqual([one.id, alias.id].toSorted())
  })

  test('and is a colleague’s now: they are two people', async () => {
    const former = await administrator('treasury@example.com')
    app.clock.advance(1)
    await changeAddress(former, 'treasury@example.com', 'former.treasury@example.com')
    const now = await administrator('treasury@example.com')
    await app.ctx.db
      .updateTable('person')
      .set({ created_at: app.clock.now() })
      .where('id', '=', now.id)
      .execute()
    expect([...(await accountsOfSamePerson(app.ctx.db, now.id, [former.id]))]).toEqual([now.id])
  })
})

describe('who is alone', () => {
  let lone: TestApp
  beforeAll(async () => {
    lone = await createTestApp()
  })
  afterAll(() => lone.close())

  test('an administrator with two accounts of one mailbox is one administrator, who waits for nobody', async () => {
    const one = await lone.person({ staffRole: 'admin', email: 'desk@example.com' })
    await lone.person({ staffRole: 'admin', email: 'desk+second@example.com' })
    const takes = () =>
      lone.ctx.transaction(async (tx) => [
        await takesColleague(lone.ctx, tx, one.id),
        await operatorTakesColleague(lone.ctx, tx),
      ])
    expect(await takes()).toEqual([false, false])
    await lone.person({ staffRole: 'admin', email: 'colleague@example.com' })
    expect(await takes()).toEqual([true, true])
  })
})
