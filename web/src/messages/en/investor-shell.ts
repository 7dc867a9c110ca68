export const investorShell = {
  nav: 'Your account',
  home: 'Home',
  invest: 'Invest',
  withdraw: 'Withdraw',
  activity: 'Activity',
  transactions: 'Transactions',
  referrals: 'Referrals',
  profile: 'Profile',
  logout: 'Log out',
  titleSuffix: 'Practice',
  hiddenAmount: 'hidden amount',
} as const
