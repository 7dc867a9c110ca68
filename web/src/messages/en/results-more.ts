/** The page of daily results below the month that is looked at. */
export const resultsMore = {
  check: {
    heading: 'What you can check',
    one: 'Some plans draw their days from a secret seed. We publish the seed’s hash before the month begins and show the seed when the month is over and applied. Your browser can then compute each drawn day again.',
    two: 'This proves that the month was fixed before it began and not changed after, to anyone who noted the hash in time. It does not prove that the seed was chosen fairly. All of it is practice money.',
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
