import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPracticeAddress } from '#practice/address.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { type SecondProcess, startSecondProcess } from '#testing/second-process.ts'
import { statusesOf, alternatingRace } from '#testing/alternating-race.ts'
import { fund } from '#wallet/testing/fund.ts'
import { dropNewAddresses } from '#withdrawals/address-book/drop-new-addresses.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'

/** Withdrawals asked for and decided at once, here and through two processes, so many times. */
export function describeWithdrawalRaces(rounds: number): void {
  const list = '/api/wallet/withdrawals/'
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const wallet = async (person: TestPerson) => (await person.call('GET', '/api/wallet/')).body

  test('of 50 withdrawals of the whole balance at once one is taken', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 4; round += 1) {
      const ada = await app.person()
      await fund(app, ada.id, '100')
      const replies = await Promise.all(
        Array.from({ length: 50 }, () =>
          ada.call(
            'POST',
            list,
            { amount: '100', address: newPracticeAddress() },
            { 'idempotency-key': randomUUID() },
          ),
        ),
      )
      expect(statusesOf(replies)).toEqual([201, ...Array<number>(49).fill(409)])
      expect(await wallet(ada)).toMatchObject({ available: '0.00', pending_withdrawal: '100.00' })
    }
  })

  test('of 50 requests with one key one is done, and all get its answer', async () => {
    const ada = await app.person()
    await fund(app, ada.id, '100')
    const body = { amount: '10', address: newPracticeAddress() }
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all(Array.from({ length: 50 }, () => ada.call('POST', list, body, key)))
    for (const reply of replies) {
      expect([reply.status, reply.body]).toEqual([201, replies[0]!.body])
    }
    expect(await wallet(ada)).toMatchObject({ available: '90.00', pending_withdrawal: '10.00' })
    expect((await ada.call('POST', list, { ...body, amount: '11' }, key)).status).toBe(422)
  })

  describe('through two processes', () => {
    let here: TestApp
    let there: SecondProcess
    let people: { finance: TestPerson; admin: TestPerson; other: TestPerson }
    beforeAll(async () => {
      here = await createTestApp({}, new Date().toISOString())
      people = {
        finance: await here.person({ staffRole: 'finance' }),
        admin: await here.person({ staffRole: 'admin' }),
        other: await here.person({ staffRole: 'finance' }),
      }
      there = await startSecondProcess(here)
    }, 60_000)
    afterAll(async () => {
      await there.stop()
      await here.close()
    })

    async function asked(amount: string) {
      const ada = await here.person()
      await fund(here, ada.id, amount)
      const { body } = await ada.call('POST', list, { amount, address: await knownAddress(here, ada.id) })
      return { ada, id: body.id as string, url: `/api/staff/withdrawals/${body.id}` }
    }
    const detail = async (id: string) =>
      (await people.admin.call('GET', `/api/staff/withdrawals/${id}/`)).body

    test('approve and cancel: exactly one wins, and the other is told who', { timeout: 60_000 }, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { ada, id, url } = await asked('100')
        const [approval, cancellation] = await alternatingRace(
          round,
          () => people.finance.call('POST', `${url}/approval/`),
          () => there.call(ada, 'POST', `${list}${id}/cancel/`),
        )
        expect(statusesOf([approval, cancellation])).toEqual([200, 409])
        const isApproved = approval.status === 200
        if (!isApproved) expect(approval.body.detail).toMatch(/The investor canceled it at \d\d:\d\d UTC/)
        expect(await wallet(ada)).toMatchObject({
          available: isApproved ? '0.00' : '100.00',
          pending_withdrawal: isApproved ? '100.00' : '0.00',
        })
      }
    })

    test('one approves twice: one approval', { timeout: 60_000 }, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { id, url } = await asked(round % 2 === 0 ? '100' : '2000')
        const replies = await alternatingRace(
          round,
          () => people.finance.call('POST', `${url}/approval/`),
          () => there.call(people.finance, 'POST', `${url}/approval/`),
        )
        expect(statusesOf(replies)).toEqual(round % 2 === 0 ? [200, 409] : [200, 403])
        expect((await detail(id)).approvals).toHaveLength(1)
      }
    })

    test(
      'two approve where one is needed: one does, the other is told who did',
      { timeout: 60_000 },
      async () => {
        for (let round = 0; round < rounds; round += 1) {
          const { id, url } = await asked('100')
          const replies = await alternatingRace(
            round,
            () => people.finance.call('POST', `${url}/approval/`),
            () => there.call(people.other, 'POST', `${url}/approval/`),
          )
          expect(statusesOf(replies)).toEqual([200, 409])
          expect(replies.find(({ status }) => status === 409)?.body.detail).toMatch(
            /Test Person approved it at/,
          )
          expect(await detail(id)).toMatchObject({ status: 'approved', approvals: [{ by: 'Test Person' }] })
        }
      },
    )

    test(
      'two approve where two are needed, both having seen it: one is told of the other',
      { timeout: 60_000 },
      async () => {
        for (let round = 0; round < rounds; round += 1) {
          const { id, url } = await asked('2000')
          const { version } = await detail(id)
          const replies = await alternatingRace(
            round,
            () => people.finance.call('POST', `${url}/approval/`, { version }),
            () => there.call(people.other, 'POST', `${url}/approval/`, { version }),
          )
          expect(statusesOf(replies)).toEqual([200, 409])
          expect(await detail(id)).toMatchObject({ status: 'in_review', approvals: [{ by: 'Test Person' }] })
        }
      },
    )

    test('approve and reject: one decision', { timeout: 60_000 }, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { ada, url } = await asked('100')
        const replies = await alternatingRace(
          round,
          () => people.finance.call('POST', `${url}/approval/`),
          () => there.call(people.admin, 'POST', `${url}/rejection/`, { reason: 'No.' }),
        )
        expect(statusesOf(replies)).toEqual([200, 409])
        const { available, pending_withdrawal } = await wallet(ada)
        expect([available, pending_withdrawal].toSorted()).toEqual(['0.00', '100.00'])
      }
    })

    test(
      'two requests to one new address: one entry of the book, one wait, one mail',
      { timeout: 60_000 },
      async () => {
        for (let round = 0; round < rounds; round += 1) {
          const ada = await here.person()
          await fund(here, ada.id, '100')
          const body = { amount: '50', address: newPracticeAddress() }
          const replies = await alternatingRace(
            round,
            () => ada.call('POST', list, body),
            () => there.call(ada, 'POST', list, body),
          )
          expect(statusesOf(replies)).toEqual([201, 201])
          const book = (await ada.call('GET', '/api/wallet/addresses/')).body.results
          expect(book).toHaveLength(1)
          expect(replies.map((reply) => reply.body.held_until)).toEqual([
            book[0].usable_at,
            book[0].usable_at,
          ])
          const mails = await here.ctx.db
            .selectFrom('mail')
            .select('id')
            .where('recipient', '=', ada.email)
            .where('subject', 'like', '%withdrawal address%')
            .execute()
          expect(mails).toHaveLength(1)
          expect(await wallet(ada)).toMatchObject({ available: '0.00', pending_withdrawal: '100.00' })
        }
      },
    )

    test('approve and "That was not me": paid or given back, never both', { timeout: 60_000 }, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const ada = await here.person()
        await fund(here, ada.id, '100')
        const asking = { amount: '100', address: newPracticeAddress(), skip_hold: true }
        const { id } = (await ada.call('POST', list, asking)).body
        const drop = () =>
          here.ctx.transaction((tx) =>
            dropNewAddresses(here.ctx, tx, {
              investorId: ada.id,
              since: new Date(here.clock.now().getTime() - 60_000),
            }),
          )
        const approve = () => there.call(people.finance, 'POST', `/api/staff/withdrawals/${id}/approval/`)
        const [approval] =
          round % 2 === 0
            ? await Promise.all([approve(), drop()])
            : await Promise.all([drop(), approve()]).then(([b, a]) => [a, b] as const)
        expect([200, 409]).toContain(approval.status)
        const isApproved = approval.status === 200
        expect((await detail(id)).status).toBe(isApproved ? 'approved' : 'cancelled')
        expect(await wallet(ada)).toMatchObject({
          available: isApproved ? '0.00' : '100.00',
          pending_withdrawal: isApproved ? '100.00' : '0.00',
        })
        expect((await ada.call('GET', '/api/wallet/addresses/')).body.results).toEqual([])
      }
    })
  })
}
