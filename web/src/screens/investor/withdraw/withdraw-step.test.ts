import { usd } from '@evenmoor/ledger/money'
import { expect, test } from 'vitest'
import { parseTypedDecimal } from '#i18n/typed-decimal.ts'
import { withNormalizedAddress } from './normalized-address.ts'
import { checkWithdrawAmount, readWithdrawDraft, withdrawQuery } from './withdraw-step.ts'

const address = 'PRACTICE-TREASURYTREASURYTREAWRT7'

/** As the screen reads it: the address is looked at after the amount. */
function draftAt(search: URLSearchParams) {
  const draft = readWithdrawDraft(search, usd('100'))
  return draft.step === 'amount' ? draft : withNormalizedAddress(draft, 'practice')
}

test.each([
  ['', 'amount'],
  ['step=review', 'amount'],
  ['step=review&amount=50', 'address'],
  ['step=review&amount=100.01', 'amount'],
  [`step=review&amount=50&address=${address}`, 'review'],
  [`step=review&amount=0.01&address=${address}`, 'amount'],
  ['step=review&amount=50&address=0x52908400098527886E0F7030069857D2E4169EE7', 'address'],
  [`step=address&amount=50&address=${address}`, 'address'],
])('%s is the step %s', (search, step) => {
  expect(draftAt(new URLSearchParams(search)).step).toBe(step)
})

test('an address that cannot be taken goes no further than the step that asks for it', () => {
  const real = '0x52908400098527886E0F7030069857D2E4169EE7'
  const search = new URLSearchParams(`step=review&amount=50&address=${real}`)
  expect(draftAt(search)).toMatchObject({ step: 'address', address: '' })
})

test('what is written is what is read', () => {
  const draft = { step: 'review', amount: '50.00', address, label: 'Cold wallet' } as const
  const search = new URLSearchParams(withdrawQuery(draft))
  expect(draftAt(search)).toEqual(draft)
})

test('all that is available can be withdrawn, a cent more cannot', () => {
  expect(checkWithdrawAmount(parseTypedDecimal('100', 'en'), usd('100')).ok).toBe(true)
  expect(checkWithdrawAmount(parseTypedDecimal('100.01', 'en'), usd('100'))).toEqual({
    ok: false,
    problem: 'amountAboveAvailable',
  })
})

test('all of it may have more decimals than cents, a part may not', () => {
  expect(checkWithdrawAmount(parseTypedDecimal('10.019999', 'en'), usd('10.019999'))).toMatchObject({
    ok: true,
    minor: usd('10.019999'),
  })
  expect(checkWithdrawAmount(parseTypedDecimal('10.019998', 'en'), usd('10.019999'))).toEqual({
    ok: false,
    problem: 'amountDecimals',
  })
  expect(checkWithdrawAmount(parseTypedDecimal('0.00', 'en'), usd('0'))).toEqual({
    ok: false,
    problem: 'amountEmpty',
  })
})
