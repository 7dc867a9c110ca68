import { randomUUID } from 'node:crypto'
import type { TestApp, TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'

/** Makes somebody one whom another invited, as signing up with the code does. */
export async function invite(app: TestApp, by: TestPerson, email?: string): Promise<TestPerson> {
  const person = await app.person(email === undefined ? {} : { email })
  await app.ctx.db.updateTable('person').set({ referred_by: by.id }).where('id', '=', person.id).execute()
  return person
}

/** Invests through the call: `dollars` of the basic plan. */
export const invest = (person: TestPerson, dollars = '100') =>
  person.call('POST', '/api/investments/', { plan_id: 'basic', amount: dollars })

/** Somebody invited who has invested for the first time, and the bonus that it brought. */
export async function bonusFor(app: TestApp, by: TestPerson, email?: string) {
  const referred = await invite(app, by, email)
  await fund(app, referred.id, '300')
  const { body } = await invest(referred)
  const { id } = await app.ctx.db
    .selectFrom('bonus')
    .select('id')
    .where('position_id', '=', body.id)
    .executeTakeFirstOrThrow()
  return { referred, id, position: body.id as string }
}

/** Lets somebody have logged in from an address of their own and nowhere else. */
export async function movedTo(
  app: TestApp,
  { id }: Pick<TestPerson, 'id'>,
  address: string,
  userAgent: string = randomUUID(),
): Promise<void> {
  await app.ctx.db
    .updateTable('session')
    .set({ address, user_agent: userAgent })
    .where('person_id', '=', id)
    .execute()
}
