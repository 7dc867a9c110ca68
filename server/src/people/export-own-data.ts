import type { Context } from '#context.ts'
import { listFactors } from '#factors/list-factors.ts'
import type { Tx } from '#platform/database/pool.ts'
import { describePerson } from './describe-person.ts'
import { selectOwnData } from './own-data-store.ts'
import { getPerson } from './person-store.ts'

/** All that is kept about a person, as JSON, without anything that could log in. Amounts are in the smallest unit, as text. */
export async function exportOwnData(ctx: Context, tx: Tx, personId: string) {
  const {
    email_key: key,
    last_signed_in_at: lastSignedInAt,
    verified_at: verifiedAt,
  } = await getPerson(tx, personId)
  return {
    exported_at: ctx.clock.now().toISOString(),
    profile: {
      ...(await describePerson(ctx, tx, personId)),
      verified_at: verifiedAt?.toISOString() ?? null,
      last_signed_in_at: lastSignedInAt?.toISOString() ?? null,
    },
    second_factors: await listFactors(tx, personId),
    ...(await selectOwnData(tx, personId, key)),
  }
}
