import { identityReasons } from '@evenmoor/contract/identity'
import { type Locale, directionOf, locales } from '@evenmoor/contract/locales'
import {
  limitedStates,
  type ReasonCode,
  reasonCodes,
  type AccountStatus,
} from '@evenmoor/contract/account-status'
import { describe, expect, test } from 'vitest'
import { answerMail, reassignedMail } from '#contact/mails.ts'
import { inReviewMail, refusedMail, reversedMail, seenMail, settledMail } from '#deposits/mails.ts'
import type { Deposit, Payment } from '#deposits/deposit.ts'
import { factorChangedMail } from '#factors/mails.ts'
import * as identity from '#identity/mails.ts'
import { confirmMail } from '#newsletter/mails.ts'
import * as accountClosing from '#people/account-closing/mails.ts'
import * as emailChange from '#people/email-change/mails.ts'
import * as passwords from '#people/passwords/mails.ts'
import * as signUp from '#people/sign-up/mails.ts'
import { accountLimitedMail, accountOpenedMail } from '#people/account-status/mails.ts'
import { announcedMail } from '#plans/mails.ts'
import * as referrals from '#referrals/mails.ts'
import * as sessions from '#sessions/mails.ts'
import { statementReadyMail } from '#statements/mails.ts'
import { addressSavedMail } from '#withdrawals/address-book/mails.ts'
import * as withdrawals from '#withdrawals/mails.ts'
import type { SavedAddress } from '#withdrawals/address-book/saved-address.ts'
import { type Letter, voiceOf, writeMail } from './letter.ts'

const site = 'https://evenmoor.example'
const link = `${site}/not-me?token=TOKEN`
const withdrawal = { id: 'W-1', amountMinor: 1_250_500_000n, feeMinor: 12_510_000n, address: '0xA11CE' }
const saved = {
  address: '0xB0B',
  label: '',
  usableAt: new Date('2026-06-16T10:05:00Z'),
} as SavedAddress
const deposit = {
  id: 'D-1',
  reference: 'D-4821',
  coin: 'eth',
  network: 'practice',
  amountMinor: 1_250_500_000n,
  requiredConfirmations: 12,
  planId: 'basic',
  positionId: 'P-1',
} as Deposit
const payment = {
  coinMinor: 1_500_000_000_000_000_000n,
  transaction: '0xFEED',
  latePriceMinor: 1n,
} as Payment
const device = { userAgent: 'curl', network: '203.0.…', at: new Date('2026-06-15T10:05:00Z') }

const standing = (code: ReasonCode, index: number): AccountStatus => ({
  state: limitedStates[index % limitedStates.length] ?? 'locked',
  reason_code: code,
  since: '2026-06-15T10:05:00Z',
  review_by: '2026-06-18T10:05:00Z',
  reference: 'A-1001',
})

