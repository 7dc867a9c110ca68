/** The worst moment to die: the money has moved, and nobody was told. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPracticeAddress } from '#practice/address.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp, type TestPerson } from './app.ts'
import { openCommitTap } from './commit-tap.ts'
import { type SecondProcess, startSecondProcess } from './second-process.ts'

let app: TestApp
/** The one that lives on. */
let next: SecondProcess
beforeAll(async () => {
  app = await createTestApp({}, new Date().toISOString())
  next = await startSecondProcess(app)
})
afterAll(async () => {
  await next.stop()
  await app.close()
})

const wallet = async (person: TestPerson) => (await person.call('GET', '/api/wallet/')).body

test.each([
  {
    what: 'a withdrawal',
    path: '/api/wallet/withdrawals/',
    body: { amount: '40', address: newPracticeAddress() },
    left: { available: '460.00', pending_withdrawal: '40.00', invested: '0.00' },
  },
  {
    what: 'an investment',
    path: '/api/investments/',
    body: { plan_id: 'basic', amount: '200' },
    left: { available: '300.00', pending_withdrawal: '0.00', invested: '200.00' },
  },
])(
  '$what: killed between the commit and the answer, the key gives the answer, and it is done once',
  { timeout: 120_000 },
  async ({ path, body, left }) => {
    const ada = await app.person()
    await fund(app, ada.id, '500')
    const key = { 'idempotency-key': randomUUID() }
    const tap = await openCommitTap(app.database.ownerUrl)
    const doomed = await startSecondProcess(app, tap.url)
    const unheard = tap.nextCommitUnheard()
    const answer = doomed.call(ada, 'POST', path, body, key).catch((error: unknown) => error)
    await unheard
    await doomed.kill()
    await tap.close()
    expect(await answer).toBeInstanceOf(Error)
    expect(await wallet(ada)).toMatchObject(left)

    const again = await next.call(ada, 'POST', path, body, key)
    expect(again.status).toBe(201)
    expect((await ada.call('GET', `${path}${again.body.id}/`)).body.id).toBe(again.body.id)
    // Whichever process is asked, and however often.
    expect((await next.call(ada, 'POST', path, body, key)).body).toEqual(again.body)
    expect((await ada.call('POST', path, body, key)).body).toEqual(again.body)
    expect(await wallet(ada)).toMatchObject(left)
  },
)
