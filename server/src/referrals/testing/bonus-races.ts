import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '#reconciliation/reconcile.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { type SecondProcess, startSecondProcess } from '#testing/second-process.ts'
import { statusesOf, alternatingRace } from '#testing/alternating-race.ts'
import { fund } from '#wallet/testing/fund.ts'
import { bonusFor, invest, invite } from './invite.ts'

/** Bonuses earned and decided at once through two processes, so many times. */
export function describeBonusRaces(rounds: number): void {
  let here: TestApp
  let there: SecondProcess
  let staff: readonly [TestPerson, TestPerson]
  beforeAll(async () => {
    here = await createTestApp({}, new Date().toISOString())
    staff = [await here.person({ staffRole: 'admin' }), await here.person({ staffRole: 'admin' })]
    there = await startSecondProcess(here)
  }, 60_000)
  afterAll(async () => {
    expect((await reconcile(here.ctx)).filter(({ check }) => check.includes('bonus'))).toEqual([])
    await there.stop()
    await here.close()
  })

  const bonusesOf = async (person: TestPerson) =>
    (await person.call('GET', '/api/referrals/')).body.bonuses.results
  const available = async (person: TestPerson) => (await person.call('GET', '/api/wallet/')).body.available

  test('two first investments at once bring one bonus', { timeout: 60_000 }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ada = await here.person()
      const bob = await invite(here, ada)
      await fund(here, bob.id, '300')
      const replies = await alternatingRace(
        round,
        () => invest(bob),
        () => there.call(bob, 'POST', '/api/investments/', { plan_id: 'basic', amount: '100' }),
      )
      expect(statusesOf(replies)).toEqual([201, 201])
      expect(await bonusesOf(ada)).toHaveLength(1)
    }
  })

  test(
    'two administrators verify at once: one does, the other is told who, and it is paid once',
    { timeout: 60_000 },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const ada = await here.person()
        const { id } = await bonusFor(here, ada)
        const url = `/api/staff/bonuses/${id}/verification/`
        const replies = await alternatingRace(
          round,
          () => staff[0].call('POST', url),
          () => there.call(staff[1], 'POST', url),
        )
        expect(statusesOf(replies)).toEqual([200, 409])
        expect(replies.find(({ status }) => status === 409)?.body.detail).toMatch(
          /Test Person verified it at/,
        )
        expect(await available(ada)).toBe('25.00')
      }
    },
  )

  test('one verifies and another refuses: one decision', { timeout: 60_000 }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ada = await here.person()
      const { id } = await bonusFor(here, ada)
      const replies = await alternatingRace(
        round,
        () => staff[0].call('POST', `/api/staff/bonuses/${id}/verification/`),
        () => there.call(staff[1], 'POST', `/api/staff/bonuses/${id}/refusal/`, { reason: 'No.' }),
      )
      expect(statusesOf(replies)).toEqual([200, 409])
      const isVerified = replies[0].status === 200
      expect([await available(ada), (await bonusesOf(ada))[0].status]).toEqual(
        isVerified ? ['25.00', 'verified'] : ['0.00', 'refused'],
      )
    }
  })

  test(
    'bonuses of two aliases of one mailbox, verified at once: never both',
    { timeout: 60_000 },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const [ada, eve] = [await here.person(), await here.person()]
        const first = await bonusFor(here, ada, `farm${round}+1@example.com`)
        const second = await bonusFor(here, eve, `farm${round}+2@example.com`)
        await alternatingRace(
          round,
          () => staff[0].call('POST', `/api/staff/bonuses/${first.id}/verification/`),
          () => there.call(staff[1], 'POST', `/api/staff/bonuses/${second.id}/verification/`),
        )
        expect([await available(ada), await available(eve)]).toEqual(['25.00', '0.00'])
      }
    },
  )
}
