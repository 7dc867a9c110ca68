import { locales } from '@evenmoor/contract/locales'
import { fullName } from '@evenmoor/contract/person-name'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { displayName, searchedName } from './display-name.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const shownAs = async (id: string) =>
  app.ctx.db
    .selectFrom('person as p')
    .select([displayName('p').as('shown'), searchedName('p').as('searched')])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow()

test.each(locales)('lists and single pages write a name in one order: %s', async (locale) => {
  const person = await app.person()
  for (const name of [
    { first_name: 'Ada', last_name: 'Byron' },
    { first_name: 'Ada', last_name: '' },
    { first_name: '', last_name: '' },
  ]) {
    await app.ctx.db
      .updateTable('person')
      .set({ ...name, locale })
      .where('id', '=', person.id)
      .execute()
    const whole = fullName({ ...name, locale })
    const { shown, searched } = await shownAs(person.id)
    expect(shown).toBe(whole || person.email)
    expect(searched).toContain(whole)
  }
})
