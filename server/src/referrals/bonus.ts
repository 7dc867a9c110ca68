import { nameFields, type PersonName } from '@evenmoor/contract/person-name'
import { because, type Refusal } from '@evenmoor/contract/refusals'
import { createHash } from 'node:crypto'
import type { BonusStatus } from '@evenmoor/contract/referrals'
import type { BonusSignal } from '@evenmoor/contract/staff-bonuses'
import { windowAbove, type WindowSums } from '#wallet/approval-windows.ts'

/** A referral bonus as it is stored; the amount in millionths of a dollar. */
export type Bonus = {
  readonly id: string
  readonly referrerId: string
  readonly referredId: string
  readonly positionId: string
  readonly amountMinor: bigint
  readonly status: BonusStatus
  readonly mailboxHash: Buffer
  /** As they were found when it arose, and again when it was decided. */
  readonly signals: readonly BonusSignal[]
  readonly reason: string | null
  /** Why it takes two administrators, fixed with the first approval; null before, and where one is enough. */
  readonly secondApprovalReason: 'amount' | 'investor_day' | 'investor_week' | null
  readonly decidedById: string | null
  readonly decidedAt: Date | null
  readonly createdAt: Date
}

/** What tells mailboxes apart without keeping an address that its owner may ask us to forget. */
export const mailboxHash = (mailbox: string): Buffer => createHash('sha256').update(mailbox).digest()

/** Why staff may not decide this bonus, whatever their role; undefined when they may. */
export function ownRefusal(
  { referrerId, referredId }: Pick<Bonus, 'referrerId' | 'referredId'>,
  staffId: string,
  mailboxes: { staff: string; referrer: string; referred: string },
): Refusal | undefined {
  const isTheirs = staffId === referrerId || mailboxes.staff === mailboxes.referrer
  if (isTheirs) return because('own_bonus')
  const isFromThem = staffId === referredId || mailboxes.staff === mailboxes.referred
  return isFromThem ? because('own_invitation') : undefined
}

/** Cases without a judgment call: the published rules exclude them. */
const against: Readonly<Partial<Record<BonusSignal, Refusal>>> = {
  same_mailbox: because('bonus_same_mailbox'),
  circle: because('bonus_in_circle'),
  mailbox_had_one: because('bonus_for_mailbox_before'),
  payment_lost: because('bonus_payment_left'),
}

/** Why it can't be verified, in words; undefined when it can. */
export function verificationRefusal(
  signals: readonly BonusSignal[],
  { isReferrerClosed, isOn }: { isReferrerClosed: boolean; isOn: boolean },
): Refusal | undefined {
  if (!isOn) return because('bonus_with_test_coins')
  if (isReferrerClosed) return because('bonus_referrer_closed')
  return signals.map((signal) => against[signal]).find((text) => text !== undefined)
}

/** Why a bonus takes a second administrator, by what its referrer was given before; null when one is enough. */
export function secondApprovalReasonFor(
  { amountMinor, secondApprovalReason }: Pick<Bonus, 'amountMinor' | 'secondApprovalReason'>,
  before: WindowSums | undefined,
  limitMinor: bigint,
): Bonus['secondApprovalReason'] {
  if (secondApprovalReason !== null) return secondApprovalReason
  if (amountMinor > limitMinor) return 'amount'
  const window = before && windowAbove(limitMinor, amountMinor, before)
  return window === undefined ? null : `investor_${window}`
}

/** Who decided it and how, for a colleague who came too late; undefined while it is pending. */
export function decisionOf({ status, decidedAt }: Bonus, decidedBy: string | null): Refusal | undefined {
  if (status === 'pending' || decidedAt === null) return undefined
  const [who, at] = [decidedBy ?? 'Somebody', decidedAt.toISOString()]
  return status === 'verified'
    ? because('who_verified', { name: who, acted_time: at })
    : because('who_refused', { name: who, acted_time: at })
}

/** A name as the referrer sees it: initials only, so that a shared list reveals no one. */
export function maskedName(person: PersonName): string {
  const initials = nameFields(person.locale)
    .map((field) => [...graphemes.segment(person[field].trim())][0]?.segment)
    .filter((initial) => initial !== undefined)
  return initials.map((initial) => `${initial}•••`).join(' ') || '•••'
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
