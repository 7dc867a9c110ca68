export const dashboard = {
  title: 'Home',
  heading: 'Your practice account',
  balance: {
    title: 'Practice balance',
    hide: 'Hide amounts',
    show: 'Show amounts',
    today: 'today',
    noChange: 'No change today',
    losingDay: 'Losing days are part of it.',
    available: 'Available',
    invested: 'Invested',
    withdrawing: 'Being withdrawn',
    invest: 'Invest',
    withdraw: 'Withdraw',
  },
  next: {
    title: 'First steps',
    account: 'Confirm your e-mail address',
    accountDetail: 'Done when you signed up.',
    invest: 'Pick a plan and invest',
    investDetail:
      'You pay from your practice wallet. It holds 10,000 practice dollars’ worth of each coin at the start.',
    result: 'See your first daily result',
    resultDetail: 'A position takes part from the UTC day after it was opened. A result can be negative.',
    button: 'Pick a plan',
    progress: '{done} of {count} done',
  },
  positions: {
    title: 'Active positions',
    emptyTitle: 'No positions yet',
    emptyText:
      'A position is an amount you hold in a plan. Each day, a gain goes to your available balance or a loss comes out of the position.',
    emptyAction: 'See the plans',
    putIn: 'Put in {amount}',
    firstResult: 'First result for {day} (UTC)',
    open: 'Open {plan}',
    more: 'Show older positions',
  },
  latest: {
    title: 'Latest transactions',
    all: 'All transactions',
    emptyTitle: 'Nothing has happened yet',
    emptyText:
      'Deposits, investments, daily results and withdrawals will be listed here, each with its amount.',
  },
  market: {
    title: 'Market prices',
    text: 'For information. What you have is counted in dollars and does not move with them.',
  },
  risk: {
    title: 'Before you compare this with real money',
    text: 'Rates here are illustrations. Real crypto and forex can lose all the money put in. Nobody can pay such a rate for long.',
  },
} as const
