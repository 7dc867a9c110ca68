import {
  getStaffTimeMachine,
  getTimeMachine,
  goForward,
  staffGoForward,
} from '@evenmoor/contract/time-machine'
import { roleCan } from '@evenmoor/contract/staff'
import { route } from '#platform/http/bind.ts'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { forbidden, notFound } from '#platform/problems.ts'
import { askForward } from './ask-forward.ts'
import { describeTimeMachine } from './describe-time-machine.ts'
import { mayInvestorsForward } from './may-forward.ts'

/** Throws 404 on test networks: their money follows the calendar. */
function requirePractice(ctx: Context): void {
  if (!isPracticeOnly(ctx)) throw notFound('time_machine_not_on_test_networks')
}

export const routes = [
  route(getTimeMachine, ({ ctx, tx }) => {
    requirePractice(ctx)
    return describeTimeMachine(ctx, tx, mayInvestorsForward(ctx))
  }),
  route(goForward, async ({ ctx, tx, caller, body }) => {
    requirePractice(ctx)
    if (!mayInvestorsForward(ctx)) throw forbidden('time_machine_needs_administrator')
    const { span, expected_day: expectedDay } = body
    await askForward(ctx, tx, { personId: caller.personId, span, expectedDay })
    return describeTimeMachine(ctx, tx, true)
  }),
  route(getStaffTimeMachine, ({ ctx, tx, caller }) => {
    requirePractice(ctx)
    const mayForward = caller.staffRole !== null && roleCan(caller.staffRole, 'results:forward')
    return describeTimeMachine(ctx, tx, mayForward)
  }),
  route(staffGoForward, async ({ ctx, tx, caller, body }) => {
    requirePractice(ctx)
    const { span, expected_day: expectedDay } = body
    await askForward(ctx, tx, { personId: caller.personId, span, expectedDay })
    return describeTimeMachine(ctx, tx, true)
  }),
]
