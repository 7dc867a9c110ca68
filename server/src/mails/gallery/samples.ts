/** Every letter that the product writes, with made-up facts: for the gallery of development and for the tests. */
import { identityReasons } from '@evenmoor/contract/identity'
import { type AccountStatus, limitedStates, reasonCodes } from '@evenmoor/contract/account-status'
import { answerMail, reassignedMail } from '#contact/mails.ts'
import { factorChangedMail } from '#factors/mails.ts'
import * as identity from '#identity/mails.ts'
import type { Letter } from '#mails/letter.ts'
import { confirmMail } from '#newsletter/mails.ts'
import * as accountClosing from '#people/account-closing/mails.ts'
import { frozenMail, unfrozenMail } from '#people/account-freeze/mails.ts'
import { accountLimitedMail, accountOpenedMail } from '#people/account-status/mails.ts'
import { emailChangeUndoneMail } from '#people/account-recovery/mails.ts'
import * as emailChange from '#people/email-change/mails.ts'
import * as passwords from '#people/passwords/mails.ts'
import * as signUp from '#people/sign-up/mails.ts'
import { announcedMail } from '#plans/mails.ts'
import * as referrals from '#referrals/mails.ts'
import * as sessions from '#sessions/mails.ts'
import { statementReadyMail } from '#statements/mails.ts'
import { depositSamples, withdrawalSamples } from './money-samples.ts'
import { until, when } from './sample-times.ts'
import { staffSamples } from './staff-samples.ts'
import type { Samples } from './sample.ts'

/** By a name for each; `site` is the address that their links lead to. */
export const sampleLetters = (site: string): Samples => ({
  ...signUpSamples(site),
  ...securitySamples(site),
  ...withdrawalSamples(site),
  ...depositSamples(site),
  ...accountSamples(site),
  ...staffSamples(site),
})

const signUpSamples = (site: string): Samples => ({
  code: [signUp.codeMail('012345'), '012345'],
  oneOfSeveral: [signUp.codeMail('012345', { isOneOfSeveral: true }), '012345'],
  alreadyRegistered: [signUp.alreadyRegisteredMail(site), '/login', '/forgot-password'],
  notConfirmed: [signUp.notConfirmedMail(site), '/signup'],
  welcome: [signUp.welcomeMail(site), '/login'],
  newsletter: [
    confirmMail({ publicUrl: site, confirmToken: 'TOKEN', unsubscribeToken: 'LEAVE' }),
    'token=TOKEN',
    'token=LEAVE',
  ],
})

function securitySamples(site: string): Samples {
  const links = {
    notMeUrl: `${site}/not-me?token=TOKEN`,
    freezeUrl: `${site}/freeze?token=FREEZE`,
    until,
  }
  const undo = { ...links, undoUrl: `${site}/undo-email-change?token=UNDO` }
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const device = { userAgent, network: '203.0.…', at: when }
  const factors = {
    authenticatorOn: { kind: 'authenticator_on' },
    authenticatorOff: { kind: 'authenticator_off' },
    codesRenewed: { kind: 'codes_renewed' },
    passkeyAdded: { kind: 'passkey_added', name: 'My key' },
    passkeyRemoved: { kind: 'passkey_removed', name: 'My key' },
    recoveryCode: { kind: 'recovery_code_used', left: 7 },
  } as const
  return {
    oldCode: [emailChange.oldAddressCodeMail('012345', links), '012345', 'token=FREEZE'],
    newCode: [emailChange.newAddressCodeMail('012345'), '012345'],
    emailChanged: [
      emailChange.emailTakenAwayMail('new@example.com', undo),
      'new@example.com',
      'token=UNDO',
      'token=FREEZE',
    ],
    emailChangedToNew: [emailChange.emailChangedMail('new@example.com'), 'new@example.com'],
    emailUndone: [emailChangeUndoneMail(site, 'old@example.com'), 'old@example.com'],
    addressInUse: [emailChange.addressInUseMail],
    ownPassword: [passwords.ownPasswordChangedMail(links), 'token=TOKEN', 'token=FREEZE'],
    passwordChanged: [sessions.passwordChangedMail(links), 'token=TOKEN', 'token=FREEZE'],
    reset: [sessions.resetMail(`${site}/reset_password_confirm?token=RESET`), 'token=RESET'],
    newDevice: [sessions.newDeviceMail(links, device), '203.0.…', '2026', 'UTC', 'token=TOKEN'],
    newDeviceSomewhere: [sessions.newDeviceMail(links, { ...device, network: '' }), 'Firefox'],
    otherProgram: [sessions.newDeviceMail(links, { ...device, userAgent: 'curl' }), '203.0.…'],
    newPlace: [sessions.newPlaceMail(links, device), 'token=TOKEN', 'token=FREEZE', '203.0.…'],
    loginStopped: [sessions.loginStoppedMail(links, device), 'token=TOKEN', 'token=FREEZE', '203.0.…'],
    sessionEnded: [sessions.reusedTokenMail(site, links), '/forgot-password', 'token=FREEZE'],
    ...Object.fromEntries(
      Object.entries(factors).map(([name, change]): [string, readonly [Letter, ...string[]]] => [
        name,
        [factorChangedMail(links, change), 'token=TOKEN', 'token=FREEZE'],
      ]),
    ),
    frozen: [frozenMail(site, when), '/forgot-password', '/login', '2026'],
    unfrozen: [unfrozenMail(site, links), 'token=FREEZE'],
  }
}

