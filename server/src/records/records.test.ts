import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#platform/clock.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'

const list = '/api/staff/records/'
let app: TestApp
let ada: TestPerson
let grace: TestPerson
beforeEach(async () => {
  app = await createTestApp()
  ada = await app.person({ staffRole: 'admin' })
  grace = await app.person({ staffRole: 'support' })
})
afterEach(() => app.close())

const quote = {
  kind: 'testimonial',
  name: 'Ada Moss',
  words: 'I saw a losing day.',
  locale: 'en',
  said_on: '2026-06-01',
}
const colleague = {
  kind: 'team',
  name: 'Grace Hill',
  role: 'Engineer',
  words: 'Keeps the ledger.',
  locale: 'en',
}
const given = {
  revision: 1,
  given_by: 'Ada Moss',
  given_on: '2026-06-02',
  how: 'By mail, kept as C-1042',
  text: 'Show my words with my name.',
}
const publication = { revision: 1, verification: 'She answered from her address' }

const add = async (content: object = quote): Promise<string> =>
  (await ada.call('POST', list, content)).body.id
const consent = (id: string, more: object = {}) =>
  ada.call('POST', `${list}${id}/consents/`, { ...given, ...more })
const publish = (id: string, more: object = {}, by = ada) =>
  by.call('POST', `${list}${id}/publication/`, { ...publication, ...more })
const stateOf = async (id: string) => (await ada.call('GET', `${list}${id}/`)).body.state
const shown = async (kind: 'testimonials' | 'team') => {
  const { body } = await app.call('GET', `/api/${kind}/`)
  return body.map(({ name }: { name: string }) => name)
}
const publishedAs = async (content: object) => {
  const id = await add(content)
  await consent(id)
  expect((await publish(id)).status).toBe(200)
  return id
}

describe('nothing is shown', () => {
  test('without a consent: not by publishing, and not by a change in the database either', async () => {
    const id = await add(colleague)
    const refused = await publish(id)
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('no valid consent')])
    await app.ctx.db
      .updateTable('public_record')
      .set({ published_at: app.clock.now(), published_by: ada.id, verification: 'forced' })
      .where('id', '=', id)
      .execute()
    expect(await shown('team')).toEqual([])
  })

  test('from the moment on in which the consent is withdrawn, and publishing again needs a new one', async () => {
    const id = await publishedAs(colleague)
    expect(await shown('team')).toEqual(['Grace Hill'])
    const withdrawal = await grace.call('POST', `${list}${id}/consents/withdrawal/`, {
      reason: 'She asked for it.',
    })
    expect([withdrawal.status, withdrawal.body.state]).toEqual([200, 'draft'])
    expect(withdrawal.body.consents[0]).toMatchObject({
      given_by: 'Ada Moss',
      withdrawn_by: 'Test Person',
      withdrawal_reason: 'She asked for it.',
    })
    expect(await shown('team')).toEqual([])
    expect((await publish(id)).status).toBe(409)
    expect((await ada.call('POST', `${list}${id}/consents/withdrawal/`, { reason: 'Again' })).status).toBe(
      409,
    )
    await consent(id)
    expect(await shown('team')).toEqual([])
    await publish(id)
    expect(await shown('team')).toEqual(['Grace Hill'])
  })

  test('after the last day of a consent, until there is a new one', async () => {
    const id = await add(colleague)
    await consent(id, { expires_on: '2026-06-15' })
    await publish(id)
    expect([await shown('team'), await stateOf(id)]).toEqual([['Grace Hill'], 'shown'])
    app.clock.advance(dayMs)
    ada = await app.person({ staffRole: 'admin' })
    expect([await shown('team'), await stateOf(id)]).toEqual([[], 'expired'])
    await consent(id, { expires_on: '2026-06-20' })
    expect([await shown('team'), await stateOf(id)]).toEqual([['Grace Hill'], 'shown'])
  })

  test('of words that were changed: the consent was to those before', async () => {
    const id = await publishedAs(colleague)
    const changed = await ada.call('PATCH', `${list}${id}/`, {
      ...colleague,
      words: 'Keeps it alone.',
      revision: 1,
    })
    expect([changed.status, changed.body.revision, changed.body.state]).toEqual([200, 2, 'draft'])
    expect(await shown('team')).toEqual([])
    expect((await publish(id, { revision: 2 })).status).toBe(409)
    expect((await consent(id)).status).toBe(409)
    await consent(id, { revision: 2 })
    expect((await publish(id, { revision: 2 })).status).toBe(200)
  })
})

