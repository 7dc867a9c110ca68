/** The rules of a review: who may decide, what has happened so far, and who did it. */
import { because, type Refusal } from '@evenmoor/contract/refusals'
import { isSamePerson } from '#people/act-on-person.ts'
import type { Approval } from './approval-store.ts'
import type { ReviewHold } from './hold-store.ts'
import type { Withdrawal } from '../withdrawal.ts'
import type { Step } from '../withdrawal-store.ts'

type Party = Parameters<typeof isSamePerson>[0]

/** Why a person may not decide this withdrawal, whatever their role; undefined when they may. */
export const ownRefusal = (investor: Party, staff: Party) =>
  isSamePerson(investor, staff) ? because('own_withdrawal') : undefined

/** Why a withdrawal that is held cannot be approved: the integrity checks found something, or staff have a pause to end. */
export const heldReason = (hasFindings: boolean): Refusal =>
  because(hasFindings ? 'withdrawals_paused_by_checks' : 'withdrawals_paused_now')

/** Why a withdrawal to a new address cannot be approved before its wait is over. */
export const newAddressReason = (until: Date): Refusal =>
  because('withdrawal_address_new', { until_at: until.toISOString() })

/** The hold that stands; undefined when there is none. */
export const openHold = (holds: readonly ReviewHold[]): ReviewHold | undefined =>
  holds.find(({ end }) => end === null)

/** Why a withdrawal on hold cannot be approved, or put on hold again. */
export const onHoldReason = ({ heldByName, heldAt }: ReviewHold): Refusal =>
  because('withdrawal_on_hold', { name: heldByName, held_at: heldAt.toISOString() })

/** What staff did with a withdrawal besides its steps. */
export type ReviewActs = {
  readonly steps: readonly Step[]
  readonly approvals: readonly Approval[]
  readonly holds: readonly ReviewHold[]
}

/** Counts what has happened to a withdrawal: deciders name the version they saw. */
export const versionOf = ({ steps, approvals, holds }: ReviewActs): number =>
  steps.length + approvals.length + holds.length + holds.filter(({ end }) => end !== null).length

/** Who did what last, as a refusal's second sentence; undefined when nothing was done yet. */
export function lastAct(
  { investorId }: Pick<Withdrawal, 'investorId'>,
  { steps, approvals, holds }: ReviewActs,
): Refusal | undefined {
  const ended = steps.findLast(({ status }) => status === 'rejected' || status === 'cancelled')
  if (ended?.actorId) {
    const at = ended.at.toISOString()
    if (ended.actorId === investorId) return because('who_took_back', { acted_time: at })
    return because('who_rejected', { name: ended.actorName ?? 'Somebody', acted_time: at })
  }
  const acts = [
    ...approvals.map(({ approverName, at }) => ({ code: 'who_approved' as const, name: approverName, at })),
    ...holds.map(({ heldByName, heldAt }) => ({ code: 'who_held' as const, name: heldByName, at: heldAt })),
    ...holds.flatMap(({ end }) =>
      end === null ? [] : [{ code: 'who_ended_hold' as const, name: end.byName, at: end.at }],
    ),
  ]
  const last = acts.reduce<(typeof acts)[number] | undefined>(
    (latest, act) => (latest === undefined || act.at >= latest.at ? act : latest),
    undefined,
  )
  return last && because(last.code, { name: last.name, acted_time: last.at.toISOString() })
}
