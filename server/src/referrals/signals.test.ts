import { because } from '@evenmoor/contract/refusals'
import { describe, expect, test } from 'vitest'
import type { BonusSignal } from '@evenmoor/contract/staff-bonuses'
import { maskedName, ownRefusal, verificationRefusal } from './bonus.ts'
import { placeOf } from './place.ts'
import { type Evidence, type Party, signalsOf } from './signals.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 5, 15, hours))
const party = (name: string, changes: Partial<Party> = {}): Party => ({
  id: name,
  mailbox: `${name}@example.com`,
  isStaff: false,
  isActive: true,
  origins: [],
  payoutAddresses: [],
  ...changes,
})
const clean: Evidence = {
  referrer: party('ada'),
  referred: party('bob'),
  above: [{ id: 'eve', mailbox: 'eve@example.com' }],
  staffMailboxes: new Set(['staff@example.com']),
  hadMailbox: false,
  others: [],
  signUps: [at(0)],
  signedUpAt: at(0),
  isTakenBack: false,
  isPaymentLost: false,
}
const from = (address: string, userAgent = 'a browser') => ({ origins: [{ address, userAgent }] })
const place = (...addresses: string[]) =>
  addresses.map((address) => [{ address, userAgent: `browser of ${address}` }])

const cases: [name: string, changes: Partial<Evidence>, expected: BonusSignal[]][] = [
  ['two strangers', {}, []],
  [
    'one mailbox under two names',
    { referred: party('bob', { mailbox: 'ada@example.com' }) },
    ['same_mailbox'],
  ],
  ['who was invited stands above who invited', { above: [{ id: 'bob', mailbox: 'x@y.z' }] }, ['circle']],
  [
    'an alias of who was invited stands above who invited',
    { above: [{ id: 'bob-2', mailbox: 'bob@example.com' }] },
    ['circle'],
  ],
  ['a mailbox that brought one before', { hadMailbox: true }, ['mailbox_had_one']],
  [
    'one connection, one browser',
    { referrer: party('ada', from('192.0.2.7')), referred: party('bob', from('192.0.2.7')) },
    ['same_device'],
  ],
  [
    'one connection written in two ways',
    { referrer: party('ada', from('::ffff:192.0.2.7')), referred: party('bob', from('192.0.2.7', 'other')) },
    ['same_address'],
  ],
  [
    'one household of IPv6',
    {
      referrer: party('ada', from('2001:db8:1:2::1')),
      referred: party('bob', from('2001:0db8:0001:0002:aaaa::2', 'other')),
    },
    ['same_address'],
  ],
  [
    'one network',
    { referrer: party('ada', from('192.0.2.7')), referred: party('bob', from('192.0.2.200')) },
    ['same_network'],
  ],
  [
    'two networks',
    { referrer: party('ada', from('192.0.2.7')), referred: party('bob', from('192.0.3.7')) },
    [],
  ],
  [
    'places that nobody knows are not the same place',
    { referrer: party('ada', from('')), referred: party('bob', from('')) },
    [],
  ],
  [
    'one address to be paid at',
    {
      referrer: party('ada', { payoutAddresses: ['P-1', 'P-2'] }),
      referred: party('bob', { payoutAddresses: ['P-2'] }),
    },
    ['same_payout_address'],
  ],
  [
    'two of the invited in one network',
    { referred: party('bob', from('192.0.2.1')), others: place('192.0.2.1', '192.0.2.2', '198.51.100.1') },
    [],
  ],
  [
    'three of the invited in one network',
    { referred: party('bob', from('192.0.2.1')), others: place('192.0.2.1', '192.0.2.2', '192.0.2.3') },
    ['one_place'],
  ],
  [
    'three of the invited in a network that this one was never in',
    { referred: party('bob', from('203.0.113.1')), others: place('192.0.2.1', '192.0.2.2', '192.0.2.3') },
    [],
  ],
  ['four sign-ups in a day', { signUps: [at(0), at(1), at(2), at(3)] }, []],
  ['five sign-ups in a day', { signUps: [at(-20), at(0), at(1), at(2), at(4)] }, ['many_at_once']],
  ['five sign-ups in more than a day', { signUps: [at(-20), at(-19), at(0), at(2), at(5)] }, []],
  ['staff', { referrer: party('ada', { isStaff: true }) }, ['staff_involved']],
  ['the mailbox of staff', { referred: party('bob', { mailbox: 'staff@example.com' }) }, ['staff_involved']],
  ['a lost payment', { isPaymentLost: true }, ['payment_lost']],
  ['taken back', { isTakenBack: true }, ['taken_back']],
  ['a locked account', { referred: party('bob', { isActive: false }) }, ['account_not_active']],
]
test.each(cases)('%s', (_name, changes, expected) => {
  expect(signalsOf({ ...clean, ...changes })).toEqual(expected)
})

