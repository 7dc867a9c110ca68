import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { form, mailsTo, newEmail } from '#people/testing/accounts.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'

let app: TestApp
let support: TestPerson
beforeAll(async () => {
  app = await createTestApp({ CONTACT_EMAIL: 'inbox@example.com' })
  support = await app.person({ staffRole: 'support' })
})
afterAll(() => app.close())

async function named(first_name: string, last_name: string, options: Parameters<TestApp['person']>[0] = {}) {
  const person = await app.person(options)
  await app.ctx.db.updateTable('person').set({ first_name, last_name }).where('id', '=', person.id).execute()
  return person
}
const resembles = async ({ id }: TestPerson) =>
  (await support.call('GET', `/api/staff/investors/${id}/`)).body.resembles
const skeleton = async (text: string): Promise<string> => {
  const { rows } = await sql<{ of: string }>`select name_skeleton(${text}) as of`.execute(app.ctx.db)
  return rows[0]!.of
}

describe('what a name looks like', () => {
  test.each([
    ['Cyrillic letters', 'Аdа Вуrоn', 'Ada Byron'],
    ['a capital i', 'PauI HiII', 'Paul Hill'],
    ['rn', 'Sarn Carneron', 'Sam Cameron'],
    ['figures', 'B0b 0ls0n', 'Bob Olson'],
    ['full width', 'Ａｄａ Ｂｙｒｏｎ', 'Ada Byron'],
    ['mathematical letters', '𝔸𝕕𝕒 𝔹𝕪𝕣𝕠𝕟', 'Ada Byron'],
    ['signs without a width', 'A\u200Bd\u00ADa\u2060 Byron\uFEFF', 'Ada Byron'],
    ['a mark that turns the text', '\u202EAda Byron\u202C', 'Ada Byron'],
    ['other spaces and capitals', 'ADA\u00A0\u2003byron', 'Ada Byron'],
    ['an accent of its own', 'Jose\u0301 Diaz', 'José Diaz'],
  ])('is the same with %s', async (_what, fake, real) => {
    expect(await skeleton(fake)).toBe(await skeleton(real))
  })

  test('differs between names that nobody takes for each other, in any script', async () => {
    const names = [
      'Ada Byron',
      'Ada Bryon',
      'José Diaz',
      'Jose Diaz',
      '王小明',
      '王小红',
      'علي',
      'عمر',
      'Анна',
      'Иван',
      '',
    ]
    expect(new Set(await Promise.all(names.map(skeleton))).size).toBe(names.length)
  })
})

