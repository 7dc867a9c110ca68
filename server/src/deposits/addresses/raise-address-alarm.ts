import type { Context } from '#context.ts'
import { mailAlert } from '#alerts/raise-alert.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { withReference } from '#platform/short-reference.ts'
import { openAlarm } from './address-alarm-store.ts'
import type { Addressed } from './address-seal-store.ts'
import { addressChangedMail } from './mails.ts'

/**
 * Tells that a stored address is not the one that was made for its deposit: somebody can write to the database. Once for
 * each address while it stands: a line in the staff's queue and health, an audit entry, and a mail to the operator's
 * inbox and the staff who look after the system. In a transaction of its own, for it is found out where the work at hand
 * is refused.
 */
export async function raiseAddressAlarm(ctx: Context, deposit: Addressed): Promise<void> {
  const { id, network, coin, address } = deposit
  await ctx.transaction(async (tx) => {
    if (!(await openAlarm(tx, { depositId: id, address, at: ctx.clock.now() }))) return
    ctx.log.error(
      { deposit_id: id, network },
      'a stored address is not the one that was made for its deposit',
    )
    await recordAudit(ctx, tx, {
      actorId: null,
      action: 'deposit.address_changed',
      subject: `deposit/${id}`,
      after: { network, coin, address },
    })
    const told = addressChangedMail(ctx.config.publicUrl, await withReference(tx, deposit))
    await mailAlert(ctx, tx, 'address_changed', told)
  })
}
