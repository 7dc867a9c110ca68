import { addDays, dayMs, utcDay } from '../../server/src/platform/clock.ts'
import { makeStaff } from '../../server/src/people/staff-accounts/make-staff.ts'
import { changeResultSource } from '../../server/src/plans/testing/change-result-source.ts'
import { approveProposal } from '../../server/src/results/decide-proposal.ts'
import { proposeResult } from '../../server/src/results/propose-result.ts'
import type { Past } from './past.ts'

/**
 * Results of Standard, in percent, for days that have not come yet, from the `first`th ahead on: each proposed by one of staff
 * and approved by another, as if the days were over. Its source is changed to theirs. `accrueDay` applies them.
 */
export async function bookForStandard(past: Past, rates: readonly string[], first = 1): Promise<void> {
  const later = past.at(new Date(Date.now() + 30 * dayMs))
  if (first === 1)
    await changeResultSource(past.at(new Date(Date.now() - 2 * dayMs)), {
      planId: 'standard',
      source: 'booked',
    })
  const staff = (role: 'finance' | 'admin') =>
    past.now.transaction((tx) =>
      makeStaff(past.now, tx, { email: `${role}-of-days@example.com`, role, firstName: '' }),
    )
  const [proposer, approver] = [await staff('finance'), await staff('admin')]
  for (const [index, rate] of rates.entries()) {
    const day = addDays(utcDay(new Date()), first + index)
    const { id } = await later.transaction((tx) =>
      proposeResult(later, tx, {
        staffId: proposer.id,
        kind: 'result',
        planId: 'standard',
        day,
        rate,
        reason: 'As reported by the desk.',
      }),
    )
    await later.transaction((tx) => approveProposal(later, tx, { id, staffId: approver.id }))
  }
}
