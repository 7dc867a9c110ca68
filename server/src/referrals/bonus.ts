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
): string | undefined {
  const isTheirs = staffId === referrerId || mailboxes.staff === mailboxes.referrer
  if (isTheirs) return 'This bonus would be your own: a colleague has to decide it.'
  const isFromThem = staffId === referredId || mailboxes.staff === mailboxes.referred
  return isFromThem ? 'You are the one who was invited: a colleague has to decide it.' : undefined
}

/** Cases without a judgment call: the published rules exclude them. */
const against: Readonly<Partial<Record<BonusSignal, string>>> = {
  same_mailbox: 'Both accounts lead to one mailbox, so this cannot be verified. Refuse it with a reason.',
  circle: 'The invitations go in a circle, so this cannot be verified. Refuse it with a reason.',
  mailbox_had_one:
    'There was a bonus for this mailbox before, so this cannot be verified. Refuse it with a reason.',
  payment_lost:
    'The payment behind the investment left its network, so this cannot be verified. Wait for it, or refuse it with a reason.',
}

/** Why nobody may verify it, in words; undefined when it may be verified. */
export function verificationRefusal(
  signals: readonly BonusSignal[],
  { isReferrerClosed, isOn }: { isReferrerClosed: boolean; isOn: boolean },
): string | undefined {
  if (!isOn)
    return 'There are no bonuses with test coins, so this cannot be verified. Refuse it with a reason.'
  if (isReferrerClosed)
    return 'The account that invited is closed, so this cannot be verified. Refuse it with a reason.'
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

/** Who decided it and how, for somebody who came too late; empty while it is pending. */
export function decisionOf({ status, decidedAt }: Bonus, decidedBy: string | null): string {
  if (status === 'pending' || decidedAt === null) return ''
  const [who, at] = [decidedBy ?? 'Somebody', decidedAt.toISOString().slice(11, 16)]
  return status === 'verified' ? `${who} verified it at ${at} UTC.` : `${who} refused it at ${at} UTC.`
}

/** A name as the referrer sees it: initials only, so that a shared list reveals no one. */
export function maskedName(firstName: string, lastName: string): string {
  const initials = [firstName, lastName]
    .map((name) => [...graphemes.segment(name.trim())][0]?.segment)
    .filter((initial) => initial !== undefined)
  return initials.map((initial) => `${initial}•••`).join(' ') || '•••'
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
