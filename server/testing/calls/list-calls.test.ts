/** How often each call that reads asks the database: twice at most, whatever there is to read, unless it stands below. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '@evenmoor/contract/endpoint'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { modules } from '#modules.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'

let app: TestApp
let ada: TestPerson
let admin: TestPerson
const measured: { call: string; statements: number; trips: number }[] = []
beforeAll(async () => {
  app = await createTestApp()
  ada = await app.person()
  admin = await app.person({ staffRole: 'admin' })
  await somethingOnEachList()
})
afterAll(async () => {
  console.table(measured.map(({ call, statements, trips }) => ({ call, statements, 'round trips': trips })))
  await app.close()
})

/** Two of everything that an investor has, so that a list that asks row by row shows. */
async function somethingOnEachList(): Promise<void> {
  await fund(app, ada.id, '5000')
  const steps = checkoutSteps(app)
  const address = await knownAddress(app, ada.id)
  for (const _ of [1, 2]) {
    const checkout = await steps.open(ada, { amount: '250.00', coin: 'usdt' })
    await steps.pay(ada, checkout.id)
    await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' })
    await ada.call('POST', '/api/wallet/withdrawals/', { amount: '20.00', address })
  }
  await steps.open(ada, { amount: '99.00', coin: 'usdt' })
  await steps.mine(3)
}

const lists = modules
  .flatMap(({ routes }) => routes)
  .filter(({ endpoint, isDownload, isEventStream }) => {
    const { method, path, givesFile } = endpoint
    return method === 'GET' && !path.includes('{') && !givesFile && !isDownload && !isEventStream
  })
  .map(({ endpoint }) => endpoint)

/** Those that ask more often. None of them asks once for each row. */
const statementsMax: Readonly<Record<string, number>> = {
  // What counts the hits of an address, and a transaction of its own.
  '/account/referral_code/': 4,
  '/account/factors/': 3,
  '/api/plans/': 3,
  '/api/practice/time-machine/': 3,
  '/api/referrals/': 4,
  // The log's head, the last snapshot, and four views of the withdrawal clock.
  '/api/transparency/': 6,
  '/api/wallet/performance/': 5,
  // Staff: a page, how many there are, and what is said of each.
  '/api/staff/accounts/': 4,
  '/api/staff/bonuses/': 3,
  '/api/staff/identity-checks/': 3,
  '/api/staff/investors/': 3,
  '/api/staff/payment-reviews/': 3,
  '/api/staff/plans/': 5,
  '/api/staff/time-machine/': 3,
  // Whether the integrity checks hold all of them is one more.
  '/api/staff/withdrawals/': 13,
  // No lists: everything is compared, or counted.
  '/api/staff/health/': 8,
  '/api/staff/overview/health/': 5,
  '/api/staff/queues/': 14,
  // Before each statement, how long it may take.
  '/api/staff/reconciliation/differences/': 127,
}

const needed: Readonly<Record<string, string>> = {
  '/account/referral_code/': '?code=NOBODYS1',
  '/api/market/prices/': '?ids=bitcoin',
  '/api/market/candles/': '?id=bitcoin',
  '/api/plans/outlook/': '?plan_id=basic&amount=100',
}

/** The session is looked up by one statement, before anything else. */
const ofSession = ({ access }: Endpoint): number => (access.kind === 'public' ? 0 : 1)

test.each(lists.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (path, endpoint) => {
  await app.ctx.announcer.flush()
  const who = endpoint.access.kind === 'staff' ? admin : ada
  const send = endpoint.access.kind === 'public' ? app.call : who.call
  let status = 0
  const traffic = await app.trips.during(
    async () => ({ status } = await send('GET', `${path}${needed[path] ?? ''}`)),
  )
  // An account of staff that is not theirs, or a proof that there is none of yet.
  expect([200, 403, 404]).toContain(status)
  const own = ofSession(endpoint)
  const texts = traffic.statements.filter((text) => !text.includes('pg_notify'))
  measured.push({ call: path, statements: texts.length - own, trips: traffic.trips - own })
  if (process.env['TRIPS'] !== undefined) console.log(path, texts)
  expect(texts.length - own).toBeLessThanOrEqual(statementsMax[path] ?? 2)
})
