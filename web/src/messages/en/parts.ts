/** Parts that only signed-in pages have. */
export const parts = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying is blocked here. Select the text instead.',
  stillWorking: 'Still working…',
  test: 'TEST',
  min: 'Min',
  max: 'Max',
  practiceBar: {
    label: 'Practice mode',
    lead: 'Practice mode.',
    text: 'Balances and payments here are simulated.',
    details: 'Details',
    detailsTitle: 'This is practice money',
    detailsText:
      'Your dollars and coins here are practice money. They can’t be bought, sold or cashed out. Prices and payments are simulated, and results can be negative.',
  },
  confirmations: '{done} of {needed, plural, one {# confirmation} other {# confirmations}}',
  progress: {
    done: 'done',
    current: 'current',
    todo: 'to do',
  },
  step: 'Step {current} of {count}',
} as const
