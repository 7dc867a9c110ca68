import { locales } from '@evenmoor/contract/locales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { backdate } from './testing/backdate.ts'
import { fontsIn } from './testing/fonts-in.ts'
import { readPdf } from './testing/read-pdf.ts'

let app: TestApp
let ada: TestPerson
beforeAll(async () => {
  app = await createTestApp({}, '2026-12-03T09:00:00Z')
  ada = await app.person()
  await fund(app, ada.id, '1000')
  await backdate(app, ada.id, '2026-11-10T10:00:00Z')
})
afterAll(() => app.close())

const pdf = async (query = ''): Promise<Uint8Array<ArrayBuffer>> => {
  const reply = await app.app.inject({
    url: `/api/wallet/statements/2026-11/statement.pdf${query}`,
    headers: { authorization: `Bearer ${ada.access}` },
  })
  expect(reply.statusCode).toBe(200)
  return new Uint8Array(reply.rawPayload)
}

test.each(locales)('speaks %s', async (locale) => {
  const { info, pages } = await readPdf(await pdf(`?language=${locale}`))
  expect(info.Language).toBe(locale)
  expect(pages[0]?.roles).toContain('H1')
  const english = 'Daily results, gains'
  if (locale === 'en') expect(pages[0]?.text).toContain(english)
  else expect(pages[0]?.text).not.toContain(english)
})

test.each([
  ['小明', '王'],
  ['Γιώργος', 'Παπαδόπουλος'],
  ['다니엘', '김'],
  ['שרה', 'לוי'],
])('%s %s is drawn by the last font', async (first_name, last_name) => {
  await app.ctx.db.updateTable('person').set({ first_name, last_name }).where('id', '=', ada.id).execute()
  expect(fontsIn(await pdf())).toContain('UnifontMedium')
})

test('a name in Devanagari is in a font of its own', async () => {
  await app.ctx.db
    .updateTable('person')
    .set({ first_name: 'अनीता', last_name: 'शर्मा' })
    .where('id', '=', ada.id)
    .execute()
  const fonts = [...fontsIn(await pdf())].join(' ')
  expect(fonts).toContain('NotoSansDevanagari')
  expect(fonts).not.toContain('Unifont')
})
