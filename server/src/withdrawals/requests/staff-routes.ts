import * as contract from '@evenmoor/contract/staff-withdrawals'
import { lookingFirst, route } from '#platform/http/bind.ts'
import { listRoutes } from '#platform/list/list-routes.ts'
import { approveWithdrawal, lockToDecide, rejectWithdrawal } from './decide-withdrawal.ts'
import { endWithdrawalHold, holdWithdrawal } from './hold-withdrawal.ts'
import { staffWithdrawal, withdrawalList } from './staff-withdrawals.ts'

/** Reviewing withdrawals. */
export const routes = [
  ...listRoutes(contract.listStaffWithdrawals, withdrawalList),

  route(contract.getStaffWithdrawal, ({ ctx, tx, caller, params }) =>
    staffWithdrawal(ctx, tx, { id: params.id, reader: caller }),
  ),

  lookingFirst(
    contract.approveWithdrawal,
    ({ tx, ...call }) => lockToDecide(tx, decisionOf(call), 'approved'),
    async ({ ctx, tx, ...call }, locked) => {
      const { reason = null } = call.body ?? {}
      await approveWithdrawal(ctx, tx, { ...decisionOf(call), reason }, locked)
      return staffWithdrawal(ctx, tx, { id: call.params.id, reader: call.caller })
    },
  ),

  lookingFirst(
    contract.rejectWithdrawal,
    ({ tx, ...call }) => lockToDecide(tx, decisionOf(call), 'rejected'),
    async ({ ctx, tx, ...call }, locked) => {
      await rejectWithdrawal(ctx, tx, { ...decisionOf(call), reason: call.body.reason }, locked)
      return staffWithdrawal(ctx, tx, { id: call.params.id, reader: call.caller })
    },
  ),

  route(contract.holdWithdrawal, async ({ ctx, tx, ...call }) => {
    await holdWithdrawal(ctx, tx, { ...decisionOf(call), reason: call.body.reason })
    return staffWithdrawal(ctx, tx, { id: call.params.id, reader: call.caller })
  }),

  route(contract.endWithdrawalHold, async ({ ctx, tx, ...call }) => {
    await endWithdrawalHold(ctx, tx, decisionOf(call))
    return staffWithdrawal(ctx, tx, { id: call.params.id, reader: call.caller })
  }),
]

type Deciding = {
  readonly caller: { readonly personId: string }
  readonly params: { readonly id: string }
  readonly body: { readonly version?: number | undefined } | undefined
}

const decisionOf = ({ caller, params, body }: Deciding) => ({
  id: params.id,
  staffId: caller.personId,
  version: body?.version,
})
