import * as contract from '@evenmoor/contract/withdrawals'
import { pausedSince } from '#pauses/end-pause.ts'
import { route } from '#platform/http/bind.ts'
import { limitedRefusal } from '#platform/problems.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { investorWithdrawal, listWithdrawals } from './find-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { withdrawalTimes } from './withdrawal-times.ts'
import { payoutNetwork } from '../payout-network.ts'
import { withdrawalCoin } from '../withdrawal.ts'

export const routes = [
  route(contract.requestWithdrawal, async ({ ctx, tx, caller, body }) => {
    const { amount, address, label, skip_hold: skipsHold } = body
    // A limited account can pay out, but skips no wait.
    if (skipsHold === true && caller.limited !== null) throw limitedRefusal(caller.limited)
    const investorId = caller.personId
    const { id } = await requestWithdrawal(ctx, tx, { investorId, amount, address, label, skipsHold })
    return investorWithdrawal(ctx, tx, { id, investorId })
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

  route(contract.cancelWithdrawal, async ({ ctx, tx, caller, params }) => {
    const own = { id: params.id, investorId: caller.personId }
    await cancelWithdrawal(ctx, tx, own)
    return investorWithdrawal(ctx, tx, own)
  }),

  route(contract.getWithdrawalTimes, ({ ctx, tx }) => withdrawalTimes(ctx, tx)),
]
