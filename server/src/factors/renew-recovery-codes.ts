import type { Context } from '#context.ts'
import { lockById } from '#people/find-person.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import { makeRecoveryCodes, tellOwner } from './change-factors.ts'

/** Ten new recovery codes in the place of the old ones. Throws 409 without a second factor. */
export async function renewRecoveryCodes(ctx: Context, tx: Tx, personId: string): Promise<string[]> {
  const person = await lockById(tx, personId)
  if (!person.has_second_factor) {
    throw conflict('recovery_codes_need_factor')
  }
  const codes = await makeRecoveryCodes(ctx, tx, personId)
  await tellOwner(ctx, tx, personId, { kind: 'codes_renewed' })
  await recordAudit(ctx, tx, {
    actorId: personId,
    action: 'factor.codes_renewed',
    subject: `person:${personId}`,
  })
  return codes
}
