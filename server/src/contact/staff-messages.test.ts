import { randomUUID } from 'node:crypto'
import { locales } from '@evenmoor/contract/locales'
import { answerTemplates } from '@evenmoor/contract/staff-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'

let app: TestApp
let ada: TestPerson
let grace: TestPerson
beforeAll(async () => {
  app = await createTestApp({ CONTACT_EMAIL: 'desk@operator.example' })
  ada = await app.person({ staffRole: 'support' })
  grace = await app.person({ staffRole: 'admin' })
})
afterAll(() => app.close())

async function sent(message: string, more: { locale?: string } = {}): Promise<string> {
  // Not one of the hour's five.
  await app.ctx.db.deleteFrom('rate_limit').execute()
  const { status } = await app.call('POST', '/management/contact/', {
    name: 'Eve',
    email: 'eve@example.com',
    message,
    ...more,
  })
  expect(status).toBe(201)
  const { body } = await ada.call('GET', `/api/staff/messages/?q=${encodeURIComponent(message)}`)
  return body.results[0].id
}
const url = (id: string, what: string) => `/api/staff/messages/${id}/${what}/`
const ids = async (person: TestPerson, status: string) =>
  (await person.call('GET', `/api/staff/messages/?status=${status}`)).body.results.map(
    (m: { id: string }) => m.id,
  )
const inQueue = async () =>
  (await ada.call('GET', '/api/staff/queues/')).body.find((q: { name: string }) => q.name === 'messages')
    .count

test('a message is taken by one, and the other is told by whom', async () => {
  const id = await sent('Who takes this?')
  const replies = await Promise.all([
    ada.call('POST', url(id, 'assignment')),
    grace.call('POST', url(id, 'assignment')),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body.detail).toBe(
    'This message is assigned to Test Person. Nothing was changed.',
  )
  const isAdas = replies[0].status === 200
  expect((await ids(ada, 'mine')).includes(id)).toBe(isAdas)
  expect((await ids(grace, 'mine')).includes(id)).toBe(!isAdas)
  expect((await grace.call('DELETE', url(id, 'assignment'))).body.assignee).toBeNull()
})

test('a message is handed to a colleague who may answer it, and to nobody else', async () => {
  const id = await sent('Whose is this?')
  const finance = await app.person({ staffRole: 'finance' })
  const hand = (by: TestPerson, assignee_id: string) => by.call('POST', url(id, 'handover'), { assignee_id })
  for (const wrong of [finance.id, (await app.person()).id, 'nobody']) {
    expect(await hand(ada, wrong)).toMatchObject({
      status: 400,
      body: { assignee_id: ['Choose a colleague who answers messages.'] },
    })
  }
  expect((await hand(ada, '')).body).toEqual({ assignee_id: ['Choose a colleague.'] })
  const { body } = await hand(ada, grace.id)
  expect(body.assignee.id).toBe(grace.id)
  expect(body.colleagues.map((colleague: { id: string }) => colleague.id)).toEqual([ada.id, grace.id])
  expect((await ids(grace, 'mine')).includes(id)).toBe(true)
  // It is hers now: only she hands it on, or anybody gives it back.
  expect((await hand(ada, ada.id)).body.detail).toBe(
    'This message is assigned to Test Person. Nothing was changed.',
  )
  expect((await hand(grace, ada.id)).body.assignee.id).toBe(ada.id)
})

describe('the colleague whom a message is handed to', () => {
  const handOver = (by: TestPerson, id: string, to: TestPerson) =>
    by.call('POST', url(id, 'handover'), { assignee_id: to.id })
  const mailsTo = async ({ email }: TestPerson, id: string) =>
    (await app.ctx.db.selectFrom('mail').selectAll().where('recipient', '=', email).execute()).filter(
      ({ text }) => text.includes(`/staff/messages/${id}`),
    )

  test('is told by mail, in their language, without the words of the message or its writer', async () => {
    const hedy = await app.person({ staffRole: 'support' })
    await app.ctx.db.updateTable('person').set({ locale: 'de' }).where('id', '=', hedy.id).execute()
    const id = await sent('My password is swordfish.')
    const { body } = await handOver(ada, id, hedy)
    const [mail, ...others] = await mailsTo(hedy, id)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      subject: `Nachricht ${body.reference} ist Ihnen zugewiesen`,
      text: expect.stringContaining(`${app.ctx.config.publicUrl}/staff/messages/${id}`),
      is_by_person: false,
    })
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/swordfish|Eve\b|eve@example/)
    await app.ctx.db.updateTable('person').set({ staff_role: null }).where('id', '=', hedy.id).execute()
  })

  test('is told once for each time, also when it is sent twice at once, and not of one that was refused', async () => {
    const id = await sent('Twice at once?')
    const both = await Promise.all([handOver(ada, id, grace), handOver(ada, id, grace)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await mailsTo(grace, id)).toHaveLength(1)
    await handOver(grace, id, ada)
    await handOver(ada, id, grace)
    expect([await mailsTo(ada, id), await mailsTo(grace, id)]).toMatchObject([{ length: 1 }, { length: 2 }])
  })

  test('is not told when it is oneself', async () => {
    const id = await sent('Mine.')
    expect((await handOver(ada, id, ada)).body.assignee.id).toBe(ada.id)
    await grace.call('DELETE', url(id, 'assignment'))
    await grace.call('POST', url(id, 'assignment'))
    expect([await mailsTo(ada, id), await mailsTo(grace, id)]).toEqual([[], []])
  })
})

