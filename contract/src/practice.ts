import * as z from 'zod/mini'
import { deposit } from '#deposits.ts'
import { endpoint } from '#endpoint.ts'
import { amount, amountText, coin, id, instant } from '#wire.ts'

/** The wallet outside the platform that every investor has on the practice network. */
export const practiceWallet = z.object({
  address: z.string(),
  balances: z.array(z.object({ coin, amount })),
  /** What all of it is worth in USD at the prices of now; null while one of them is not known. */
  value: z.nullable(amount),
})
export type PracticeWallet = z.infer<typeof practiceWallet>

export const getPracticeWallet = endpoint({
  method: 'GET',
  path: '/api/practice/wallet/',
  summary: 'Your wallet on the practice network',
  access: { kind: 'investor' },
  mayRefuse: [404],
  answer: practiceWallet,
})

export const restartPractice = endpoint({
  method: 'POST',
  path: '/api/practice/restarts/',
  summary:
    "Practice mode only: reset your wallet to a new one's balances. The account and its history don't change",
  access: { kind: 'investor' },
  mayRefuse: [404],
  movesMoney: true,
  answer: practiceWallet,
})

export const listPracticeBlocks = endpoint({
  method: 'GET',
  path: '/api/practice/blocks/',
  summary: 'Practice mode only: the newest blocks of the practice network, newest first',
  access: { kind: 'investor' },
  mayRefuse: [404],
  answer: z.object({
    /** How far blocks are apart at least while something is under way; the chain rests otherwise. */
    seconds_apart: z.number(),
    results: z.array(z.object({ height: z.int(), payments: z.int(), mined_at: instant })),
  }),
})

export const payOnPractice = endpoint({
  method: 'POST',
  path: '/api/practice/payments/',
  summary: 'Pay a checkout from the practice wallet: the amount due, unless you give another',
  access: { kind: 'investor' },
  mayRefuse: [404],
  status: 201,
  movesMoney: true,
  body: z.object({ deposit_id: id, coin_amount: z.optional(z.nullable(amountText)) }),
  answer: z.object({ transaction: z.string(), coin, amount, address: z.string() }),
})

export const endPracticeHold = endpoint({
  method: 'POST',
  path: '/api/practice/ended-holds/',
  summary: "Practice mode only: expire a checkout's held price now",
  access: { kind: 'investor' },
  mayRefuse: [404],
  movesMoney: true,
  body: z.object({ deposit_id: id }),
  answer: deposit,
})

export const reorganizePractice = endpoint({
  method: 'POST',
  path: '/api/practice/reorganisations/',
  status: 201,
  summary: "Practice mode only: reorganize a checkout's payments away; other payments stay confirmed",
  access: { kind: 'investor' },
  mayRefuse: [404],
  movesMoney: true,
  body: z.object({ deposit_id: id }),
  answer: z.object({
    /** How many blocks were replaced. */
    blocks: z.int(),
    /** The payments that are in no block and no pool any more; their coins are back in the practice wallet. */
    dropped: z.array(z.string()),
  }),
})
