import type { TestApp, TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'

/** So many new investors with dollars, the first with $10.000001, each with a hundred more than the one before. */
export async function holders(app: TestApp, count: number): Promise<TestPerson[]> {
  const people = []
  for (let at = 0; at < count; at += 1) {
    const person = await app.person()
    await fund(app, person.id, `${100 * at + 10}.000001`)
    people.push(person)
  }
  return people
}
