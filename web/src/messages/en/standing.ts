/** What somebody is told whose account is locked or suspended: at the log-in page, and on every page of theirs. */
export const standing = {
  state: {
    locked: 'Your account is locked.',
    suspended: 'Your account is suspended.',
  },
  why: {
    unusual_activity: 'We saw unusual activity in it.',
    owner_request: 'Its owner asked for it.',
    terms: 'We are checking whether our terms were kept.',
    legal_request: 'We have to answer a legal request.',
  },
  balance: 'Your balance is untouched.',
  works:
    'You can see everything, export your data, take money back from positions and ask to withdraw. Payments on their way are still credited. Everything else waits.',
  review: 'We look at it again by {at} at the latest.',
  overdue: 'We said we would look at it again by {at}, and we are late.',
  reference: 'Reference',
  appeal: 'If you think this is wrong, tell support and give the reference.',
  support: 'Contact support',
  /** What a message to support begins with. */
  message: 'About my account, reference {reference}:',
  see: 'See my account',
  seeing: 'Opening it…',
} as const
