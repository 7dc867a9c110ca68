import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { investor } from '#factors/testing/factors.ts'
import { mailsTo } from '#people/testing/accounts.ts'
import { dayMs } from '#platform/clock.ts'
import { secretKey } from '#platform/secret-key.ts'
import { openBytes } from '#platform/secret-box.ts'
import { openSession } from '#sessions/open-session.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { discardOldDrafts, removeOldPictures } from './remove-old-pictures.ts'
import {
  accept,
  checkUrl,
  drafted,
  giveReason,
  inReview,
  openPicture,
  openPictureAtOnce,
  refuse,
  upload,
} from './testing/checks.ts'
import { flat, photo } from './testing/pictures.ts'

let t: TestApp
let ada: TestPerson
let staff: TestPerson
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(async () => {
  ada = await t.person()
  staff = await t.person({ staffRole: 'support' })
})
afterAll(() => t.close())

const mine = async (person: TestPerson) => (await person.call('GET', '/account/identity/')).body
const choose = (person: TestPerson, document: string) =>
  person.call('POST', '/account/identity/', { document })
const submit = (person: TestPerson) => person.call('POST', '/account/identity/submission/')
const pictures = async (person: TestPerson) =>
  t.ctx.db
    .selectFrom('identity_picture as p')
    .innerJoin('identity_check as c', 'c.id', 'p.check_id')
    .selectAll('p')
    .where('c.person_id', '=', person.id)
    .orderBy('p.side')
    .execute()
const audit = (id: string) =>
  t.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'before', 'after', 'reason'])
    .where('subject', '=', `identity/${id}`)
    .orderBy('id')
    .execute()

describe('an investor', () => {
  test('begins, adds both sides, sends, and sees where it stands at each step', async () => {
    expect(await mine(ada)).toMatchObject({ status: 'none', document: null, pictures: [] })
    expect((await choose(ada, 'identity_card')).body).toMatchObject({ status: 'draft', pictures: [] })
    expect((await submit(ada)).body.detail).toBe(
      'A picture is missing: front and back. Nothing was sent: add it first.',
    )
    const front = await upload(t, ada, 'front', await photo())
    expect(front).toMatchObject({ status: 200, body: { pictures: [{ side: 'front' }] } })
    expect((await submit(ada)).body.detail).toContain('A picture is missing: back.')
    await upload(t, ada, 'back', await photo())
    expect(await submit(ada)).toMatchObject({
      status: 200,
      body: { status: 'in_review', submitted_at: t.clock.now().toISOString() },
    })
    expect((await mine(ada)).pictures.map(({ side }: { side: string }) => side)).toEqual(['front', 'back'])
  })

  test('sends everything twice, and it happens once', async () => {
    await choose(ada, 'passport')
    await choose(ada, 'passport')
    const file = await photo()
    await upload(t, ada, 'front', file)
    await upload(t, ada, 'front', file)
    expect(await pictures(ada)).toHaveLength(1)
    const [first, second] = await Promise.all([submit(ada), submit(ada)])
    expect([first.status, second.status]).toEqual([200, 200])
    const { id } = await t.ctx.db
      .selectFrom('identity_check')
      .select('id')
      .where('person_id', '=', ada.id)
      .executeTakeFirstOrThrow()
    expect((await audit(id)).map(({ action }) => action)).toEqual(['identity.submitted'])
  })

  test('cannot add, change or begin another while one is in review', async () => {
    await inReview(t, ada)
    expect((await upload(t, ada, 'front', await photo())).status).toBe(409)
    expect((await choose(ada, 'driving_licence')).status).toBe(409)
    expect((await mine(ada)).document).toBe('passport')
  })

  test('chooses another document: pictures of the one before are gone', async () => {
    await drafted(t, ada, 'identity_card')
    expect((await choose(ada, 'passport')).body).toMatchObject({ document: 'passport', pictures: [] })
    expect(await pictures(ada)).toEqual([])
    expect((await upload(t, ada, 'back', await photo())).body.detail).toContain('needs only one side')
  })

  test('discards what was not sent and withdraws what was: no picture is left of either', async () => {
    await drafted(t, ada)
    expect((await ada.call('DELETE', '/account/identity/')).body.status).toBe('none')
    const id = await inReview(t, ada)
    expect((await ada.call('DELETE', '/account/identity/')).body.status).toBe('none')
    expect(await pictures(ada)).toEqual([])
    expect((await ada.call('DELETE', '/account/identity/')).status).toBe(409)
    expect((await staff.call('GET', checkUrl(id))).body).toMatchObject({
      status: 'withdrawn',
      blocked: 'The investor canceled it.',
    })
    expect((await accept(staff, id)).body.detail).toBe(
      'This identity check was already decided or canceled. The investor canceled it.',
    )
    // And begins anew.
    await inReview(t, ada)
  })
})