describe('what cannot be verified', () => {
  const open = { isReferrerClosed: false, isOn: true }
  test.each([
    ['same_mailbox', 'bonus_same_mailbox'],
    ['circle', 'bonus_in_circle'],
    ['mailbox_had_one', 'bonus_for_mailbox_before'],
    ['payment_lost', 'bonus_payment_left'],
  ] as const)('%s', (signal, code) => {
    expect(verificationRefusal(['taken_back', signal], open)).toEqual(because(code))
  })
  test('everything else is for the reviewer to judge', () => {
    const rest: BonusSignal[] = ['same_device', 'one_place', 'many_at_once', 'staff_involved', 'taken_back']
    expect(verificationRefusal(rest, open)).toBeUndefined()
  })
  test('a closed account gets nothing, and there are none with test coins', () => {
    expect(verificationRefusal([], { ...open, isReferrerClosed: true })).toEqual(
      because('bonus_referrer_closed'),
    )
    expect(verificationRefusal([], { ...open, isOn: false })).toEqual(because('bonus_with_test_coins'))
  })
})

describe('who may not decide', () => {
  const bonus = { referrerId: 'ada', referredId: 'bob' }
  const mailboxes = { staff: 's@x.y', referrer: 'ada@x.y', referred: 'bob@x.y' }
  test.each([
    ['ada', mailboxes, 'own_bonus'],
    ['bob', mailboxes, 'own_invitation'],
    ['carl', { ...mailboxes, staff: 'ada@x.y' }, 'own_bonus'],
    ['carl', { ...mailboxes, staff: 'bob@x.y' }, 'own_invitation'],
  ] as const)('%s as %j', (staffId, known, code) => {
    expect(ownRefusal(bonus, staffId, known)).toEqual(because(code))
  })
  test('a colleague may', () => {
    expect(ownRefusal(bonus, 'carl', mailboxes)).toBeUndefined()
  })
})

test.each([
  ['Ada', 'Byron', 'en', 'A••• B•••'],
  [' Ömer ', '', 'tr', 'Ö•••'],
  ['👩‍🚀 Zoe', '李', 'en', '👩‍🚀••• 李•••'],
  ['小明', '李', 'zh-CN', '李••• 小•••'],
  ['', '', 'en', '•••'],
])('%j %j in %s is shown as %s', (first_name, last_name, locale, masked) => {
  expect(maskedName({ first_name, last_name, locale })).toBe(masked)
})

test.each([
  ['192.0.2.7', { connection: '192.0.2.7', network: '192.0.2' }],
  ['2001:db8::1', { connection: '2001:db8:0:0', network: '2001:db8:0' }],
  ['fe80::1%eth0', { connection: 'fe80:0:0:0', network: 'fe80:0:0' }],
  ['::1', { connection: '0:0:0:0', network: '0:0:0' }],
  ['somewhere', undefined],
  ['', undefined],
])('%s is at %j', (address, expected) => {
  expect(placeOf(address)).toEqual(expected)
})
