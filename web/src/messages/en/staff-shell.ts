export const staffShell = {
  nav: 'Staff console',
  brand: 'Evenmoor staff',
  mode: 'PRACTICE',
  modeText: 'Practice installation: no real money can move from here.',
  withdrawals: 'Withdrawals',
  logout: 'Log out',
  factor: {
    title: 'Add your second factor',
    text: 'Staff need one. Without it your work ends 24 hours after you opened the operator’s link.',
    add: 'Add it now',
  },
  titleSuffix: 'Staff, practice',
} as const
