import * as contract from '@evenmoor/contract/withdrawals'
import { route } from '#platform/http/bind.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts'
import {
  investorWithdrawal,
  listStaffWithdrawals,
  listWithdrawals,
  staffWithdrawal,
} from './find-withdrawals.ts'
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

  route(contract.listStaffWithdrawals, ({ tx, caller, query }) => listStaffWithdrawals(tx, caller, query)),

  route(contract.approveWithdrawal, async ({ ctx, tx, caller, params }) => {
    await approveWithdrawal(ctx, tx, { id: params.id, staffId: caller.personId })
    return staffWithdrawal(tx, params.id, caller)
  }),

  route(contract.rejectWithdrawal, async ({ ctx, tx, caller, params, body }) => {
    await rejectWithdrawal(ctx, tx, { id: params.id, staffId: caller.personId, reason: body.reason })
    return staffWithdrawal(tx, params.id, caller)
  }),
]
