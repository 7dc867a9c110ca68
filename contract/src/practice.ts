import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, amountText, coin, id } from '#wire.ts'

/** The wallet outside the platform that every investor has on the practice network. */
export const practiceWallet = z.object({
  address: z.string(),
  balances: z.array(z.object({ coin, amount })),
})
export type PracticeWallet = z.infer<typeof practiceWallet>

export const getPracticeWallet = endpoint({
  method: 'GET',
  path: '/api/practice/wallet/',
  summary: 'The own wallet on the practice network',
  access: { kind: 'investor' },
  answer: practiceWallet,
})

export const payOnPractice = endpoint({
  method: 'POST',
  path: '/api/practice/payments/',
  summary: 'Pay a checkout from the practice wallet: what is still due unless an amount is told',
  access: { kind: 'investor' },
  status: 201,
  movesMoney: true,
  body: z.object({ deposit_id: id, coin_amount: z.optional(z.nullable(amountText)) }),
  answer: z.object({ transaction: z.string(), coin, amount, address: z.string() }),
})
