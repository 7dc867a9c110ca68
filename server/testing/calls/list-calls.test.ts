/** How often each call that reads asks the database: twice at most, whatever there is to read, unless it's listed below. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '@evenmoor/contract/endpoint'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { modules } from '#modules.ts'
import { bonusFor } from '#referrals/testing/invite.ts'
import { type Cases, type Cast, newCast } from '#testing/access/case.ts'
import { houseCases } from '#testing/access/house-cases.ts'
import { moneyCases } from '#testing/access/money-cases.ts'
import { peopleCases } from '#testing/access/people-cases.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'

let app: TestApp
let ada: TestPerson
let admin: TestPerson
/** What each path that names a thing can name, and whose it is. */
const things = new Map<string, { params: Record<string, string>; cast: Cast }>()
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
  for (const _ of [1, 2]) await bonusFor(app, ada)
  // And what staff have to do.
  for (const { path } of ofOne) {
    const cast = await newCast(app)
    const { params } = await cases[`GET ${path}`]!(cast)
    things.set(path, { params, cast })
  }
}

const reads = modules
  .flatMap(({ routes }) => routes)
  .filter(
    ({ endpoint: { method, givesFile }, isDownload, isEventStream }) =>
      method === 'GET' && !givesFile && !isDownload && !isEventStream,
  )
  .map(({ endpoint }) => endpoint)
const lists = reads.filter(({ path }) => !path.includes('{'))
const ofOne = reads.filter(({ path }) => path.includes('{'))

/** Those that ask more often. None of them is a list of rows, or asks once for each. */
const statementsMax: Readonly<Record<string, number>> = {
  // What counts the hits of an address, and a transaction of its own.
  '/account/referral_code/': 4,
  // No list, and asked once in five seconds for everybody: the log's head, the last snapshot, the withdrawal clock.
  '/api/transparency/': 6,
  // No list: the whole history of an account, from which it is worked out.
  // No list. The last is where postings begin.
  '/api/wallet/performance/': 6,
  // No lists: everything is compared, or counted.
  '/api/staff/health/': 8,
  '/api/staff/overview/health/': 5,
  '/api/staff/queues/': 14,
  // Before each statement, how long it may take.
  '/api/staff/reconciliation/differences/': 133,
}

/** The same for one thing, by what names it. */
const ofOneMax: Readonly<Record<string, number>> = {
  '/api/investments/{id}/': 5,
  '/api/investments/{id}/results/': 4,
  '/api/results/{month}/': 4,
  '/api/wallet/explanations/{of}/': 4,
  '/api/wallet/explanations/{of}/postings/': 5,
  '/api/wallet/transactions/{id}/': 3,
  '/api/staff/investors/{id}/': 6,
  // Whose they are, and for an empty page whether older ones are detached.
  '/api/staff/investors/{id}/transactions/': 3,
  '/api/staff/messages/{id}/': 4,
  '/api/staff/results/{plan_id}/{day}/': 7,
}

const cases: Cases = { ...moneyCases, ...peopleCases, ...houseCases }

const needed: Readonly<Record<string, string>> = {
  '/account/referral_code/': '?code=NOBODYS1',
  '/api/market/prices/': '?ids=bitcoin',
  '/api/market/candles/': '?id=bitcoin',
  '/api/plans/outlook/': '?plan_id=basic&amount=100',
}

/** The session is looked up by one statement, before anything else. */
const ofSession = ({ access }: Endpoint): number => (access.kind === 'public' ? 0 : 1)

/** How many statements a call takes beside its session's look-up, and what it was answered. */
async function askedBy(
  endpoint: Endpoint,
  url: string,
  { investor, staff }: { investor: TestPerson; staff: TestPerson },
): Promise<{ status: number; statements: number }> {
  await app.ctx.announcer.flush()
  const { kind } = endpoint.access
  const send = kind === 'public' ? app.call : (kind === 'staff' ? staff : investor).call
  let status = 0
  const traffic = await app.trips.during(async () => ({ status } = await send('GET', url)))
  const own = ofSession(endpoint)
  const texts = traffic.statements.filter((text) => !text.includes('pg_notify'))
  measured.push({ call: endpoint.path, statements: texts.length - own, trips: traffic.trips })
  if (process.env['TRIPS'] !== undefined) console.log(endpoint.path, texts)
  return { status, statements: texts.length - own }
}

test.each(lists.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (path, endpoint) => {
  const people = { investor: ada, staff: admin }
  const { status, statements } = await askedBy(endpoint, `${path}${needed[path] ?? ''}`, people)
  // An account of staff that is not theirs, or a proof that there is none of yet.
  expect([200, 403, 404]).toContain(status)
  expect(statements).toBeLessThanOrEqual(statementsMax[path] ?? 2)
})

describe('what names one thing', () => {
  test.each(ofOne.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (path, endpoint) => {
    const { params, cast } = things.get(path)!
    const url = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name]!)
    const people = { investor: cast.owner, staff: cast.staff.admin }
    const { status, statements } = await askedBy(endpoint, url, people)
    expect(status).toBe(200)
    expect(statements).toBeLessThanOrEqual(ofOneMax[path] ?? 2)
  })
})