describe('in the console', () => {
  test("an investor who is written like a colleague carries that colleague's name, in the list, the page and the file", async () => {
    const colleague = await named('Grace', 'Hopper', { staffRole: 'finance' })
    const investor = await named('Grасe', 'Норреr')
    const mark = { kind: 'colleague_name', name: 'Grace Hopper', email: colleague.email }
    expect(await resembles(investor)).toEqual(mark)
    const { body } = await support.call('GET', `/api/staff/investors/?q=${investor.id}`)
    expect(body.results[0].resembles).toEqual(mark)
    const file: string = (await support.call('GET', `/api/staff/investors.csv?q=${investor.id}`)).body
    expect(file).toContain('resembles_kind')
    expect(file).toContain(`colleague_name,Grace Hopper,${colleague.email}`)
  })

  test('an investor with exactly the name of a colleague is marked, the colleague is not marked for it twice', async () => {
    const colleague = await named('Mary', 'Somerville', { staffRole: 'support' })
    const investor = await named('mary', 'somerville')
    expect(await resembles(investor)).toMatchObject({ kind: 'colleague_name', email: colleague.email })
    const admin = await app.person({ staffRole: 'admin' })
    const shown = (await admin.call('GET', `/api/staff/accounts/${colleague.id}/`)).body
    expect(shown.resembles).toBeNull()
  })

  test('namesakes are not marked; whoever writes the name otherwise is, and so are they', async () => {
    const [one, two] = [await named('Emmy', 'Noether'), await named('Emmy', 'Noether')]
    expect([await resembles(one), await resembles(two)]).toEqual([null, null])
    const fake = await named('Ernrny', 'Nоether')
    expect(await resembles(fake)).toMatchObject({ kind: 'name', name: 'Emmy Noether' })
    expect(await resembles(one)).toMatchObject({ kind: 'name', email: fake.email })
  })

  test('a name is marked in the order in which its language shows it', async () => {
    const inLanguage = (locale: string, { id }: TestPerson) =>
      app.ctx.db.updateTable('person').set({ locale }).where('id', '=', id).execute()
    const colleague = await named('Văn An', 'Nguyễn', { staffRole: 'support' })
    await inLanguage('vi', colleague)
    const mark = { kind: 'colleague_name', name: 'Nguyễn Văn An', email: colleague.email }
    expect(await resembles(await named('Nguyễn', 'Văn An'))).toEqual(mark)
    const asJapanese = await named('Hopper Murray', 'Grace')
    const reader = await named('Grace', 'Hopper Murray', { staffRole: 'support' })
    await inLanguage('ja', asJapanese)
    expect(await resembles(asJapanese)).toMatchObject({ kind: 'colleague_name', email: reader.email })
  })

  test('namesakes whose languages write the name in another order are not marked', async () => {
    const [one, two] = [await named('Minh Anh', 'Trần'), await named('Minh Anh', 'Trần')]
    await app.ctx.db.updateTable('person').set({ locale: 'vi' }).where('id', '=', one.id).execute()
    expect([await resembles(one), await resembles(two)]).toEqual([null, null])
  })

  test('the mark follows each change of a name, by its owner too', async () => {
    const real = await named('Sofia', 'Kovalevskaya')
    const other = await named('Lise', 'Meitner')
    expect(await resembles(other)).toBeNull()
    const names = { first_name: 'S0fia', last_name: 'Kovalevskaya' }
    expect((await other.call('PATCH', '/account/me/', names)).status).toBe(200)
    expect(await resembles(other)).toMatchObject({ kind: 'name', email: real.email })
    await other.call('PATCH', '/account/me/', { first_name: 'Lise' })
    expect([await resembles(other), await resembles(real)]).toEqual([null, null])
  })

  test('an address that looks like another one is marked', async () => {
    const mark = randomUUID()
    const real = await named('Ada', mark, { email: `mill-${mark}@example.com` })
    const fake = await named('Ben', randomUUID(), { email: `rnill-${mark}@example.com` })
    expect(await resembles(fake)).toMatchObject({ kind: 'email', email: real.email })
  })

  test('a message in the name of a colleague is marked, in the console and in the mail to the inbox', async () => {
    const colleague = await named('Rosalind', 'Franklin', { staffRole: 'admin' })
    const sent = await app.call('POST', '/management/contact/', {
      name: '\u202ERosa\u200Blind Frankl\u0131n',
      email: newEmail(),
      message: 'Please pay at once.',
    })
    const { results } = (await support.call('GET', `/api/staff/messages/?q=${sent.body.reference}`)).body
    expect(results[0]).toMatchObject({
      name: 'Rosalind Frankl\u0131n',
      resembles: { kind: 'colleague_name', email: colleague.email },
    })
    const [mail] = await mailsTo(app, 'inbox@example.com')
    expect(mail!.text).toContain(`looks like a colleague's: Rosalind Franklin, ${colleague.email}`)
    const own = { name: 'Rosalind Franklin', email: colleague.email, message: 'It is really me.' }
    const { body } = await app.call('POST', '/management/contact/', own)
    const mine = (await support.call('GET', `/api/staff/messages/?q=${body.reference}`)).body.results[0]
    expect(mine.resembles).toBeNull()
  })
})

describe('a name is refused', () => {
  test.each([
    ['what turns the text', 'A\u200Fda'],
    ['a sign without a width', 'Ad\u200Ba'],
    ['a soft hyphen', 'Ad\u00ADa'],
    ['a joiner between Latin letters', 'Ad\u200Da'],
    ['an invisible letter', 'Ada\u3164'],
    ['a tag', 'Ada\u{E0041}'],
  ])('with %s', async (_what, first_name) => {
    const reply = await app.call('POST', '/account/registration/', { ...form(newEmail()), first_name })
    expect([reply.status, reply.body]).toEqual([
      400,
      { first_name: ['This name has a hidden character. Type it again.'] },
    ])
  })

  test.each(['می\u200Cخواهم', 'क्\u200Dष', 'O’Neill-Müller', '王小明', '葛\u{E0100}'])(
    'but not %s, which needs its signs',
    async (first_name) => {
      const reply = await app.call('POST', '/account/registration/', { ...form(newEmail()), first_name })
      expect(reply.status).toBe(201)
    },
  )
})
