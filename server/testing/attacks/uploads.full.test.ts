import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '#identity/testing/checks.ts'
import { flat } from '#identity/testing/pictures.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'

/** U01: many hostile files at once. */
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

test('many large pictures at once are worked on one after the other, and everybody else is answered', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => t.person()))
  for (const person of people) await person.call('POST', '/account/identity/', { document: 'passport' })
  const reader = await t.person()
  const file = await flat(6_300, 6_300).png({ compressionLevel: 9 }).toBuffer()
  const begunBytes = process.memoryUsage().rss
  const underWay = new Set(people)
  const sending = people.map(async (person) => {
    const { status } = await upload(t, person, 'front', file)
    underWay.delete(person)
    return status
  })
  let answered = 0
  while (underWay.size > 0) {
    expect((await reader.call('GET', '/account/identity/')).status).toBe(200)
    answered += 1
  }
  expect(await Promise.all(sending)).toEqual(people.map(() => 200))
  // Whoever waited for the pictures would have been answered once, or with each of them.
  expect(answered).toBeGreaterThan(2 * people.length)
  // One decoded picture is 120 MB; eight would be a gigabyte.
  expect(process.memoryUsage().rss - begunBytes).toBeLessThan(500_000_000)
})
