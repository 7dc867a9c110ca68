/** Who does what in the year of the demo. Days are counted from its first; amounts are in dollars. */
import type { Coin } from '@evenmoor/ledger/money'

type On = { readonly day: number }
export type Act = On &
  (
    | { readonly act: 'deposit'; readonly coin: Coin; readonly amount: string }
    | { readonly act: 'invest'; readonly plan: string; readonly amount: string }
    | { readonly act: 'withdraw'; readonly amount: string }
    | { readonly act: 'be refused'; readonly amount: string; readonly reason: string }
    | { readonly act: 'let a checkout expire'; readonly coin: Coin; readonly amount: string }
    | { readonly act: 'pay late'; readonly coin: Coin; readonly amount: string }
    | { readonly act: 'reinvest' }
    | { readonly act: 'redeem'; readonly amount: string }
  )

/** An investor, by number; `invitedBy` is another one's. Their first act follows the day they sign up. */
type DemoInvestor = {
  readonly number: number
  readonly signsUpOn: number
  readonly invitedBy?: number
  readonly acts: readonly Act[]
}

export const investors: readonly DemoInvestor[] = [
  {
    number: 1,
    signsUpOn: 0,
    acts: [
      { day: 1, act: 'deposit', coin: 'usdt', amount: '4500.00' },
      { day: 1, act: 'invest', plan: 'basic', amount: '800.00' },
      { day: 2, act: 'invest', plan: 'standard', amount: '2500.00' },
      { day: 61, act: 'deposit', coin: 'eth', amount: '2000.00' },
      { day: 63, act: 'invest', plan: 'standard', amount: '2200.00' },
      { day: 97, act: 'withdraw', amount: '300.00' },
      { day: 140, act: 'let a checkout expire', coin: 'ltc', amount: '500.00' },
      { day: 152, act: 'deposit', coin: 'btc', amount: '1500.00' },
      { day: 153, act: 'invest', plan: 'basic', amount: '900.00' },
      { day: 180, act: 'reinvest' },
      { day: 204, act: 'redeem', amount: '600.00' },
      {
        day: 231,
        act: 'be refused',
        amount: '750.00',
        reason:
          'The address was changed by email an hour before. Please confirm it in your account, then request again.',
      },
      { day: 262, act: 'pay late', coin: 'trx', amount: '350.00' },
      { day: 300, act: 'withdraw', amount: '450.00' },
    ],
  },
  {
    number: 2,
    signsUpOn: 3,
    invitedBy: 1,
    acts: [
      { day: 4, act: 'deposit', coin: 'btc', amount: '1200.00' },
      { day: 5, act: 'invest', plan: 'basic', amount: '1000.00' },
      { day: 120, act: 'deposit', coin: 'usdt', amount: '600.00' },
      { day: 121, act: 'invest', plan: 'basic', amount: '500.00' },
      { day: 210, act: 'withdraw', amount: '120.00' },
    ],
  },
  {
    number: 3,
    signsUpOn: 20,
    acts: [
      { day: 21, act: 'deposit', coin: 'usdt', amount: '9900.00' },
      { day: 21, act: 'deposit', coin: 'eth', amount: '6000.00' },
      { day: 22, act: 'invest', plan: 'premium', amount: '12000.00' },
      { day: 23, act: 'invest', plan: 'standard', amount: '3000.00' },
      { day: 190, act: 'redeem', amount: '2000.00' },
      { day: 191, act: 'withdraw', amount: '900.00' },
    ],
  },
  {
    number: 4,
    signsUpOn: 48,
    invitedBy: 1,
    acts: [
      { day: 49, act: 'deposit', coin: 'bnb', amount: '2400.00' },
      { day: 50, act: 'invest', plan: 'standard', amount: '2000.00' },
      { day: 160, act: 'reinvest' },
    ],
  },
  {
    number: 5,
    signsUpOn: 90,
    acts: [
      { day: 91, act: 'deposit', coin: 'ltc', amount: '450.00' },
      { day: 92, act: 'invest', plan: 'basic', amount: '400.00' },
      { day: 175, act: 'let a checkout expire', coin: 'bnb', amount: '200.00' },
      { day: 240, act: 'redeem', amount: '150.00' },
      { day: 241, act: 'withdraw', amount: '100.00' },
    ],
  },
  {
    number: 6,
    signsUpOn: 170,
    acts: [
      { day: 171, act: 'deposit', coin: 'trx', amount: '5200.00' },
      { day: 172, act: 'invest', plan: 'standard', amount: '5000.00' },
    ],
  },
  {
    number: 7,
    signsUpOn: 250,
    invitedBy: 3,
    acts: [
      { day: 251, act: 'deposit', coin: 'usdt', amount: '700.00' },
      { day: 252, act: 'invest', plan: 'basic', amount: '650.00' },
    ],
  },
  { number: 8, signsUpOn: 330, acts: [{ day: 331, act: 'deposit', coin: 'usdt', amount: '300.00' }] },
]

/** A day of a plan that was booked wrong: taken back, then booked again. */
export const reversed = { day: 110, plan: 'standard', rate: '-0.35' } as const

/** Bonuses of these are verified; the others wait in the queue. */
export const verifiedBonusOf = 2

/** What waits for staff at the end. */
export const waiting = {
  withdrawals: [
    { investor: 3, amount: '1250.00' },
    { investor: 1, amount: '220.00' },
    { investor: 2, amount: '60.00' },
  ],
  message: 'How do I find the daily result of a single position? I only see the sum on my dashboard.',
} as const