/** One of each; what must be found in it in every language. */
const letters: Readonly<Record<string, readonly [Letter, ...string[]]>> = {
  code: [signUp.codeMail('012345'), '012345'],
  alreadyRegistered: [signUp.alreadyRegisteredMail(site), '/login', '/forgot-password'],
  oneOfSeveral: [signUp.codeMail('012345', { isOneOfSeveral: true }), '012345'],
  notConfirmed: [signUp.notConfirmedMail(site), '/signup'],
  welcome: [signUp.welcomeMail(site), '/login'],
  oldCode: [emailChange.emailChangeCodeMail('012345', 'old'), '012345'],
  newCode: [emailChange.emailChangeCodeMail('012345', 'new'), '012345'],
  emailChanged: [emailChange.emailChangedMail('ada@example.com', link), 'ada@example.com', 'token=TOKEN'],
  emailChangedToNew: [emailChange.emailChangedMail('ada@example.com'), 'ada@example.com'],
  emailUndone: [emailChange.emailChangeUndoneMail(site, 'ada@example.com'), 'ada@example.com'],
  ownPassword: [passwords.ownPasswordChangedMail(link), 'token=TOKEN'],
  closed: [accountClosing.accountClosedMail],
  addressInUse: [emailChange.addressInUseMail],
  ...Object.fromEntries(
    reasonCodes.map((code, index): [string, [Letter, ...string[]]] => [
      `accountLimited, ${code}`,
      [accountLimitedMail(site, standing(code, index)), 'A-1001', '/contact', '/login', '2026', 'UTC'],
    ]),
  ),
  accountOpened: [accountOpenedMail(site), '/login'],
  reset: [sessions.resetMail(link), 'token=TOKEN'],
  newPlace: [sessions.newPlaceMail(link, device), 'token=TOKEN', '203.0.…'],
  loginStopped: [sessions.loginStoppedMail(link, device), 'token=TOKEN', '203.0.…'],
  passwordChanged: [sessions.passwordChangedMail(link), 'token=TOKEN'],
  sessionEnded: [sessions.reusedTokenMail(site), '/forgot-password'],
  newDevice: [sessions.newDeviceMail(link, device), '203.0.…', '2026', 'UTC'],
  newDeviceSomewhere: [
    sessions.newDeviceMail(link, { ...device, network: '', userAgent: 'Firefox/1' }),
    'Firefox',
  ],
  authenticatorOn: [factorChangedMail(link, { kind: 'authenticator_on' })],
  authenticatorOff: [factorChangedMail(link, { kind: 'authenticator_off' })],
  codesRenewed: [factorChangedMail(link, { kind: 'codes_renewed' })],
  passkeyAdded: [factorChangedMail(link, { kind: 'passkey_added', name: 'My key' }), 'My key'],
  passkeyRemoved: [factorChangedMail(link, { kind: 'passkey_removed', name: 'My key' }), 'My key'],
  recoveryCode: [factorChangedMail(link, { kind: 'recovery_code_used', left: 7 }), '7'],
  bonusVerified: [referrals.verifiedMail(site, 25_000_000n), '25', '/dashboard/referrals'],
  bonusRefused: [
    referrals.refusedMail(site, { amountMinor: 25_000_000n, reason: 'One household.' }),
    'One household.',
  ],
  identityAccepted: [identity.acceptedMail(site, device.at), '2026', '/profile/identity'],
  ...Object.fromEntries(
    identityReasons.map((reason): [string, [Letter, ...string[]]] => [
      `identityNotAccepted, ${reason}`,
      [identity.notAcceptedMail(site, { reason, until: device.at }), '2026', '/profile/identity'],
    ]),
  ),
  requested: [
    withdrawals.requestedMail(site, { ...withdrawal, isHeld: false, waitsUntil: null }),
    '0xA11CE',
    '/dashboard/withdrawals/W-1',
  ],
  requestedHeld: [
    withdrawals.requestedMail(site, { ...withdrawal, isHeld: true, waitsUntil: device.at }),
    '0xA11CE',
    '2026',
    'UTC',
  ],
  addressSaved: [addressSavedMail(link, saved), '0xB0B', 'token=TOKEN', '2026', 'UTC'],
  addressNamed: [addressSavedMail(link, { ...saved, label: 'My purse' }), '0xB0B', 'My purse'],
  sent: [withdrawals.sentMail(site, { ...withdrawal, transaction: '0xFEED' }), '0xFEED'],
  rejected: [withdrawals.rejectedMail(site, { ...withdrawal, reason: 'Too odd.' }), 'Too odd.'],
  failed: [withdrawals.failedMail(site, withdrawal), '0xA11CE'],
  seen: [seenMail(deposit, payment), '0xFEED', '12', 'ETH'],
  inReview: [inReviewMail(deposit, payment), '0xFEED', 'ETH'],
  refusedPayment: [
    refusedMail(deposit, {
      ...payment,
      refusal: { at: device.at, staffId: 'S-1', reason: 'No explorer has it.' },
    }),
    '0xFEED',
    'No explorer has it.',
  ],
  unwound: [
    reversedMail(
      deposit,
      { ...payment, status: 'reversed' },
      {
        transferId: 1n,
        at: device.at,
        fromPositionsMinor: 250_000_000n,
        resultsMinor: 77_000_000n,
        shortfallMinor: 0n,
      },
    ),
    '250',
    '77',
  ],
  unwoundLoss: [
    reversedMail(
      deposit,
      { ...payment, status: 'reversed' },
      {
        transferId: 1n,
        at: device.at,
        fromPositionsMinor: 240_000_000n,
        resultsMinor: -10_000_000n,
        shortfallMinor: 0n,
      },
    ),
    '240',
    '10',
  ],
  reversed: [reversedMail(deposit, { ...payment, status: 'reversed' }), '0xFEED', 'ETH'],
  notTakenBack: [reversedMail(deposit, { ...payment, status: 'credited' }), '0xFEED', 'ETH'],
  settled: [settledMail(site, deposit, []), 'D-1', '/dashboard/receipts/D-1'],
  statement: [
    statementReadyMail(site, { period: '2026-10', openingMinor: 0n, closingMinor: 1_250_500_000n }),
    '2026',
    '/dashboard/statements',
  ],
  planTerms: [
    announcedMail(site, {
      title: 'Basic',
      effectiveFrom: new Date('2026-06-16T00:00:00Z'),
      isOtherSource: false,
    }),
    'Basic',
    '/dashboard/invest',
  ],
  planSource: [
    announcedMail(site, {
      title: 'Basic',
      effectiveFrom: new Date('2026-06-16T00:00:00Z'),
      isOtherSource: true,
    }),
    'Basic',
    '/dashboard/invest',
  ],
  answer: [
    answerMail(
      { reference: 1042n, created_at: device.at },
      { text: 'Bonjour.\n\nMerci !', repliesGoTo: 'desk@operator.example', publicUrl: site },
    ),
    'C-1042',
    'Bonjour.',
    'Merci !',
    'desk@operator.example',
    '2026',
  ],
  answerWithoutInbox: [
    answerMail(
      { reference: 1042n, created_at: device.at },
      { text: 'Ok.', repliesGoTo: null, publicUrl: site },
    ),
    'C-1042',
    '/contact',
  ],
  handedOver: [
    reassignedMail(site, { id: 'M-1', reference: 1042n, by: 'Ada Byron' }),
    'C-1042',
    'Ada Byron',
    '/staff/messages/M-1',
  ],
  newsletter: [
    confirmMail({ publicUrl: site, confirmToken: 'TOKEN', unsubscribeToken: 'LEAVE' }),
    'token=TOKEN',
    'token=LEAVE',
  ],
}
const sentences = (text: string) => text.split(/[.\n]+/).filter((part) => part.trim().split(' ').length > 4)