describe('a stored picture', () => {
  test('is a new one: upright, without place and camera, encrypted for its place', async () => {
    await choose(ada, 'passport')
    const file = await photo()
    expect(file.includes('SECRETCAMERA')).toBe(true)
    expect((await upload(t, ada, 'front', file)).body.pictures).toMatchObject([{ width: 420, height: 640 }])
    const [stored] = await pictures(ada)
    const { key } = await secretKey(t.ctx.config.dataDir, 'identity-picture-key')
    const jpeg = openBytes(key, stored!.sealed, `${stored!.check_id}/front`)
    expect(stored!.sealed.includes(jpeg.subarray(0, 64))).toBe(false)
    const { exif, icc, xmp, iptc, orientation, format } = await sharp(jpeg).metadata()
    expect({ exif, icc, xmp, iptc, orientation, format }).toEqual({ format: 'jpeg' })
    expect(jpeg.includes('SECRETCAMERA')).toBe(false)
    expect(() => openBytes(key, stored!.sealed, `${stored!.check_id}/back`)).toThrow(/authenticate/)
  })

  const large = () => flat(3_000, 2_000).jpeg().withMetadata({ orientation: 6 }).toBuffer()

  test('is at most 2,000 pixels long', async () => {
    await choose(ada, 'passport')
    const { body } = await upload(t, ada, 'front', await large())
    expect(body.pictures).toMatchObject([{ width: 1_333, height: 2_000 }])
  })

  test('opens for no other key, and the operator is told what to do', async () => {
    const id = await inReview(t, ada)
    await t.ctx.db
      .updateTable('identity_picture')
      .set({ key_id: Buffer.alloc(8) })
      .where('check_id', '=', id)
      .execute()
    expect((await openPicture(staff, id)).body.detail).toContain('secrets/identity-picture-key in DATA_DIR')
  })
})

