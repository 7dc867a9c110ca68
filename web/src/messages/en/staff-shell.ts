export const staffShell = {
  nav: 'Staff console',
  brand: 'Evenmoor staff',
  mode: 'PRACTICE',
  modeText: 'Practice installation: no real money can move from here.',
  withdrawals: 'Withdrawals',
  logout: 'Log out',
  titleSuffix: 'Staff, practice',
} as const
