import type { Deposit, Payment } from '#deposits/deposit.ts'
import { reversedMail, seenMail, settledMail } from '#deposits/mails.ts'
import { inReviewMail, refusedMail } from '#deposits/payment-reviews/mails.ts'
import { addressSavedMail } from '#withdrawals/address-book/mails.ts'
import * as withdrawals from '#withdrawals/mails.ts'
import { until, when } from './sample-times.ts'
import type { Samples } from './sample.ts'

const address = 'PRACTICE-8fA127Cd93Be40F26aD51E7bc0DE'
const transaction = 'practice-3f9a61c27be04d58a1c2'

const withdrawal = {
  id: 'W-1',
  reference: 'W-4821',
  amountMinor: 260_000_000n,
  feeMinor: 2_600_000n,
  coinMinor: 257_400_000_000_000_000_000n,
  network: 'practice',
  address,
  createdAt: when,
}

/** Letters about money going out. */
export function withdrawalSamples(site: string): Samples {
  const request = {
    ...withdrawal,
    isHeld: false,
    waitsUntil: null,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    medianSeconds: 11_400,
  }
  const links = {
    cancelUrl: `${site}/cancel-withdrawal?token=CANCEL`,
    freezeUrl: `${site}/freeze?token=FREEZE`,
    until,
  }
  const book = {
    id: 'B-1',
    investorId: 'I-1',
    network: 'practice',
    address,
    label: '',
    addedAt: when,
    usableAt: until,
    holdSkippedAt: null,
  }
  const bookLinks = { notMeUrl: `${site}/not-me?token=TOKEN`, freezeUrl: links.freezeUrl, until }
  return {
    requested: [
      withdrawals.requestedMail(site, request, links),
      address,
      'token=CANCEL',
      'token=FREEZE',
      'Firefox',
      'W-4821',
      '/dashboard/withdrawals/W-1',
    ],
    requestedHeld: [
      withdrawals.requestedMail(
        site,
        { ...request, isHeld: true, waitsUntil: until, userAgent: null, medianSeconds: null },
        links,
      ),
      address,
      'token=CANCEL',
      'UTC',
    ],
    sent: [withdrawals.sentMail(site, { ...withdrawal, transaction, sentAt: until }), transaction, address],
    cancelled: [withdrawals.canceledByLinkMail(site, withdrawal), '260', '/dashboard/withdrawals/W-1'],
    rejected: [withdrawals.rejectedMail(site, { ...withdrawal, reason: 'Too odd.' }), 'Too odd.'],
    failed: [withdrawals.failedMail(site, withdrawal), address],
    addressSaved: [addressSavedMail(bookLinks, book), address, 'token=TOKEN', 'token=FREEZE', 'UTC'],
    addressNamed: [addressSavedMail(bookLinks, { ...book, label: 'My purse' }), address, 'My purse'],
  }
}

/** Of the samples; staff are written to about them too. */
export const deposit: Deposit = {
  id: 'D-1',
  reference: 'D-4821',
  investorId: 'I-1',
  planId: 'basic',
  termsVersion: 1,
  coin: 'eth',
  network: 'practice',
  address: 'PRACTICE-1',
  addressIndex: null,
  addressSeal: null,
  amountMinor: 1_250_500_000n,
  coinMinor: 1_500_000_000_000_000_000n,
  priceMinor: 833_666_666n,
  requiredConfirmations: 12,
  toleranceBps: 0,
  status: 'confirming',
  flags: [],
  positionId: 'P-1',
  createdAt: when,
  expiresAt: until,
  firstHoldUntil: null,
  renewedHolds: [],
  settledAt: null,
}

export const payment: Payment = {
  id: 'T-1',
  depositId: 'D-1',
  network: 'practice',
  transaction,
  outputIndex: 0,
  coinMinor: 1_500_000_000_000_000_000n,
  firstSeenAt: when,
  blockHeight: null,
  blockHash: null,
  confirmations: 0,
  status: 'credited',
  holdNumber: 1,
  latePriceMinor: null,
  usdMinor: 1_250_500_000n,
  transferId: 1n,
  missingAt: null,
  reviewBeganAt: null,
  refusal: null,
}

/** Letters about money coming in. */
export function depositSamples(site: string): Samples {
  const reversed: Payment = { ...payment, status: 'reversed' }
  const unwound = { transferId: 1n, at: when, shortfallMinor: 0n }
  return {
    seen: [seenMail(deposit, payment), transaction, '12', 'ETH'],
    seenLate: [seenMail(deposit, { ...payment, latePriceMinor: 1n }), transaction, 'ETH'],
    inReview: [inReviewMail(deposit, payment), transaction, 'ETH'],
    refusedPayment: [
      refusedMail(deposit, {
        ...payment,
        refusal: { at: when, staffId: 'S-1', reason: 'No explorer has it.' },
      }),
      transaction,
      'No explorer has it.',
    ],
    reversed: [reversedMail(deposit, reversed), transaction, 'ETH'],
    notTakenBack: [reversedMail(deposit, payment), transaction, 'ETH'],
    unwound: [
      reversedMail(deposit, reversed, {
        ...unwound,
        fromPositionsMinor: 250_000_000n,
        resultsMinor: 77_000_000n,
      }),
      '250',
      '77',
    ],
    unwoundLoss: [
      reversedMail(deposit, reversed, {
        ...unwound,
        fromPositionsMinor: 240_000_000n,
        resultsMinor: -10_000_000n,
      }),
      '240',
      '10',
    ],
    settled: [settledMail(site, deposit, [payment]), 'D-4821', '/dashboard/receipts/D-1'],
    settledWithoutPlan: [
      settledMail(site, { ...deposit, planId: null, positionId: null }, [payment]),
      'D-4821',
    ],
    settledPlanNotOpened: [settledMail(site, { ...deposit, positionId: null }, [payment]), 'D-4821'],
  }
}
