import type { Plan } from '@evenmoor/contract/plans'
import { planCatalog } from '@evenmoor/contract/plans-catalogue'
import { describe, expect, test } from 'vitest'
import { parseTypedDecimal } from '#i18n/typed-decimal.ts'
import { checkInvestAmount, investQuery, readInvestDraft } from './invest-step.ts'

const plans: Plan[] = planCatalog.map((plan) => ({
  ...plan,
  terms_version: 1,
  upcoming: null,
  result_source: 'illustration',
  record: { days: 0, worst_rate: null, best_rate: null, last_day: null },
}))
const basic = plans[0]!

describe('the step that an address shows', () => {
  test.each([
    ['', 'plan'],
    ['step=pay', 'plan'],
    ['step=nonsense&plan=basic', 'plan'],
    ['step=review&plan=nothing&amount=250', 'plan'],
    ['step=review&plan=basic', 'plan'],
    ['step=review&plan=basic&amount=99', 'plan'],
    ['step=review&plan=basic&amount=1e3', 'plan'],
    ['step=review&plan=basic&amount=250', 'review'],
    ['step=pay&plan=basic&amount=250', 'review'],
    ['step=pay&plan=basic&amount=250&understood=1', 'pay'],
    ['step=pay&plan=basic&amount=1000.01&understood=1', 'plan'],
  ])('%s is %s', (search, step) => {
    expect(readInvestDraft(new URLSearchParams(search), plans).step).toBe(step)
  })

  test('what is written is what is read', () => {
    const written = new URLSearchParams(
      investQuery({ step: 'pay', plan: 'basic', amount: '250.00', understood: 1 }),
    )
    expect(readInvestDraft(written, plans)).toEqual({
      step: 'pay',
      plan: basic,
      amount: '250.00',
      understood: true,
      termsChanged: false,
    })
  })
})

test('terms that changed since they were understood are looked at again', () => {
  const search = new URLSearchParams('step=pay&plan=basic&amount=250&understood=1')
  const newer = plans.map((plan) => ({ ...plan, terms_version: 2 }))
  expect(readInvestDraft(search, newer)).toMatchObject({ step: 'review', termsChanged: true })
})

test.each([
  ['100', true],
  ['1000', true],
  ['1,000.00', true],
  ['99.99', false],
  ['1000.01', false],
])('%s goes into Basic: %s', (typed, ok) => {
  expect(checkInvestAmount(parseTypedDecimal(typed, 'en'), basic).ok).toBe(ok)
})
