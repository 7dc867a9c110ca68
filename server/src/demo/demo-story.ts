/** Who does what in the year of the demo, and in its last weeks and hours. Amounts are in dollars. */
import type { Coin } from '@evenmoor/ledger/money'

/** What an investor does; staff do their part after a withdrawal has waited for `minutes`. */
export type Deed =
  | { readonly act: 'deposit'; readonly coin: Coin; readonly amount: string }
  | { readonly act: 'invest'; readonly plan: string; readonly amount: string }
  | { readonly act: 'withdraw'; readonly amount: string; readonly minutes?: number }
  | { readonly act: 'ask to withdraw'; readonly amount: string }
  | { readonly act: 'be refused'; readonly amount: string; readonly reason: string }
  | { readonly act: 'let a checkout expire'; readonly coin: Coin; readonly amount: string }
  | { readonly act: 'pay late'; readonly coin: Coin; readonly amount: string }
  | { readonly act: 'reinvest' }
  | { readonly act: 'redeem'; readonly amount: string }
  | { readonly act: 'write'; readonly message: string }

/** `day` is counted from the first of the year. */
type Act = Deed & { readonly day: number }

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

type LateAct = Deed & { readonly investor: number }

/**
 * The weeks before the day on which the demo is made, counted back from it: as many withdrawals as a median takes, and
 * money paid in within each range of a chart. Nobody has anything left to do in the year above by then.
 */
export const lastWeeks: readonly (LateAct & { readonly daysAgo: number })[] = [
  { daysAgo: 40, investor: 1, act: 'deposit', coin: 'eth', amount: '1200.00' },
  { daysAgo: 29, investor: 2, act: 'deposit', coin: 'usdt', amount: '250.00' },
  { daysAgo: 28, investor: 3, act: 'withdraw', amount: '180.00', minutes: 34 },
  { daysAgo: 27, investor: 2, act: 'withdraw', amount: '40.00', minutes: 12 },
  { daysAgo: 26, investor: 8, act: 'deposit', coin: 'usdt', amount: '450.00' },
  { daysAgo: 26, investor: 4, act: 'withdraw', amount: '55.00', minutes: 47 },
  { daysAgo: 25, investor: 8, act: 'invest', plan: 'basic', amount: '600.00' },
  { daysAgo: 25, investor: 3, act: 'deposit', coin: 'eth', amount: '800.00' },
  { daysAgo: 24, investor: 5, act: 'deposit', coin: 'ltc', amount: '150.00' },
  { daysAgo: 23, investor: 6, act: 'withdraw', amount: '45.00', minutes: 28 },
  { daysAgo: 22, investor: 6, act: 'deposit', coin: 'trx', amount: '500.00' },
  { daysAgo: 21, investor: 3, act: 'withdraw', amount: '180.00', minutes: 19 },
  { daysAgo: 20, investor: 2, act: 'withdraw', amount: '40.00', minutes: 23 },
  { daysAgo: 19, investor: 4, act: 'withdraw', amount: '55.00', minutes: 31 },
  { daysAgo: 18, investor: 7, act: 'deposit', coin: 'usdt', amount: '300.00' },
  { daysAgo: 17, investor: 7, act: 'invest', plan: 'basic', amount: '250.00' },
  { daysAgo: 17, investor: 1, act: 'withdraw', amount: '400.00', minutes: 52 },
  { daysAgo: 17, investor: 6, act: 'withdraw', amount: '45.00', minutes: 16 },
  { daysAgo: 16, investor: 5, act: 'withdraw', amount: '30.00', minutes: 88 },
  { daysAgo: 14, investor: 3, act: 'withdraw', amount: '180.00', minutes: 26 },
  { daysAgo: 13, investor: 2, act: 'withdraw', amount: '40.00', minutes: 37 },
  { daysAgo: 12, investor: 1, act: 'deposit', coin: 'btc', amount: '600.00' },
  { daysAgo: 11, investor: 4, act: 'withdraw', amount: '55.00', minutes: 22 },
  { daysAgo: 10, investor: 6, act: 'withdraw', amount: '45.00', minutes: 41 },
  { daysAgo: 8, investor: 7, act: 'withdraw', amount: '20.00', minutes: 29 },
  { daysAgo: 7, investor: 2, act: 'withdraw', amount: '40.00', minutes: 18 },
  { daysAgo: 6, investor: 1, act: 'withdraw', amount: '150.00', minutes: 63 },
  { daysAgo: 5, investor: 3, act: 'withdraw', amount: '180.00', minutes: 24 },
  { daysAgo: 4, investor: 4, act: 'withdraw', amount: '55.00', minutes: 33 },
  { daysAgo: 3, investor: 5, act: 'withdraw', amount: '30.00', minutes: 27 },
  { daysAgo: 2, investor: 6, act: 'withdraw', amount: '45.00', minutes: 14 },
]

/**
 * The day and night before the moment at which the demo is made, counted back from it, so that none of it lies in the
 * future and some of it waits for staff.
 */
export const lastHours: readonly (LateAct & { readonly hoursAgo: number })[] = [
  { hoursAgo: 21, investor: 4, act: 'deposit', coin: 'bnb', amount: '350.00' },
  { hoursAgo: 17, investor: 6, act: 'withdraw', amount: '60.00', minutes: 25 },
  { hoursAgo: 12.5, investor: 7, act: 'deposit', coin: 'usdt', amount: '200.00' },
  { hoursAgo: 9, investor: 3, act: 'withdraw', amount: '240.00', minutes: 35 },
  { hoursAgo: 6, investor: 8, act: 'deposit', coin: 'ltc', amount: '180.00' },
  { hoursAgo: 4.5, investor: 2, act: 'withdraw', amount: '45.00', minutes: 20 },
  {
    hoursAgo: 3.5,
    investor: 5,
    act: 'write',
    message: 'How do I find the daily result of a single position? I only see the sum on my dashboard.',
  },
  { hoursAgo: 3, investor: 3, act: 'ask to withdraw', amount: '1250.00' },
  { hoursAgo: 1.75, investor: 1, act: 'ask to withdraw', amount: '220.00' },
  { hoursAgo: 0.4, investor: 2, act: 'ask to withdraw', amount: '60.00' },
]
