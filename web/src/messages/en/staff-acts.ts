export const staffActs = {
  conflict: 'Somebody was faster, and nothing was done twice. Here is the latest.',
  notDone: 'Nothing was done',
  unknown: 'We don’t know yet if this went through',
  unknownText: 'Check again: the same act is never done twice.',
  checkAgain: 'Check again',
  reason: { needed: 'Give a reason', tooLong: 'Use at most {max, number} characters.' },
  busy: 'Working…',
  done: 'Done: {act}',
  undo: 'Undo',
  undone: 'It is as before',
  reasonLabel: 'Reason',
  reasonHint: 'It stands in the audit entry.',
} as const
