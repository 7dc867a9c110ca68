import { uuidv7 } from '#platform/ids.ts'
import { newPracticeAddress } from '#practice/address.ts'
import type { TestApp } from '#testing/app.ts'

/** An address, by default of the practice network, that has been in the book long enough not to wait. */
export async function knownAddress(
  { ctx }: Pick<TestApp, 'ctx'>,
  personId: string,
  address = newPracticeAddress(),
  network = 'practice',
): Promise<string> {
  const now = ctx.clock.now()
  await ctx.db
    .insertInto('saved_address')
    .values({
      id: uuidv7(),
      investor_id: personId,
      network,
      address,
      label: '',
      added_at: now,
      usable_at: now,
    })
    .onConflict((c) => c.doNothing())
    .execute()
  return address
}