test('testimonials are shown from three on, with the day and the language of the words', async () => {
  const ids = []
  for (const name of ['One', 'Two', 'Three']) {
    expect(await shown('testimonials')).toEqual([])
    ids.push(await publishedAs({ ...quote, name }))
    app.clock.advance(1)
  }
  const { body, headers } = await app.call('GET', '/api/testimonials/')
  expect(body[0]).toEqual({
    id: ids[0],
    name: 'One',
    words: quote.words,
    locale: 'en',
    said_on: '2026-06-01',
  })
  expect(headers['cache-control']).toBe('no-store')
  await ada.call('DELETE', `${list}${ids[1]}/publication/`)
  expect(await shown('testimonials')).toEqual([])
})

describe('two members of staff at one record', () => {
  test('the second who publishes is told who was faster', async () => {
    const id = await publishedAs(quote)
    const { status, body } = await publish(id, {}, grace)
    expect([status, body.detail]).toEqual([
      409,
      'Test Person already published this record. Nothing was changed.',
    ])
  })

  test('what a colleague changed meanwhile is neither published nor overwritten', async () => {
    const id = await add(colleague)
    await consent(id)
    const change = (words: string) => ({ ...colleague, words, revision: 1 })
    expect((await grace.call('PATCH', `${list}${id}/`, change('First'))).status).toBe(200)
    for (const late of [await ada.call('PATCH', `${list}${id}/`, change('Second')), await publish(id)]) {
      expect(late.status).toBe(409)
      expect(late.body.detail).toMatch(/ Test Person changed these words at \d\d:\d\d UTC\.$/)
    }
    expect((await ada.call('GET', `${list}${id}/`)).body.words).toBe('First')
  })

  test('published and withdrawn at once, it ends off the pages, each time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add(colleague)
      await consent(id)
      await Promise.all([
        publish(id),
        grace.call('POST', `${list}${id}/consents/withdrawal/`, { reason: 'No longer' }),
      ])
      expect(await shown('team')).toEqual([])
    }
  })
})

test('what cannot be shown is refused by field', async () => {
  const refusals = [
    [{ ...quote, said_on: '2026-06-16' }, 'said_on'],
    [{ ...quote, words: ' ' }, 'words'],
    [{ ...quote, name: 'x'.repeat(81) }, 'name'],
    [{ ...colleague, role: '' }, 'role'],
    [{ ...quote, locale: 'xx' }, 'locale'],
  ] as const
  for (const [content, field] of refusals) {
    const { status, body } = await ada.call('POST', list, content)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  }
})

test('a consent without who, when, how and what is none', async () => {
  const id = await add()
  const refusals = [
    [{ given_on: '2026-06-16' }, 'given_on'],
    [{ expires_on: '2026-06-14' }, 'expires_on'],
    [{ how: '' }, 'how'],
    [{ text: '' }, 'text'],
  ] as const
  for (const [more, field] of refusals) {
    const { status, body } = await consent(id, more)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  }
  expect(await stateOf(id)).toBe('draft')
})

test('everything leaves an audit entry with before and after, and a consent cannot be rewritten', async () => {
  const id = await publishedAs(colleague)
  await ada.call('PATCH', `${list}${id}/`, { ...colleague, name: 'Grace Moor', revision: 1 })
  await ada.call('POST', `${list}${id}/consents/withdrawal/`, { reason: 'She left.' })
  const entries = await app.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after', 'reason'])
    .where('subject', '=', `record/${id}`)
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'record.added',
    'record.consent_given',
    'record.published',
    'record.changed',
    'record.consent_withdrawn',
  ])
  expect(entries[3]).toMatchObject({
    before: { name: 'Grace Hill', state: 'shown' },
    after: { name: 'Grace Moor' },
  })
  expect(entries[4]?.reason).toBe('She left.')
  const rewrite = app.ctx.db.updateTable('record_consent').set({ text: 'Anything' }).execute()
  await expect(rewrite).rejects.toThrow(/stays as it was given/)
  await expect(app.ctx.db.deleteFrom('record_consent').execute()).rejects.toThrow(/permission denied/)
})

test('staff filter the records, and save them as CSV', async () => {
  await publishedAs(colleague)
  await add()
  const names = async (query: string) =>
    (await grace.call('GET', `${list}?${query}`)).body.results.map(({ name }: { name: string }) => name)
  expect(await names('')).toEqual(['Ada Moss', 'Grace Hill'])
  expect(await names('sort=-name')).toEqual(['Grace Hill', 'Ada Moss'])
  expect(await names('state=shown')).toEqual(['Grace Hill'])
  expect(await names('kind=testimonial')).toEqual(['Ada Moss'])
  expect(await names('q=engineer')).toEqual(['Grace Hill'])
  const { body } = await grace.call('GET', '/api/staff/records.csv?state=shown')
  expect(body).toContain('team,shown,Grace Hill,Engineer')
})
