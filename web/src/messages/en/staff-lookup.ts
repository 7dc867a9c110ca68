export const staffLookup = {
  title: 'Look up a payment',
  label: 'Transaction hash',
  malformed: 'A transaction hash has 64 digits and letters from a to f. Copy it whole from your wallet.',
  look: 'Look it up',
  busy: 'Looking…',
  paused: 'Not asked, because paused: {networks}. Look again when it goes on.',
  elsewhere: 'On {networks}, but it pays none of this investor’s checkouts.',
  unknown: 'Not on {networks}.',
  withoutIndex:
    'The node of {networks} keeps no index of all transactions: confirmed ones that paid none of our addresses cannot be found there.',
  own: '{amount}, {done} of {needed} confirmations: {state}',
  checkout: 'Checkout',
  states: {
    seen: 'Seen',
    confirming: 'Confirming',
    credited: 'Credited',
    dropped: 'Dropped by the network',
    reversed: 'Taken back',
    waiting: 'on the network, not written down yet',
    wrong_coin: 'another coin than asked: needs review',
  },
} as const
