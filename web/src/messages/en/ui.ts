export const ui = {
  skip: 'Skip to the content',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'optional',
  close: 'Close',
  problemSummary: 'There is a problem',
  riskStrip: {
    label: 'Risk warning',
    lead: 'High risk.',
    text: 'Real crypto and forex can lose all the money put in, and you should not expect protection.',
    link: 'Read the risks (2 min)',
  },
  change: {
    up: 'up',
    down: 'down',
    none: 'no change',
  },
  timer: {
    left: '{minutes, plural, =0 {} one {# minute } other {# minutes }}{seconds, plural, =0 {} one {# second} other {# seconds}} left',
    over: 'Time is up',
  },
  preview: 'Learn how investing feels, before it costs you.',
} as const
