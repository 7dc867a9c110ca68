/** The home page below its plans. */
export const homeMore = {
  needsScript: 'These figures need JavaScript. Turn it on in your browser and load the page again.',
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
  testimonials: {
    heading: 'Testimonials',
    lead: 'Quotes of people stand here only when we verified each of them and its author agreed, with a record of that; and only from three on.',
    none: 'There are none at the moment.',
    failed: 'They could not be loaded.',
    show: '{count, plural, one {Read # quote} other {Read # quotes}}',
    practiceUser: 'Practice user',
    said: 'Said on {day}',
  },
  honest: {
    heading: 'How we keep this honest',
    lead: 'Here is what you can check for yourself.',
    money: {
      title: 'Only practice money',
      text: 'There is no way to pay in real money. Practice addresses start with PRACTICE- and no real wallet can pay them.',
    },
    words: {
      title: 'Nothing is promised',
      text: 'No page says that a result is sure, likely or typical.',
    },
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
