import type { BonusSignal } from '@evenmoor/contract/staff-bonuses'
import { placeOf } from './place.ts'
import { dayMs } from '#platform/clock.ts'

/** One of the two people of a bonus, with what a reviewer needs to know. */
export type Party = {
  readonly id: string
  /** The mailbox behind the address, aliases taken off. */
  readonly mailbox: string
  readonly isStaff: boolean
  readonly isActive: boolean
  readonly origins: readonly { readonly address: string; readonly userAgent: string }[]
  readonly payoutAddresses: readonly string[]
}

/** What is known around a bonus. */
export type Evidence = {
  readonly referrer: Party
  readonly referred: Party
  /** Who invited the referrer, who invited them, and so on. */
  readonly above: readonly { readonly id: string; readonly mailbox: string }[]
  readonly staffMailboxes: ReadonlySet<string>
  /** An earlier bonus was for the same mailbox, whatever became of it. */
  readonly hadMailbox: boolean
  /** Login networks of everyone whose investment earned the referrer a bonus, including this one. */
  readonly others: readonly Party['origins'][]
  /** Sign-up times of everyone the referrer invited, including this person. */
  readonly signUps: readonly Date[]
  readonly signedUpAt: Date
  readonly isTakenBack: boolean
  /** The payment behind the investment left its chain. */
  readonly isPaymentLost: boolean
}

/** So many of one referrer's people in one network are worth a look. */
export const onePlaceMin = 3
/** So many sign-ups with one code within a day of each other are worth a look. */
export const manyAtOnceMin = 5

/**
 * What a reviewer has to check before a bonus is verified. Each is a fact, none a verdict: families share a
 * connection, and friends sign up together. Only `verificationRefusal` says what leaves nothing to judge.
 */
export function signalsOf(evidence: Evidence): BonusSignal[] {
  const { referrer, referred, above, staffMailboxes, hadMailbox, isTakenBack, isPaymentLost } = evidence
  const parties = [referrer, referred]
  const found: readonly (BonusSignal | false | undefined)[] = [
    referrer.mailbox === referred.mailbox && 'same_mailbox',
    above.some(({ id, mailbox }) => id === referred.id || mailbox === referred.mailbox) && 'circle',
    hadMailbox && 'mailbox_had_one',
    sharedPlace(referrer.origins, referred.origins),
    referrer.payoutAddresses.some((address) => referred.payoutAddresses.includes(address)) &&
      'same_payout_address',
    isOnePlace(evidence) && 'one_place',
    isManyAtOnce(evidence) && 'many_at_once',
    parties.some(({ isStaff, mailbox }) => isStaff || staffMailboxes.has(mailbox)) && 'staff_involved',
    isPaymentLost && 'payment_lost',
    isTakenBack && 'taken_back',
    parties.some(({ isActive }) => !isActive) && 'account_not_active',
  ]
  return found.filter((signal) => signal !== false && signal !== undefined)
}

type SharedPlace = Extract<BonusSignal, 'same_device' | 'same_address' | 'same_network'>

/** The closest that two people's logins come to each other. */
function sharedPlace(a: Party['origins'], b: Party['origins']): SharedPlace | undefined {
  const share = (keyOf: (origin: Party['origins'][number]) => string | undefined) => {
    const keys = new Set(a.map(keyOf))
    return b.map(keyOf).some((key) => key !== undefined && keys.has(key))
  }
  const connectionOf = ({ address }: { address: string }) => placeOf(address)?.connection
  const deviceOf = (origin: Party['origins'][number]) => {
    const connection = connectionOf(origin)
    return connection === undefined ? undefined : `${connection} ${origin.userAgent}`
  }
  if (share(deviceOf)) return 'same_device'
  if (share(connectionOf)) return 'same_address'
  return share(({ address }) => placeOf(address)?.network) ? 'same_network' : undefined
}

/** Whether the referred person shares a network with enough others invited by the same person. */
function isOnePlace({ referred, others }: Evidence): boolean {
  const networksOf = (origins: Party['origins']) =>
    new Set(
      origins.map(({ address }) => placeOf(address)?.network).filter((network) => network !== undefined),
    )
  const all = others.map(networksOf)
  return [...networksOf(referred.origins)].some(
    (network) => all.filter((networks) => networks.has(network)).length >= onePlaceMin,
  )
}

/** Whether some day around the sign-up of the referred has enough sign-ups with the same code. */
function isManyAtOnce({ signUps, signedUpAt }: Evidence): boolean {
  const at = signedUpAt.getTime()
  const near = signUps
    .map((signUp) => signUp.getTime())
    .filter((time) => Math.abs(time - at) <= dayMs)
    .toSorted((a, b) => a - b)
  return near.some((first, place) => {
    const last = near[place + manyAtOnceMin - 1]
    return last !== undefined && first <= at && last >= at && last - first <= dayMs
  })
}
