import { expect, test } from 'vitest'
import { practicePayment } from './practice-payment.ts'

const deposit = { id: 'd', coin: 'btc', due: '0.00250001', coin_amount: '0.00250001' } as const

test.each([
  ['due', [null]],
  ['tooLittle', ['0.00125']],
  ['tooMuch', ['0.00275001']],
  ['twice', [null, '0.00250001']],
] as const)('%s', (kind, amounts) => {
  expect(practicePayment(kind, deposit).amounts).toEqual(amounts)
})
