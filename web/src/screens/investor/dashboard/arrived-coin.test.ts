import { expect, test } from 'vitest'
import { arrivedCoin, type SeenMoney } from './arrived-coin.ts'

const seen = (total: string, usdt: string, address = 'PRACTICE-1'): SeenMoney => ({
  total,
  address,
  balances: [
    { coin: 'btc', amount: '0.15' },
    { coin: 'usdt', amount: usdt },
  ],
})

test.each([
  ['a deposit', seen('0.00', '10000'), seen('1000.00', '9000'), 'usdt'],
  ['a second one', seen('9.50', '9000'), seen('10.50', '8999'), 'usdt'],
  ['a payment that is not credited yet', seen('0.00', '10000'), seen('0.00', '9000'), null],
  ['a bonus', seen('0.00', '10000'), seen('10.00', '10000'), null],
  ['a withdrawal to the wallet', seen('1000.00', '9000'), seen('500.00', '9495'), null],
  ['somebody else in the same tab', seen('0.00', '10000'), seen('1000.00', '9000', 'PRACTICE-2'), null],
] as const)('%s', (_, before, now, coin) => {
  expect(arrivedCoin(before, now)).toBe(coin)
})
