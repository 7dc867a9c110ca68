import type { Coin } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { networksOf } from '#chains/networks.ts'
import { mailStaff } from '#people/mail-staff.ts'
import { recordAudit } from '#people/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { pausedMail } from './mails.ts'
import { openOrCount } from './pause-store.ts'

/** A payment that was credited and that its chain no longer holds. */
export type Reversal = {
  readonly depositId: string
  readonly investorId: string
  readonly coin: Coin
  readonly network: string
  readonly transaction: string
  readonly coinMinor: bigint
  /** What was credited, in millionths of a dollar, and whether it could be taken back. */
  readonly usdMinor: bigint
  readonly isTakenBack: boolean
  /** When it was taken back, or found to be spent: a pause that it opens begins then. */
  readonly at: Date
}

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
  await mailStaff(ctx, tx, 'pauses:end', pausedMail(ctx.config.publicUrl, { ...reversal, isAlone: isOwn }))
}
