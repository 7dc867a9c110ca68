import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { limitAccount } from '#people/testing/limited.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { type SecondProcess, startSecondProcess } from '#testing/second-process.ts'
import { fund } from '#wallet/testing/fund.ts'

/** Accounts locked and opened while something of them is done, through two processes, so many times. */
export function describeLimitedRaces(rounds: number): void {
  let here: TestApp
  let there: SecondProcess
  let staff: TestPerson
  beforeAll(async () => {
    here = await createTestApp({}, new Date().toISOString())
    staff = await here.person({ staffRole: 'admin' })
    there = await startSecondProcess(here)
  }, 60_000)
  afterAll(async () => {
    await there.stop()
    await here.close()
  })

  const lockPath = (id: string) => `/api/staff/investors/${id}/lock/`
  const lock = (id: string) => staff.call('POST', lockPath(id), { reason: 'Looks taken over' })
  const unlock = (id: string) => staff.call('DELETE', lockPath(id))
  const invest = (who: TestPerson) =>
    there.call(who, 'POST', '/api/investments/', { plan_id: 'basic', amount: '50' })

  /** Asks to withdraw the 100 dollars that there are. */
  const askForAll = (who: TestPerson) =>
    there.call(who, 'POST', '/api/wallet/withdrawals/', { amount: '100', address: newPracticeAddress() })

  /** Nobody is logged in, and of 100 dollars all are held for a withdrawal or none. */
  async function expectWholeOrNot({ id }: TestPerson, state: string, isHeld: boolean): Promise<void> {
    expect((await staff.call('GET', `/api/staff/investors/${id}/`)).body).toMatchObject({
      state,
      open_sessions: 0,
      wallet: { available: isHeld ? '0.00' : '100.00', pending_withdrawal: isHeld ? '100.00' : '0.00' },
    })
  }

  /** One after the other is begun, the first one first in every other round. */
  const together = async <A, B>(round: number, a: () => Promise<A>, b: () => Promise<B>): Promise<[A, B]> => {
    if (round % 2 === 0) return Promise.all([a(), b()])
    const [second, first] = await Promise.all([b(), a()])
    return [first, second]
  }

  describe('a lock during a login, through two processes', () => {
    test.each(['/account/login/', '/account/login/limited/'])(
      '%s gives no session that is whole afterwards',
      { timeout: 60_000 },
      async (path) => {
        for (let round = 0; round < rounds; round += 1) {
          const email = newEmail()
          const id = await signUpVerified(here, email)
          await fund(here, id, '100')
          // The log-in is here, where hashing is cheap.
          const [login, locked] = await together(
            round,
            () => here.call('POST', path, { email, password: goodPassword }),
            () => there.call(staff, 'POST', lockPath(id), { reason: 'Looks taken over' }),
          )
          expect([locked.status, [200, 400].includes(login.status)]).toEqual([200, true])
          if (path.includes('limited')) expect(login.status).toBe(200)
          if (login.status === 400) expect(login.body.account).toEqual(locked.body.standing)
          else {
            const refused = await invest({ ...staff, access: login.body.access })
            expect([401, 403]).toContain(refused.status)
            if (refused.status === 403) expect(refused.body.code).toBe('account_limited')
          }
          expect((await staff.call('GET', `/api/staff/investors/${id}/`)).body).toMatchObject({
            state: 'locked',
            wallet: { available: '100.00', invested: '0.00' },
          })
        }
      },
    )
  })

  describe('an account that is opened while a limited session writes, through two processes', () => {
    async function limited(): Promise<TestPerson> {
      const who = await here.person()
      await fund(here, who.id, '100')
      await limitAccount(here, who.id)
      return who
    }

    test('what is limited is done whole or not at all, and afterwards the session is over', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const who = await limited()
        const ask = () => askForAll(who)
        const [asked, opened] = await together(round, ask, () => unlock(who.id))
        expect([opened.status, [201, 401].includes(asked.status)]).toEqual([200, true])
        await expectWholeOrNot(who, 'active', asked.status === 201)
        expect((await ask()).status).toBe(401)
      }
    }, 60_000)

    test('what has to wait is never done by it', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const who = await limited()
        const [invested, opened] = await together(
          round,
          () => invest(who),
          () => unlock(who.id),
        )
        expect([opened.status, [401, 403].includes(invested.status)]).toEqual([200, true])
        expect((await invest(who)).status).toBe(401)
      }
    }, 60_000)
  })

  describe('a lock during a request, through two processes', () => {
    test('the request is done whole or not at all, and afterwards nothing more', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const who = await here.person()
        await fund(here, who.id, '100')
        const ask = () => askForAll(who)
        const [request, locked] = await together(round, ask, () => lock(who.id))
        expect([locked.status, [201, 401].includes(request.status)]).toEqual([200, true])
        await expectWholeOrNot(who, 'locked', request.status === 201)
        expect((await ask()).status).toBe(401)
      }
    }, 60_000)
  })
}
