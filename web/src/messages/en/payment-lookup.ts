export const paymentLookup = {
  open: 'I paid, but nothing shows',
  text: 'Give the transaction hash from your wallet, and we say what we know of it.',
  label: 'Transaction hash',
  malformed: 'A transaction hash has 64 digits and letters from a to f. Copy it whole from your wallet.',
  look: 'Look it up',
  busy: 'Looking…',
  own: {
    waiting:
      '{amount} has reached the network with {done} of {needed} confirmations. It shows on your checkout with the next reading, within seconds.',
    seen: 'We can see {amount}. It has {done} of {needed} confirmations and is credited when it has all.',
    in_review:
      '{amount} arrived and is in review: payments of this size are credited after two members of our team approved them.',
    refused: '{amount} arrived but was not credited. Its checkout says why.',
    credited: '{amount} was credited to your account.',
    dropped:
      'The network dropped this payment of {amount} before it was confirmed, so nothing was credited. Check in your wallet whether it was replaced by another.',
    reversed:
      'The network took this payment of {amount} back after it was credited, so the credit was taken back too.',
    wrong_coin:
      '{amount} came to your checkout, but in another coin than it asked for. It is kept, and our staff look at it. Write to support with the hash.',
  },
  toCheckout: 'Open its checkout',
  elsewhere:
    'This transaction is on {networks}, but it pays none of your checkouts. Compare the address in your wallet with the one on your checkout. If it went to another address, only that address’s owner can send it back. If your wallet shows it as failed, nothing was sent.',
  unknown:
    'This transaction is not on {networks}. It may be on another network, or not sent yet. Check in your wallet, then look again in a few minutes.',
  withoutIndex:
    'We did not find it. But on {networks} our node cannot find confirmed payments to other addresses. If your wallet shows it as confirmed, open it in a public block explorer of that network and compare the address it went to with the one on your checkout. If they are the same, write to support with the hash.',
  paused: 'Not asked, because paused: {networks}. Look again when it goes on.',
  support: 'Write to support',
  practiceNetwork: 'the practice network',
} as const
