import type { cancelByLink } from '@evenmoor/contract/account-freeze'
import { formatMoney } from '@evenmoor/ledger/money'
import type * as z from 'zod/mini'
import { recordAudit } from '#audit/record-audit.ts'
import type { Context } from '#context.ts'
import { freezeLinkWith } from '#people/account-freeze/freeze-link.ts'
import { limits, perAddress } from '#people/limits.ts'
import { issueEmailTokens } from '#people/one-time-secrets/issue-secret.ts'
import { lockRepeatableLink } from '#people/one-time-secrets/lock-link.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { withReference } from '#platform/short-reference.ts'
import { canceledByLinkMail, type CancelLinks } from '../mails.ts'
import { returnWithdrawal } from '../return-withdrawal.ts'
import { tellStep } from '../tell-investor.ts'
import { canBecome, type Withdrawal } from '../withdrawal.ts'
import { lockWithdrawal } from '../withdrawal-store.ts'

/** The links of the email about a withdrawal: one cancels it, one freezes the account. */
export async function linksOfRequest(
  ctx: Context,
  tx: Tx,
  { id, investorId }: Pick<Withdrawal, 'id' | 'investorId'>,
): Promise<CancelLinks> {
  const about = { personId: investorId, withdrawalId: id }
  const tokens = await issueEmailTokens(ctx, tx, about, 'cancel_withdrawal', 'freeze_account')
  return {
    cancelUrl: `${ctx.config.publicUrl}/cancel-withdrawal?token=${tokens.cancel_withdrawal}`,
    ...freezeLinkWith(ctx, tokens.freeze_account),
  }
}

/**
 * The withdrawal that a cancel link is about; with `isConfirmed` it is canceled while it is not approved, and 409 after
 * that. Using the link again after it was canceled, in whatever way, only says so. Throws 400 when the link is unknown or
 * older than 72 hours. Opens its own transactions.
 */
export async function useCancelLink(
  ctx: Context,
  { token, isConfirmed }: { token: string; isConfirmed: boolean },
  origin: Origin,
): Promise<z.input<typeof cancelByLink.answer>> {
  const hit = await countHit(ctx, [perAddress(limits.wrongToken.address, origin)])
  const found = await ctx.transaction(async (tx) => {
    const link = await lockRepeatableLink(ctx, tx, token, 'cancel_withdrawal')
    const withdrawal = link?.withdrawalId ? await lockWithdrawal(tx, link.withdrawalId) : undefined
    if (link === undefined || withdrawal?.investorId !== link.person.id) return undefined
    if (!isConfirmed || withdrawal.status === 'cancelled') return answerOf(withdrawal)
    await link.use()
    await cancel(ctx, tx, withdrawal)
    return answerOf({ ...withdrawal, status: 'cancelled' })
  })
  if (found === undefined) throw badRequest('email_link_used')
  await hit.giveBack()
  return found
}

async function cancel(ctx: Context, tx: Tx, withdrawal: Withdrawal): Promise<void> {
  const { id, investorId, status } = withdrawal
  await returnWithdrawal(ctx, tx, withdrawal, { status: 'cancelled', actorId: investorId })
  await recordAudit(ctx, tx, {
    actorId: investorId,
    action: 'withdrawal.cancel_by_link',
    subject: `withdrawal/${id}`,
    before: { status },
    after: { status: 'cancelled' },
  })
  const letter = withReference(tx, withdrawal).then((told) => canceledByLinkMail(ctx.config.publicUrl, told))
  await tellStep(ctx, tx, withdrawal, 'withdrawal_cancelled', letter)
}

const answerOf = ({ status, amountMinor, createdAt }: Withdrawal): z.input<typeof cancelByLink.answer> => ({
  status,
  can_cancel: canBecome(status, 'cancelled'),
  amount: formatMoney({ asset: 'usd', minor: amountMinor }),
  created_at: createdAt.toISOString(),
})