describe.each(locales)('every mail in %s', (locale) => {
  test.each(Object.entries(letters))('%s', (_name, [letter, ...facts]) => {
    const { subject, text, html } = writeMail(locale, letter)
    for (const fact of facts) expect(`${subject}\n${text}`).toContain(fact)
    expect(html).toContain(`<html lang="${locale}" dir="${directionOf(locale)}">`)
    expect(`${subject}${text}${html.replaceAll(/<style>[\s\S]*?<\/style>/g, '')}`).not.toMatch(
      /[{}]|undefined/,
    )
    if (locale === 'en') return
    // Not one sentence is left in English.
    const english = writeMail('en', letter).text
    expect(sentences(text).filter((sentence) => english.includes(sentence))).toEqual([])
  })
})

test.each(locales)('where coins of test networks are used every mail in %s says so', (locale) => {
  const { t } = voiceOf(locale)
  const [ribbon, testRibbon] = [t('ribbon'), t('testRibbon')]
  for (const [letter] of Object.values(letters)) {
    const { text, html } = writeMail(locale, letter, 'test')
    for (const form of [text, html]) expect(form).toContain(testRibbon)
    expect(text).not.toContain(ribbon)
    if (locale === 'en') expect(text).not.toMatch(/practice money|practice wallet|PRACTICE-/)
  }
  expect(writeMail(locale, signUp.welcomeMail(site), 'test').text).toContain(t('welcome.testWallet'))
  expect(writeMail(locale, signUp.welcomeMail(site)).text).toContain(t('welcome.wallet'))
  expect(writeMail(locale, signUp.welcomeMail(site)).text).toContain(ribbon)
})

const request = { ...withdrawal, isHeld: false, waitsUntil: null }
test.each<[Locale, string]>([
  ['en', 'Withdrawal of $1,250.50 requested'],
  ['de', 'Auszahlung von 1.250,50\u00a0$ beantragt'],
  ['tr', '$1.250,50 çekim isteği alındı'],
  ['ar', 'طُلب سحب \u2066$1,250.50\u2069'],
])('amounts are written as the language writes them: %s', (locale, subject) => {
  expect(writeMail(locale, withdrawals.requestedMail(site, request)).subject).toBe(subject)
})

test.each<[Locale, string]>([
  ['en', 'Another program, on June 15, 2026 at 10:05 UTC, from the network 203.0.….'],
  ['de', 'Ein anderes Programm, am 15. Juni 2026 um 10:05 UTC, aus dem Netz 203.0.….'],
  ['fr', 'Un autre programme, le 15 juin 2026 à 10:05 UTC, depuis le réseau 203.0.….'],
])('moments are written as the language writes them: %s', (locale, sentence) => {
  expect(writeMail(locale, sessions.newDeviceMail(link, device)).text).toContain(sentence)
})

test('a link to a public page leads to it in the language of the mail, on our own address', () => {
  expect(writeMail('ar', signUp.welcomeMail(site)).text).toContain(`${site}/ar/login`)
  expect(writeMail('en', signUp.welcomeMail(site)).text).toContain(`${site}/login`)
  expect(writeMail('pt-BR', sessions.resetMail(`${site}/reset_password_confirm?token=TOKEN`)).text).toContain(
    `${site}/pt-BR/reset_password_confirm?token=TOKEN`,
  )
})
