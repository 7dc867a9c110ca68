export const staffShell = {
  nav: 'Staff console',
  brand: 'Evenmoor staff',
  mode: 'PRACTICE',
  modeText: 'Practice installation: no real money can move from here.',
  logout: 'Log out',
  factor: {
    title: 'Add your second factor',
    text: 'Staff need one. Without it your work ends 24 hours after you opened the operator’s link.',
    add: 'Add it now',
  },
  titleSuffix: 'Staff, practice',
  pages: { staffWithdrawals: 'Withdrawals', staffPlans: 'Plans', staffResults: 'Results' },
  queues: { label: 'Waiting for staff', oldest: 'oldest {age}', withdrawals: 'Withdrawals' },
  display: {
    label: 'Display and keyboard',
    compact: 'Compact rows',
    live: 'Lists update by themselves',
    shortcuts: 'Single-key shortcuts',
    shortcutsHint: 'J and K go to the next and previous row, Enter opens it, Esc closes it.',
  },
} as const
