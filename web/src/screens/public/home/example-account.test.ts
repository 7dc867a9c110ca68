import { usd } from '@evenmoor/ledger/money'
import { expect, test } from 'vitest'
import { exampleAccount, exampleSums } from './example-account.ts'

const signed = (text: string) => (text.startsWith('-') ? -usd(text.slice(1)) : usd(text))

test('the lines of the example add up to its balance, and its newest entry to zero', () => {
  const { balance, deposits, withdrawals, results } = exampleSums()
  expect(signed(deposits) + signed(withdrawals) + signed(results)).toBe(signed(balance))
  expect(balance).toBe('9230.35')
  expect(signed(exampleAccount.newest.yours) + signed(exampleAccount.newest.house)).toBe(0n)
})
