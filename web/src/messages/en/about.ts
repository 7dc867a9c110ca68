export const about = {
  title: 'About Us',
  lead: 'Evenmoor is a place to practise investing with pretend money. It says only what its ledger can prove.',
  what: {
    heading: 'What this is',
    text: 'You open an account, pay a practice checkout, choose a plan and see each day’s result. Then you withdraw, and see what the fee was. Nothing on the way is real money, and every step works as it would if it were.',
    why: 'Many sites with these screens exist to rob people. We keep the screens and make each sentence on them true, so that you learn what to look for.',
  },
  who: {
    heading: 'Who we are',
    text: 'Evenmoor is open-source software. No company operates this demo. Whoever installs it is its operator and answers for it.',
    notSet:
      'The operator of this site has not given a name or a place of business yet. The contact addresses below are examples.',
    emailLabel: 'E-mail',
    addressLabel: 'Address',
    notHeading: 'What we are not',
    not: {
      bank: 'Not a bank, a broker, an exchange or a wallet.',
      licence: 'Not supervised by any authority, and no authority has approved anything here.',
      advice: 'Not an adviser. Nothing here is a recommendation to invest.',
      cover: 'Not covered by any protection scheme. There is no real money to protect.',
    },
  },
  how: {
    heading: 'How the simulation works',
    wallet: {
      title: 'A practice wallet',
      text: 'You get 10,000 practice dollars’ worth of each of six coins, on a network that is simulated inside this site.',
    },
    checkout: {
      title: 'A checkout',
      text: 'You pay it from that wallet. Each payment is credited once it has its confirmations, whatever its size.',
    },
    result: {
      title: 'One result a day',
      text: 'Each plan has one booked result for each day. Your share is rounded down to a millionth of a dollar.',
    },
    withdrawal: {
      title: 'A withdrawal',
      text: 'You ask, staff review, and the practice network pays. It costs 1 % and nothing else.',
    },
  },
  team: {
    heading: 'Team',
    rule: 'We show only people who agreed to it, with a record of their consent.',
    none: 'There is nobody to show at the moment.',
    failed: 'They could not be loaded.',
    show: '{count, plural, one {Show # person} other {Show # people}}',
    check: 'What you can check yourself',
    code: {
      title: 'The code',
      text: 'It is open source under the MIT licence. Anyone can read how a figure is made, and run it.',
    },
    calls: {
      title: 'The calls',
      text: 'Everything that this site asks its server is described on one page.',
      link: 'See all calls',
    },
    ledger: {
      title: 'Your own ledger',
      text: 'Your balances are sums of entries. With an account you can read every entry of yours.',
    },
  },
  why: {
    heading: 'Why choose us',
    fee: { title: 'One fee, seen first', text: 'You see the fee and what arrives before you confirm.' },
    exit: {
      title: 'Leaving is as easy as joining',
      text: 'Take your practice money back from a plan at any time.',
    },
    promise: { title: 'Nothing is promised', text: 'No page says that a result is sure, likely or typical.' },
    trackers: {
      title: 'Nobody follows you',
      text: 'No page asks any other site for anything: no trackers, no ads.',
    },
  },
} as const

/** What search engines and previews say about the page. */
export const descriptions = {
  about:
    'Who makes Evenmoor, what it is not, how the simulation works, and what you can check yourself. Practice money only.',
} as const
