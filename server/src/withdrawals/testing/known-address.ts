import { uuidv7 } from '#platform/ids.ts'
import { newPracticeAddress } from '#practice/address.ts'
import type { TestApp } from '#testing/app.ts'

/** An address, of the practice network unless told, that has been in this person's book for so long that nothing waits for it. */
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