describe('staff', () => {
  test('see the list without pictures, sort and filter it, and save it as CSV', async () => {
    const eve = await t.person({ email: 'eve-list@example.com' })
    const id = await inReview(t, eve, 'driving_licence')
    const { body } = await staff.call('GET', '/api/staff/identity-checks/?status=in_review&q=eve-list')
    expect(body.results).toMatchObject([
      { id, document: 'driving_licence', investor: { email: 'eve-list@example.com' }, blocked: null },
    ])
    expect(JSON.stringify(body)).not.toMatch(/sealed|base64/)
    for (const sort of ['submitted_at', '-submitted_at', 'investor', '-document'])
      expect((await staff.call('GET', `/api/staff/identity-checks/?sort=${sort}`)).status).toBe(200)
    const csv = await staff.call('GET', '/api/staff/identity-checks.csv?q=eve-list')
    expect(csv.body).toContain('eve-list@example.com')
    expect(csv.headers['content-disposition']).toContain('identity-checks-')
  })

  test('do not see what was begun and not sent', async () => {
    await drafted(t, ada)
    const { body } = await staff.call('GET', `/api/staff/identity-checks/?q=${ada.email}`)
    expect(body.results).toEqual([])
    const check_id = (await pictures(ada))[0]!.check_id
    expect((await staff.call('GET', checkUrl(check_id))).status).toBe(404)
    expect((await openPicture(staff, check_id)).status).toBe(404)
    expect((await accept(staff, check_id)).status).toBe(404)
  })

  test('open a picture as a file that no page can use, and each time stands in the audit', async () => {
    const id = await inReview(t, ada)
    const reply = await openPicture(staff, id)
    expect(reply.status).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="identity-front.jpg"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'same-origin',
    })
    await openPicture(staff, id)
    expect((await audit(id)).filter(({ action }) => action === 'identity.picture_opened')).toMatchObject([
      { actor_id: staff.id, after: { side: 'front', investor: ada.id } },
      { actor_id: staff.id },
    ])
  })

  test('say why before they open a picture, once in a session, and the audit has it with each one', async () => {
    const id = await inReview(t, ada, 'identity_card')
    const helper = await t.person({ staffRole: 'support' })
    const needed = { status: 409, body: { detail: 'First give your reason for opening these pictures.' } }
    expect(await openPictureAtOnce(helper, id)).toMatchObject(needed)
    expect(await audit(id)).toMatchObject([{ action: 'identity.submitted' }])
    expect((await giveReason(helper, id, '  ')).body).toEqual({ reason: ['Give a reason'] })

    const { body } = await giveReason(helper, id, 'Ada asked whether her card can be read')
    expect(body.viewing_reason).toBe('Ada asked whether her card can be read')
    for (const side of ['front', 'back'] as const)
      expect((await openPictureAtOnce(helper, id, side)).status).toBe(200)
    expect((await audit(id)).slice(1)).toMatchObject([
      { action: 'identity.viewing_begun', reason: body.viewing_reason, actor_id: helper.id },
      { action: 'identity.picture_opened', reason: body.viewing_reason, after: { side: 'front' } },
      { action: 'identity.picture_opened', reason: body.viewing_reason, after: { side: 'back' } },
    ])

    // Neither another check, nor a colleague, nor the next session, nor the next day is covered by it.
    const other = await inReview(t, await t.person())
    expect(await openPictureAtOnce(helper, other)).toMatchObject(needed)
    expect(await openPictureAtOnce(staff, id)).toMatchObject(needed)
    expect((await staff.call('GET', checkUrl(id))).body.viewing_reason).toBeNull()
    t.clock.advance(8 * 3_600_000)
    const { access } = await t.ctx.transaction((tx) =>
      openSession(t.ctx, tx, helper.id, { address: '127.0.0.1', userAgent: 'test' }, 'second_factor'),
    )
    const again = await t.call('GET', checkUrl(id, 'pictures/front/'), undefined, {
      authorization: `Bearer ${access}`,
    })
    expect(again).toMatchObject(needed)
  })

  test('see which colleague is at it, for a quarter of an hour', async () => {
    const id = await inReview(t, ada)
    const colleague = await t.person({ staffRole: 'admin' })
    const lookedAtBy = async (who: TestPerson) =>
      (await who.call('GET', checkUrl(id))).body.looked_at_by as string | null
    await openPicture(colleague, id)
    expect([await lookedAtBy(staff), await lookedAtBy(colleague)]).toEqual(['Test Person', null])
    t.clock.advance(15 * 60_000)
    const fresh = await t.person({ staffRole: 'support' })
    expect(await lookedAtBy(fresh)).toBeNull()
  })

  test('accept with every picture opened and every point in order, not before', async () => {
    const id = await inReview(t, ada, 'identity_card')
    await openPicture(staff, id, 'front')
    expect(await accept(staff, id)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('Open every picture') },
    })
    await openPicture(staff, id, 'back')
    expect(
      await accept(staff, id, { points: ['readable', 'readable', 'readable', 'unaltered'] }),
    ).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('every point') },
    })
    expect((await mine(ada)).status).toBe('in_review')
    expect(await accept(staff, id)).toMatchObject({
      status: 200,
      body: {
        status: 'accepted',
        decided_by: 'Test Person',
        blocked: expect.stringContaining('Test Person approved it at'),
      },
    })
    expect((await audit(id)).at(-1)).toMatchObject({
      action: 'identity.accepted',
      actor_id: staff.id,
      before: { status: 'in_review' },
      after: { status: 'accepted', investor: ada.id, document: 'identity_card' },
    })
    expect(await mine(ada)).toMatchObject({ status: 'accepted', reason: null })
    expect((await choose(ada, 'passport')).status).toBe(409)
  })

  test('do not accept with a reason, which is mailed in the language of the person, who tries anew', async () => {
    await t.ctx.db.updateTable('person').set({ locale: 'de' }).where('id', '=', ada.id).execute()
    const id = await inReview(t, ada)
    expect(await refuse(staff, id, 'nothing')).toMatchObject({
      status: 400,
      body: { reason: ['Choose a reason.'] },
    })
    expect((await refuse(staff, id, 'expired')).body).toMatchObject({
      status: 'not_accepted',
      reason: 'expired',
    })
    expect(await mine(ada)).toMatchObject({ status: 'not_accepted', reason: 'expired' })
    const mails = await mailsTo(t, ada.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Ihre Identitätsprüfung wurde nicht angenommen'])
    expect(mails[0]!.text).toContain('Das Dokument ist nicht mehr gültig.')
    expect((await audit(id)).at(-1)).toMatchObject({ action: 'identity.not_accepted', reason: 'expired' })
    const again = await inReview(t, ada)
    expect(again).not.toBe(id)
    expect((await mine(ada)).status).toBe('in_review')
  })

  test('never look at or decide their own, nor that of another address of their mailbox', async () => {
    const own = await t.person({ staffRole: 'admin', email: 'own-check@example.com' })
    const alias = await t.person({ email: 'own-check+2@example.com' })
    for (const person of [own, alias]) {
      const id = await inReview(t, person)
      for (const reply of [await openPicture(own, id), await accept(own, id), await refuse(own, id)])
        expect([reply.status, reply.body.detail]).toEqual([403, expect.stringContaining('your own')])
      expect((await own.call('GET', checkUrl(id))).body.blocked).toContain('your own')
      // A check of the database holds it too.
      if (person === own) {
        await expect(
          t.ctx.db
            .updateTable('identity_check')
            .set({ status: 'accepted', decided_by: own.id, decided_at: t.clock.now() })
            .where('id', '=', id)
            .execute(),
        ).rejects.toThrow(/check constraint/)
      }
    }
  })

  test('without the role see the list and no picture', async () => {
    const id = await inReview(t, ada)
    const auditor = await t.person({ staffRole: 'auditor' })
    expect((await auditor.call('GET', checkUrl(id))).body).toMatchObject({
      pictures: [{ side: 'front' }],
      blocked: expect.stringContaining('Your role'),
    })
    expect((await openPicture(auditor, id)).status).toBe(403)
  })

  test('find what waits in their bar of queues', async () => {
    const inQueue = async () =>
      (await staff.call('GET', '/api/staff/queues/')).body.find(
        (q: { name: string }) => q.name === 'identity',
      ).count as number
    const before = await inQueue()
    const id = await inReview(t, ada)
    expect(await inQueue()).toBe(before + 1)
    await refuse(staff, id)
    expect(await inQueue()).toBe(before)
  })
})

