export const common = {
  brand: 'Evenmoor',
  error: 'Error',
  loading: 'Loading…',
  retry: 'Retry',
  cancel: 'Cancel',
  back: 'Back',
  continue: 'Continue',
  continueNow: 'Continue now',
  change: 'Change',
} as const
