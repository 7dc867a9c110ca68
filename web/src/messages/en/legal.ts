/** What Terms, Privacy and Risks have in common. */
export const legal = {
  summary: 'In short',
  contents: 'On this page',
  updated: 'Last updated {date}',
  print: 'Print this page',
  question: 'A question about this page? <contact>Write to us.</contact>',
} as const