test('a message is archived once, leaves the queue, and comes back', async () => {
  const id = await sent('Put me away.')
  const before = await inQueue()
  const replies = await Promise.all([
    ada.call('POST', url(id, 'archive')),
    grace.call('POST', url(id, 'archive')),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect([
    await inQueue(),
    (await ids(ada, 'open')).includes(id),
    (await ids(ada, 'archived')).includes(id),
  ]).toEqual([before - 1, false, true])
  expect((await ada.call('DELETE', url(id, 'archive'))).body.archived_at).toBeNull()
  expect(await inQueue()).toBe(before)
  const actions = await app.ctx.db
    .selectFrom('audit_entry')
    .select('action')
    .where('action', 'in', ['message.archived', 'message.restored'])
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['message.archived', 'message.restored'])
})

describe('an answer', () => {
  const answer = (person: TestPerson, id: string, body: object, key: string = randomUUID()) =>
    person.call(
      'POST',
      url(id, 'answers'),
      { text: 'Thank you.\n\nHere it is.', answers_seen: 0, ...body },
      { 'idempotency-key': key },
    )
  const mailsAbout = async (id: string) => {
    const { reference } = (await ada.call('GET', `/api/staff/messages/${id}/`)).body
    return app.ctx.db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', 'eve@example.com')
      .where('subject', 'like', `%${reference}%`)
      .execute()
  }

  test('goes out by mail in the language of the page the message came from, and stands in the thread', async () => {
    const id = await sent('Wie zahle ich aus?', { locale: 'de' })
    const { body, status } = await answer(ada, id, {})
    expect(status).toBe(201)
    expect(body).toMatchObject({
      answers: [{ text: 'Thank you.\n\nHere it is.', by: { id: ada.id }, mail: 'sent' }],
      answered_by: { id: ada.id },
      assignee: { id: ada.id },
      archived_at: null,
    })
    const [mail, ...others] = await mailsAbout(id)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      id: body.answers[0].id,
      subject: `Unsere Antwort auf Ihre Nachricht ${body.reference}`,
      reply_to: 'desk@operator.example',
      is_by_person: true,
    })
    expect(mail?.text).toContain('Here it is.')
    expect(mail?.html).toContain('<html lang="de"')
    const { results } = (await ada.call('GET', '/api/staff/messages/?q=Wie')).body
    expect(results[0]).toMatchObject({ answered_at: body.answers[0].at, answered_by: { id: ada.id } })
  })

  test('sent again with the same key is one mail and one answer', async () => {
    const id = await sent('Sent twice?')
    const key = randomUUID()
    const replies = await Promise.all([answer(ada, id, {}, key), answer(ada, id, {}, key)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(replies[0]?.body.answers).toEqual(replies[1]?.body.answers)
    expect((await answer(ada, id, { text: 'Something else.' }, key)).status).toBe(422)
    expect(await mailsAbout(id)).toHaveLength(1)
  })

  test('of two members of staff at once one is sent, and the other is told who was faster', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await sent(`Who answers? ${round}`)
      const replies = await Promise.all([answer(ada, id, {}), answer(grace, id, {})])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
      expect(replies.find(({ status }) => status === 409)?.body.detail).toMatch(
        /^Test Person already replied to this message at \d\d:\d\d UTC\. Nothing was sent\. Review it again before you reply\.$/,
      )
      expect(await mailsAbout(id)).toHaveLength(1)
    }
  })

  test('is not sent past a colleague who has the message, and one more can follow', async () => {
    const id = await sent('And then?')
    expect((await answer(ada, id, {})).status).toBe(201)
    expect((await answer(grace, id, { answers_seen: 1 })).body.detail).toBe(
      'This message is assigned to Test Person. Nothing was changed.',
    )
    await grace.call('DELETE', url(id, 'assignment'))
    const { body } = await answer(grace, id, { answers_seen: 1, archive: true })
    expect(body.answers.map(({ by }: { by: { id: string } }) => by.id)).toEqual([ada.id, grace.id])
    expect(body.archived_by.id).toBe(grace.id)
    expect((await answer(grace, id, { answers_seen: 2 })).body.detail).toBe(
      'Test Person already archived this message.',
    )
    expect(await mailsAbout(id)).toHaveLength(2)
  })

  test('has an entry with before and after, and without its words', async () => {
    const id = await sent('Audited?')
    const { body } = await answer(ada, id, { archive: true })
    const entry = await app.ctx.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject', '=', `message/${body.reference}`)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      action: 'message.answered',
      actor_id: ada.id,
      before: { assignee: null, archived: false, answers: 0 },
      after: { assignee: 'Test Person', archived: true, answers: 1, answer: body.answers[0].id },
    })
    expect(JSON.stringify(entry.after)).not.toContain('Here it is')
  })

  test('may be begun with a text in the language of the message, whose links lead here', async () => {
    const id = await sent('Je ne peux pas entrer.', { locale: 'fr' })
    const { body } = await ada.call('GET', `/api/staff/messages/${id}/`)
    expect(body.answer_locale).toBe('fr')
    expect(body.templates.map(({ name }: { name: string }) => name)).toEqual([...answerTemplates])
    const access = body.templates.find(({ name }: { name: string }) => name === 'access')
    expect(access.text).toContain(`${app.ctx.config.publicUrl}/fr/forgot-password`)
    expect(access.text).toMatch(/^Bonjour Eve,\n\n/)
    // A message from before, or from elsewhere: nobody said in which language.
    const plain = await ada.call('GET', `/api/staff/messages/${await sent('No language.')}/`)
    expect(plain.body).toMatchObject({ locale: null, answer_locale: 'en' })
  })

  test.each([
    ['nothing', { text: ' \n ' }, { text: ['Write a reply.'] }],
    ['more than 4,000 characters', { text: 'a'.repeat(4_001) }, { text: ['Use at most 4,000 characters.'] }],
    ['a control character', { text: 'a\0b' }, { text: ['Use plain text.'] }],
  ])('is refused with %s, and nothing is sent', async (_, wrong, refusal) => {
    const id = await sent(`Refused? ${JSON.stringify(wrong).length}`)
    expect(await answer(ada, id, wrong)).toMatchObject({ status: 400, body: refusal })
    expect(await mailsAbout(id)).toHaveLength(0)
  })

  test('is never changed: the application may neither change nor remove one', async () => {
    const id = await sent('For ever?')
    await answer(ada, id, {})
    for (const query of [
      sql`update contact_answer set text = 'x' where message_id = ${id}`,
      sql`delete from contact_answer where message_id = ${id}`,
    ]) {
      await expect(query.execute(app.ctx.db)).rejects.toThrow(/permission denied/)
    }
  })
})

test('every text that an answer may begin with is in the reader’s language, with the money of this installation', async () => {
  const texts = async (locale: string) => {
    const id = await sent(`In ${locale}`, { locale })
    return (await ada.call('GET', `/api/staff/messages/${id}/`)).body.templates as {
      name: string
      text: string
    }[]
  }
  const english = await texts('en')
  expect(english.find(({ name }) => name === 'money')?.text).toContain('practice money')
  for (const locale of locales) {
    if (locale === 'en') continue
    const own = await texts(locale)
    expect(own.map(({ name }) => name)).toEqual(english.map(({ name }) => name))
    for (const [place, { text }] of own.entries()) {
      // A paragraph: Japanese needs half of the letters that English does.
      expect(text.length).toBeGreaterThan(30)
      expect(text).not.toMatch(/[{}]|undefined/)
      expect(text).not.toBe(english[place]?.text)
    }
  }
})
