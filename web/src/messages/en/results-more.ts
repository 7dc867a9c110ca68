/** The page of daily results below the month that is looked at. */
export const resultsMore = {
  recomputed: {
    right: '{count, plural, one {# day} other {# days}} computed again: all as booked',
    wrong: '{count, plural, one {# day is} other {# days are}} not what the seed gives',
    wrongText: 'Do not trust this month. Please tell support.',
    seedWrong: 'The seed that is shown does not have the published hash',
  },
  outlook: {
    heading: 'What a drawn day can bring',
    text: 'Counted over every possible outcome of the draw. Most losing days are small; the worst day is rare, and possible every day.',
    plan: 'Plan',
    worst: 'Worst day',
    losing: 'Losing days',
    mean: 'Average day',
    best: 'Best day',
    note: 'The averages are a setting of this simulation. They say nothing about any real market.',
  },
  months: {
    heading: 'Published hashes',
    text: 'Note a hash today and compare it when the seed is shown.',
    hash: 'SHA-256 of the seed, published {day}',
    seed: 'Seed',
    seedShown: 'Seed, shown {day}',
    sealed: 'Secret until the month is over and applied',
    none: 'No month is published yet',
  },
} as const
