import { expect, test } from 'vitest'
import { parsePlainDecimal } from '#i18n/typed-decimal.ts'
import { checkPart, effectOf, readRedeemDraft, redeemQuery } from './redeem-step.ts'

test.each([
  ['40', { ok: true, text: '40.00', isAll: false }],
  ['102.5', { ok: true, text: '102.50', isAll: true }],
  ['102.51', { ok: false, problem: 'tooMuch' }],
  ['40.005', { ok: false, problem: 'amountDecimals' }],
  ['', { ok: false, problem: 'amountEmpty' }],
])('of 102.50, %s: %j', (typed, expected) => {
  expect(checkPart(parsePlainDecimal(typed), '102.50')).toEqual(expected)
})

test('less than a cent may not stay, but all of it can always be taken, to the last millionth', () => {
  expect(checkPart(parsePlainDecimal('100.00'), '100.005')).toEqual({ ok: false, problem: 'dust' })
  expect(checkPart(parsePlainDecimal('100.005'), '100.005')).toEqual({
    ok: true,
    text: '100.005',
    isAll: true,
  })
})

test.each([
  ['', 'amount'],
  ['step=check', 'amount'],
  ['step=check&take=all', 'check'],
  ['step=check&take=part', 'amount'],
  ['step=check&take=part&amount=100.01', 'amount'],
  ['step=check&take=part&amount=40', 'check'],
])('%s is %s', (search, step) => {
  expect(readRedeemDraft(new URLSearchParams(search), '100.00').step).toBe(step)
})

test('what is written is what is read', () => {
  const draft = { step: 'check', what: 'part', amount: '40.00' } as const
  expect(readRedeemDraft(new URLSearchParams(redeemQuery(draft)), '100.00')).toEqual(draft)
})

test('the effect is exact: what is taken is what arrives', () => {
  const position = { value: '100.000001', terms: { min_deposit: '100.00' } }
  expect(effectOf('0.01', position, '2.50')).toEqual({
    stays: '99.990001',
    availableAfter: '2.51',
    closes: false,
    isBelowLeast: true,
  })
  expect(effectOf('100.000001', position, '0.00')).toMatchObject({ stays: '0.00', closes: true })
})
