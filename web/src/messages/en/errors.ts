export const errors = {
  generic: 'That did not work. Try again.',
  signedOut: 'You were signed out. Log in to continue.',
  tooManySoon: 'Too many tries. Wait a minute, then try again.',
  unavailable: 'That didn’t work on our side. Try again.',
  unreachable: 'We could not reach the server. Check your connection and try again.',
  unknownOutcome: 'We don’t know yet if this went through. We’re checking. Don’t send it twice.',
  notProven: 'You did not confirm that it is you, so nothing was changed.',
  page: {
    title: 'This page did not load',
    lead: 'Something went wrong on our side.',
    reload: 'Load the page again',
  },
} as const
