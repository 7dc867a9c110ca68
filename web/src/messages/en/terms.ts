export const terms = {
  title: 'Terms of Service',
  summary: {
    practice: 'All money here is practice money. It cannot be bought, sold or cashed out.',
    promise: 'Nothing is promised. Results can be negative.',
    fee: 'A withdrawal costs 1 % and nothing else.',
    adult: 'You must be 18 or over.',
  },
  what: {
    heading: 'What you use',
    one: 'Evenmoor is open-source software that simulates an investment site. By opening an account you agree to these terms.',
    two: 'There is no real money in it, and no way to bring any in. Practice dollars and practice coins have no value outside this site.',
  },
  account: {
    heading: 'Your account',
    one: 'You must be at least 18 years old. One account for each person.',
    two: 'Give an e-mail address that is yours and keep your password to yourself. What is done with it counts as done by you.',
  },
  plans: {
    heading: 'Plans',
    one: 'These are the plans. Both edges of a range belong to it, so at $1,000 and at $10,000 two plans are open.',
    stale: 'These are the plans this site was built with. We could not load the latest.',
    caption: 'The plans, their ranges and their illustrated rates',
    plan: 'Plan',
    range: 'Practice amount',
    rate: 'Illustrated rate a day',
    two: 'The rate is for practice money only and not a forecast. What counts is the result that is booked for each plan and day. It can be negative.',
    three:
      'A position takes part from the day after it was opened (UTC). A gain goes to your available balance. A loss is taken out of the position.',
    four: 'You may take a position back at any time. There is no lock-in.',
  },
  deposits: {
    heading: 'Deposits',
    one: 'A deposit is a checkout in one of six practice coins, paid from your practice wallet. Each payment is credited when it has its confirmations, also when it is too small, too large or late.',
    two: 'USDT counts as one dollar. Other coins count at the price shown at the checkout, which is held for 15 minutes.',
  },
  withdrawals: {
    heading: 'Withdrawals and the fee',
    one: 'Withdrawals are paid only in USDT on the BEP20 network, here in its practice form.',
    two: 'The fee is fixed at 1 % of the amount, rounded up to the cent. It comes out of the amount. There is no other charge, and nobody is ever asked to pay in order to withdraw.',
    three:
      'Staff review each request. You can take it back until it is approved. If it is refused, the whole amount returns to your balance with the reason.',
  },
  referrals: {
    heading: 'Referral bonuses',
    one: 'A bonus of the amount on the page “Referrals” is noted for you when somebody who signed up with your code invests for the first time, once for each person. There is none where the page says that bonuses are off.',
    two: 'It is practice credit without cash value, and cannot be invested or withdrawn until an administrator has reviewed and verified it. Accounts that lead to one mailbox count as one person.',
  },
  fair: {
    heading: 'Fair use',
    one: 'Do not disturb the service, use another person’s account, or try to get at what is not yours. We may lock an account for that, and say what to do next when its owner logs in.',
  },
  liability: {
    heading: 'No advice, no warranty',
    one: 'Nothing here is advice to invest. The software comes as it is, under the MIT licence, without warranty.',
    two: 'What works with practice money here need not work with real money anywhere.',
  },
  changes: {
    heading: 'Changes to these terms',
    one: 'A change stands in the list below with its date. It holds for what happens after that day.',
    first: 'First version.',
  },
} as const

/** What search engines and previews say about the page. */
export const descriptions = {
  terms:
    'The terms of using Evenmoor: practice money only, 18 or over, plans and ranges, and the 1 % withdrawal fee.',
} as const
