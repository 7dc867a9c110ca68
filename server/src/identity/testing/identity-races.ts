import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { type SecondProcess, startSecondProcess } from '#testing/second-process.ts'
import { statusesOf, alternatingRace } from '#testing/alternating-race.ts'
import { accept, allPoints, checkUrl, drafted, inReview, openPicture, refuse, upload } from './checks.ts'
import { photo } from './pictures.ts'

/** Identity checks sent and decided at once through two processes, so many times. */
export function describeIdentityRaces(rounds: number): void {
  let here: TestApp
  let there: SecondProcess
  let staff: readonly [TestPerson, TestPerson]
  beforeAll(async () => {
    here = await createTestApp({}, new Date().toISOString())
    staff = [await here.person({ staffRole: 'support' }), await here.person({ staffRole: 'admin' })]
    there = await startSecondProcess(here)
  }, 60_000)
  afterAll(async () => {
    await there.stop()
    await here.close()
  })

  const mailsTo = async ({ email }: TestPerson) => {
    const mails = await here.ctx.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', email)
      .execute()
    return mails.map(({ subject }) => subject)
  }
  const decisions = async (id: string) => {
    const entries = await here.ctx.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `identity/${id}`)
      .where('action', 'in', ['identity.accepted', 'identity.not_accepted', 'identity.withdrawn'])
      .execute()
    return entries.map(({ action }) => action)
  }

  test(
    'two accept at once: one does, the other is told who, and one mail is sent',
    { timeout: 90_000 },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const ada = await here.person()
        const id = await inReview(here, ada)
        for (const person of staff) await openPicture(person, id)
        const replies = await alternatingRace(
          round,
          () => accept(staff[0], id),
          () => there.call(staff[1], 'POST', checkUrl(id, 'acceptance/'), allPoints),
        )
        expect(statusesOf(replies)).toEqual([200, 409])
        expect(replies.find(({ status }) => status === 409)?.body.detail).toMatch(
          /Test Person approved it at/,
        )
        expect(await mailsTo(ada)).toEqual(['Your identity check was accepted'])
        expect(await decisions(id)).toEqual(['identity.accepted'])
      }
    },
  )

  test(
    'one accepts and another does not: one decision, one mail, one audit entry',
    { timeout: 90_000 },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const ada = await here.person()
        const id = await inReview(here, ada)
        await openPicture(staff[0], id)
        const replies = await alternatingRace(
          round,
          () => accept(staff[0], id),
          () => there.call(staff[1], 'POST', checkUrl(id, 'refusal/'), { reason: 'expired' }),
        )
        expect(statusesOf(replies)).toEqual([200, 409])
        const isAccepted = replies[0].status === 200
        expect([await mailsTo(ada), await decisions(id)]).toEqual(
          isAccepted
            ? [['Your identity check was accepted'], ['identity.accepted']]
            : [['Your identity check wasn’t accepted'], ['identity.not_accepted']],
        )
      }
    },
  )

  test(
    'withdrawn and decided at once: one of them, and no mail about what was withdrawn',
    { timeout: 90_000 },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const ada = await here.person()
        const id = await inReview(here, ada)
        const replies = await alternatingRace(
          round,
          () => ada.call('DELETE', '/account/identity/'),
          () => there.call(staff[1], 'POST', checkUrl(id, 'refusal/'), { reason: 'cut_off' }),
        )
        expect(statusesOf(replies)).toEqual([200, 409])
        const isWithdrawn = replies[0].status === 200
        expect(await decisions(id)).toEqual([isWithdrawn ? 'identity.withdrawn' : 'identity.not_accepted'])
        expect(await mailsTo(ada)).toHaveLength(isWithdrawn ? 0 : 1)
      }
    },
  )

  test('begun in two windows at once it is one check', { timeout: 60_000 }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ada = await here.person()
      const replies = await alternatingRace(
        round,
        () => ada.call('POST', '/account/identity/', { document: 'passport' }),
        () => there.call(ada, 'POST', '/account/identity/', { document: 'identity_card' }),
      )
      expect(statusesOf(replies)).toEqual([200, 200])
      const checks = await here.ctx.db
        .selectFrom('identity_check')
        .select('id')
        .where('person_id', '=', ada.id)
        .execute()
      expect(checks).toHaveLength(1)
    }
  })

  test(
    'a picture that comes while the check is sent is in it or refused, never put in later',
    { timeout: 90_000 },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const ada = await here.person()
        await drafted(here, ada)
        const file = await photo(700, 500)
        const [uploaded, submitted] = await alternatingRace(
          round,
          () => upload(here, ada, 'front', file),
          () => there.call(ada, 'POST', '/account/identity/submission/'),
        )
        expect(submitted.status).toBe(200)
        expect([200, 409]).toContain(uploaded.status)
        const { body } = await ada.call('GET', '/account/identity/')
        expect(body.status).toBe('in_review')
        expect(body.pictures[0].width).toBe(uploaded.status === 200 ? 500 : 420)
      }
    },
  )

  test('refused twice with one press each: told once', async () => {
    const ada = await here.person()
    const id = await inReview(here, ada)
    const replies = await Promise.all([refuse(staff[0], id), refuse(staff[0], id)])
    expect(statusesOf(replies)).toEqual([200, 409])
    expect(await mailsTo(ada)).toHaveLength(1)
  })
}
