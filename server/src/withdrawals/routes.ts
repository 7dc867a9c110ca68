import * as contract from '@evenmoor/contract/withdrawals'
import { route } from '#platform/http/bind.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { investorWithdrawal, listWithdrawals } from './find-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'

export const routes = [
  route(contract.requestWithdrawal, async ({ ctx, tx, caller, body }) => {
    const { id } = await requestWithdrawal(ctx, tx, { investorId: caller.personId, ...body })
    return investorWithdrawal(tx, id, caller.personId)
  }),

  route(contract.listWithdrawals, ({ tx, caller, query }) =>
    listWithdrawals(tx, caller.personId, query.cursor),
  ),

  route(contract.getWithdrawal, ({ tx, caller, params }) =>
    investorWithdrawal(tx, params.id, caller.personId),
  ),

  route(contract.cancelWithdrawal, async ({ ctx, tx, caller, params }) => {
    await cancelWithdrawal(ctx, tx, { id: params.id, investorId: caller.personId })
    return investorWithdrawal(tx, params.id, caller.personId)
  }),
]