describe('what is kept', () => {
  test('the pictures for 30 days after the decision, the decision for good', async () => {
    const id = await inReview(t, ada)
    await refuse(staff, id)
    const until = new Date(t.clock.now().getTime() + 30 * dayMs)
    expect((await mine(ada)).pictures_until).toBe(until.toISOString())
    t.clock.advance(30 * dayMs - 1)
    await removeOldPictures(t.ctx)
    expect(await pictures(ada)).toHaveLength(1)
    t.clock.advance(1)
    expect(await removeOldPictures(t.ctx)).toBeGreaterThan(0)
    expect(await pictures(ada)).toEqual([])
    expect(await removeOldPictures(t.ctx)).toBe(0)
    const later = await t.person({ staffRole: 'support' })
    expect((await later.call('GET', checkUrl(id))).body).toMatchObject({
      status: 'not_accepted',
      pictures: [],
      pictures_until: null,
    })
    expect((await openPicture(later, id)).status).toBe(404)
    expect((await audit(id)).at(-1)).toMatchObject({ action: 'identity.pictures_removed', actor_id: null })
  })

  test('what was never sent for 7 days after it was last touched', async () => {
    await drafted(t, ada)
    t.clock.advance(7 * dayMs)
    await discardOldDrafts(t.ctx)
    expect(await pictures(ada)).toHaveLength(1)
    t.clock.advance(1)
    await discardOldDrafts(t.ctx)
    expect(await pictures(ada)).toEqual([])
  })

  test('what is decided or in review is never changed or removed, by whatever statement', async () => {
    const id = await inReview(t, ada)
    await expect(sql`delete from identity_check where id = ${id}`.execute(t.ctx.db)).rejects.toThrow(
      /it stays/,
    )
    await refuse(staff, id)
    await expect(
      sql`update identity_check set status = 'accepted', reason = null where id = ${id}`.execute(t.ctx.db),
    ).rejects.toThrow(/is decided/)
  })

  test('stands in the own data as facts, without the pictures', async () => {
    const id = await inReview(t, ada)
    const { body } = await ada.call('GET', '/account/export/')
    expect(body.identity_checks).toMatchObject([{ id, document: 'passport', status: 'in_review' }])
    expect(body.identity_pictures).toMatchObject([{ check_id: id, side: 'front', width: '420' }])
    expect(JSON.stringify(body)).not.toContain('sealed')
  })

  test('when an account is closed: decisions, and nothing that was not decided', async () => {
    const leaver = await investor(t)
    await leaver.stepUp()
    const person = { ...ada, id: leaver.id, access: leaver.access, call: leaver.call }
    const decided = await inReview(t, person)
    await refuse(staff, decided)
    const waiting = await inReview(t, person)
    expect((await leaver.call('POST', '/account/closure/')).status).toBe(200)
    expect(await pictures(person)).toEqual([])
    const statusOf = async (id: string) => (await staff.call('GET', checkUrl(id))).body.status as string
    expect([await statusOf(decided), await statusOf(waiting)]).toEqual(['not_accepted', 'withdrawn'])
  })
})