function accountSamples(site: string): Samples {
  const limited = reasonCodes.map((code, index): [string, readonly [Letter, ...string[]]] => {
    const status: AccountStatus = {
      state: limitedStates[index % limitedStates.length] ?? 'locked',
      reason_code: code,
      since: when.toISOString(),
      review_by: until.toISOString(),
      reference: 'A-1001',
    }
    return [
      `accountLimited, ${code}`,
      [accountLimitedMail(site, status), 'A-1001', '/contact', '/login', '2026', 'UTC'],
    ]
  })
  const notAccepted = identityReasons.map((reason): [string, readonly [Letter, ...string[]]] => [
    `identityNotAccepted, ${reason}`,
    [identity.notAcceptedMail(site, { reason, until }), '2026', '/profile/identity'],
  ])
  const change = { title: 'Basic', effectiveFrom: until }
  return {
    ...Object.fromEntries(limited),
    accountOpened: [accountOpenedMail(site), '/login'],
    closed: [accountClosing.accountClosedMail],
    identityAccepted: [identity.acceptedMail(site, until), '2026', '/profile/identity'],
    ...Object.fromEntries(notAccepted),
    bonusVerified: [referrals.verifiedMail(site, 25_000_000n), '25', '/dashboard/referrals'],
    bonusRefused: [
      referrals.refusedMail(site, { amountMinor: 25_000_000n, reason: 'One household.' }),
      'One household.',
    ],
    planTerms: [announcedMail(site, { ...change, isOtherSource: false }), 'Basic', '/dashboard/invest'],
    planSource: [announcedMail(site, { ...change, isOtherSource: true }), 'Basic', '/dashboard/invest'],
    statement: [
      statementReadyMail(site, { period: '2026-10', openingMinor: 0n, closingMinor: 1_250_500_000n }),
      '2026',
      '/dashboard/statements',
    ],
    answer: [
      answerMail(
        { reference: 1042n, created_at: when },
        { text: 'Bonjour.\n\nMerci !', repliesGoTo: 'desk@operator.example', publicUrl: site },
      ),
      'C-1042',
      'Bonjour.',
      'Merci !',
      'desk@operator.example',
      '2026',
    ],
    answerWithoutInbox: [
      answerMail({ reference: 1042n, created_at: when }, { text: 'Ok.', repliesGoTo: null, publicUrl: site }),
      'C-1042',
      '/contact',
    ],
    handedOver: [
      reassignedMail(site, { id: 'M-1', reference: 1042n, by: 'A colleague' }),
      'C-1042',
      'A colleague',
      '/staff/messages/M-1',
    ],
  }
}
