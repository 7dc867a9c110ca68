export const home = {
  title: 'Learn how investing feels, before it costs you',
  pill: 'Practice money',
  heading: 'Learn how investing feels, before it costs you.',
  lead: 'Try crypto and forex plans with 10,000 practice dollars and every fee in plain view. Gains and losses stand in the same size.',
  getStarted: 'Get started',
  seePlans: 'See the plans',
  note: 'Free. 18 or over. No card, no wallet.',
  motion: { pause: 'Pause motion', resume: 'Play motion' },
  plans: {
    heading: 'Practice plans',
    lead: 'The rate is a setting of the simulation.',
    source: {
      unknown: 'How each day’s result comes about is the operator’s choice. It can be negative.',
      illustration: 'On this site each day books exactly this rate. Real markets have losing days too.',
      market: 'On this site each day’s result comes from a simulated strategy that also loses.',
      booked: 'On this site two members of staff book each day’s result. It can be negative.',
    },
    tag: 'Simulated',
    amount: 'practice amount',
    rate: '{rate} a day',
    rateLabel: 'Illustrated rate: practice money only, not a forecast',
    market: {
      rateLabel: 'Average day of a simulated strategy: practice money only, not a forecast',
      worst: 'Worst day it can bring',
    },
    booked: {
      rateLabel:
        'Illustrated rate: practice money only. Two members of staff book each day, and it can be a loss',
    },
    worstDay: 'Worst day so far',
    noDays: 'No day booked yet',
    fee: 'Withdrawal fee',
    getStarted: 'Get started',
    getStartedWith: 'Get started with {plan}',
    arithmetic: 'Why no honest product can promise this rate',
    stale: 'These are the plans this site was built with. We could not load the latest.',
  },
  arithmetic: {
    heading: 'The arithmetic of 2.5 % a day',
    lead: 'A daily rate looks small. Repeated for a year, it is not.',
    once: '1 day',
    month: '30 days',
    year: '365 days',
    of: 'What 1 grows to at 2.5 % every day, with results left in',
    conclusion:
      'In a year that is ×8,207. No lawful investment pays that, and whoever says so is not telling the truth. We use the rate to show what such a promise would mean, with practice money only.',
  },
  markets: {
    heading: 'Live markets',
    lead: 'Twelve large coins at a glance. Open one for its daily chart.',
    more: 'Show More',
    less: 'Show Less',
    showing: '{count, plural, one {Showing # coin} other {Showing # coins}}',
  },
  calculator: {
    heading: 'Crypto calculator',
    lead: 'See what an amount of a coin is worth in US dollars.',
  },
  why: {
    heading: 'Why practise here',
    fees: {
      title: 'Fees come first',
      text: 'You see the fee and what arrives before you confirm. Withdrawing costs 1 %, and nothing else.',
    },
    losses: {
      title: 'Losses are shown',
      text: 'Bad days stand in the same place and the same size as good ones.',
    },
    leave: {
      title: 'Leaving is easy',
      text: 'Nobody is ever asked to pay in order to withdraw. A request can be taken back while it waits.',
    },
    ledger: {
      title: 'Every figure adds up',
      text: 'Each balance is the sum of entries in one ledger. You can read every entry of yours.',
    },
  },
  honest: {
    heading: 'How we keep this honest',
    lead: 'We have no testimonials to show, so here is what you can check instead.',
    money: {
      title: 'Only practice money',
      text: 'There is no way to pay in real money. Practice addresses start with PRACTICE- and no real wallet can pay them.',
    },
    words: { title: 'Nothing is promised', text: 'No page says that a result is sure, likely or typical.' },
    people: {
      title: 'Nobody is made up',
      text: 'No invented people, quotes, logos or counters. Where we have nothing, we say so.',
    },
    code: {
      title: 'The code is open',
      text: 'Anyone can read how a figure is made, and run the whole product on their own machine.',
    },
  },
  cta: {
    heading: 'Start with practice dollars',
    text: 'It takes an e-mail address and about two minutes.',
    button: 'Create an account',
  },
} as const
