import { cancelByLink, checkCancelLink } from '@evenmoor/contract/account-freeze'
import * as contract from '@evenmoor/contract/withdrawals'
import { pausedSince } from '#pauses/end-pause.ts'
import { route } from '#platform/http/bind.ts'
import { limitedRefusal } from '#platform/problems.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { describeForInvestor } from './describe-withdrawal.ts'
import { investorWithdrawal, listWithdrawals } from './find-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { useCancelLink } from './use-cancel-link.ts'
import { withdrawalTimes } from './withdrawal-times.ts'
import { payoutNetwork } from '../payout-network.ts'
import { withdrawalCoin } from '../withdrawal.ts'

export const routes = [
  route(contract.requestWithdrawal, async ({ ctx, tx, caller, body, origin: { userAgent } }) => {
    const { amount, address, label, skip_hold: skipsHold } = body
    // A limited account can pay out, but skips no wait.
    if (skipsHold === true && caller.limited !== null) throw limitedRefusal(caller.limited)
    const investorId = caller.personId
    const { withdrawal, steps } = await requestWithdrawal(ctx, tx, {
      investorId,
      amount,
      address,
      label,
      skipsHold,
      userAgent,
    })
    return describeForInvestor(withdrawal, steps, ctx.clock.now())
  }),

  route(contract.listWithdrawals, ({ ctx, tx, caller, query }) =>
    listWithdrawals(ctx, tx, caller.personId, query.cursor),
  ),

  route(contract.getWithdrawalPause, async ({ ctx, tx, caller }) => {
    const network = payoutNetwork(ctx).id
    const since = await pausedSince(tx, caller.personId, { coin: withdrawalCoin, network })
    return { is_paused: since !== null, since: since?.toISOString() ?? null }
  }),

  route(contract.getWithdrawal, ({ ctx, tx, caller, params }) =>
    investorWithdrawal(ctx, tx, { id: params.id, investorId: caller.personId }),
  ),

  route(contract.cancelWithdrawal, ({ ctx, tx, caller, params }) =>
    cancelWithdrawal(ctx, tx, { id: params.id, investorId: caller.personId }),
  ),

  withOwnTransactions(
    route(checkCancelLink, ({ ctx, body: { token }, origin }) =>
      useCancelLink(ctx, { token, isConfirmed: false }, origin),
    ),
  ),
  withOwnTransactions(
    route(cancelByLink, ({ ctx, body: { token }, origin }) =>
      useCancelLink(ctx, { token, isConfirmed: true }, origin),
    ),
  ),

  route(contract.getWithdrawalTimes, ({ ctx, tx }) => withdrawalTimes(ctx, tx)),
]
