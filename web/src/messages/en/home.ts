/** The first screens of the home page; the rest is in `homeMore`. */
export const home = {
  title: 'Learn how investing feels, before it costs you',
  pill: 'Practice money',
  heading: 'Learn how investing feels, before it costs you.',
  lead: 'Try crypto and forex plans with 10,000 practice dollars and every fee in plain view. Gains and losses stand in the same size.',
  getStarted: 'Get started',
  seePlans: 'See the plans',
  note: 'Free. 18 or over. No card, no wallet.',
  motion: {
    pause: 'Pause motion',
    resume: 'Play motion',
  },
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
    upcoming: 'From {when}, for new positions: {min} to {max}, {rate} a day',
    fee: 'Withdrawal fee',
    getStarted: 'Get started',
    getStartedWith: 'Get started with {plan}',
    arithmetic: 'Why no honest product can promise this rate',
    stale: 'These are the plans this site was built with. We could not load the latest.',
  },
} as const

/** What search engines and previews say about the page. */
export const descriptions = {
  home: 'Practise crypto and forex investing with 10,000 practice dollars. Results can be negative, fees are shown first, and nothing is promised.',
} as const
