export const results = {
  title: 'Daily results',
  lead: 'Every day of every plan, and what it takes to check the days that were drawn.',
  failed: 'The results could not be loaded.',
  month: {
    heading: 'Results by month',
    of: 'Results of {month}',
    choose: 'Month (UTC)',
    none: 'No results in this month',
    noneText: 'A day gets its result once it has ended and somebody holds a position.',
  },
  check: {
    heading: 'What you can check',
    one: 'Some plans draw their days from a secret seed. We publish the seed’s hash before the month begins and show the seed when the month is over and applied. Your browser can then compute each drawn day again.',
    two: 'This proves that the month was fixed before it began and not changed after, to anyone who noted the hash in time. It does not prove that the seed was chosen fairly. All of it is practice money.',
  },
  days: {
    day: 'Day (UTC)',
    rate: 'Result',
    takenBack: 'Was wrong and is taken back',
    corrected: 'Was wrong; {rate} counts instead',
    drawn: 'The seed gives {rate}',
  },
  recompute: {
    button: 'Recompute in this browser',
    busy: 'Computing…',
    nothing: 'No day of this month was drawn from a seed.',
    sealed: 'The seed of this month is shown when the month is over and applied.',
    unsupported: 'This browser computes only on pages opened over https.',
  },
  source: {
    illustration: 'Illustrated rate, practice only',
    market: 'Drawn from the month’s seed',
    booked: 'Booked by two people',
  },
  needsScript: 'These figures need JavaScript. Turn it on in your browser and load the page again.',
} as const

/** What search engines and previews say about the page. */
export const descriptions = {
  results:
    'Every daily result of every plan, the published hashes, and a check of drawn days in your own browser.',
} as const
