export const referrals = {
  title: 'Referrals',
  lead: 'Invite somebody with your code or your link.',
  own: 'Your code and link',
  code: 'Code',
  copyCode: 'Copy code',
  codeCopied: 'Code copied: {code}',
  link: 'Link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  share: 'Share link',
  rulesTitle: 'The rules',
  rules: {
    arises:
      'When somebody who signed up with your code invests for the first time, a bonus of {amount} is noted for you. Each person brings one, once.',
    review:
      'It is pending until an administrator has verified it. Then it is in your available balance, to invest or to withdraw.',
    none: 'Accounts that lead to one mailbox count as one person and bring no bonus. If you close your account, pending bonuses end with it.',
    value: 'It is practice credit and has no cash value.',
  },
  offTitle: 'There are no bonuses here',
  off: {
    test_networks:
      'This installation uses public test networks, and bonuses are practice credit. Your code works, and who uses it is listed below.',
    operator:
      'The operator of this installation has switched them off. Your code works, and who uses it is listed below.',
  },
  pendingTotal: 'Pending',
  verifiedTotal: 'Verified',
  people: 'People',
  caption: 'People who signed up with your code, newest first',
  who: 'Who',
  since: 'Signed up',
  bonus: 'Bonus',
  state: 'State',
  status: {
    pending: 'Pending review',
    verified: 'Verified',
    refused: 'Not accepted',
    none: 'No bonus',
  },
  reason: 'Reason: {reason}',
  more: 'Load more',
  emptyTitle: 'No one has used your link yet.',
  emptyText: 'Who signs up with your code and confirms their address is listed here, by initials alone.',
} as const
