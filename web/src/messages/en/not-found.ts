export const notFound = {
  title: 'Page not found',
  lead: 'There is nothing at this address. Check it for a typing mistake, or start again from home.',
  jokes: {
    first: 'This page took a long position on not existing.',
    second: 'We checked the ledger twice. The page does not balance.',
    third: 'This address has zero confirmations.',
    fourth: 'Even our reconciliation could not find it.',
    fifth: 'The page left without paying a fee.',
  },
  pause: 'Pause messages',
  resume: 'Play messages',
  goHome: 'Go Back Home',
} as const
