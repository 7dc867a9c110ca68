import type { Context } from '#context.ts'
import { networksOf } from '#chains/networks.ts'
import { mailAlert } from '#alerts/raise-alert.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { pausedMail } from './mails.ts'
import { openOrCount } from './pause-store.ts'
import type { Reversal } from './reversal.ts'

/**
 * Pauses withdrawals after a reversal, until staff end it: in its coin on its network, and of everybody who was ever
 * credited in that coin there. On the practice network, where any investor can undo blocks, those of this investor
 * alone. The first reversal tells the operator's inbox and the staff who may end it; further ones are counted.
 */
export async function pauseWithdrawals(ctx: Context, tx: Tx, reversal: Reversal): Promise<void> {
  const { depositId, coin, network, transaction, investorId, at } = reversal
  const isOwn = networksOf(ctx).withId(network)?.isOwn ?? false
  const concern = { coin, network, investorId: isOwn ? investorId : null }
  const isOpened = await openOrCount(tx, { ...concern, depositId, transaction, at })
  if (!isOpened) return
  ctx.log.warn({ deposit_id: depositId, network, coin }, 'withdrawals are paused: a credit was taken back')
  await recordAudit(ctx, tx, {
    actorId: null,
    action: 'withdrawals.pause',
    subject: `deposit/${depositId}`,
    after: { coin, network, transaction, for: concern.investorId ?? 'everybody in this coin' },
  })
  await mailAlert(
    ctx,
    tx,
    'withdrawals_paused',
    pausedMail(ctx.config.publicUrl, { ...reversal, isAlone: isOwn }),
  )
}
