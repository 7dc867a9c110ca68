import type { Reply, TestApp, TestPerson } from '#testing/app.ts'

export const timeMachinePath = '/api/practice/time-machine/'

/** An investor asks for days ahead, from the day that they saw. */
export const forward = (
  person: TestPerson,
  span: string,
  expected_day: string,
  key?: string,
): Promise<Reply> =>
  person.call(
    'POST',
    `${timeMachinePath}runs/`,
    { span, expected_day },
    key === undefined ? {} : { 'idempotency-key': key },
  )

/** What a person was told about results, as stored. */
export const resultNoticesOf = async ({ ctx }: TestApp, personId: string): Promise<unknown[]> =>
  (
    await ctx.db
      .selectFrom('notification')
      .select('facts')
      .where('person_id', '=', personId)
      .where('kind', '=', 'daily_results')
      .execute()
  ).map(({ facts }) => facts)
