export const newsletter = {
  missing: 'This link is not complete. Open it from our mail again.',
  failed: 'That did not work. Try again.',
  home: 'Go to the home page',
  confirm: {
    title: 'Confirm the newsletter',
    lead: 'Press the button, and your address is on the list.',
    submit: 'Confirm',
    busy: 'Confirming…',
    done: 'You are on the list.',
    doneNote: 'The mail that brought you here also has the link to leave, whenever you like.',
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    lead: 'Press the button, and we send nothing more to your address.',
    submit: 'Unsubscribe',
    busy: 'Unsubscribing…',
    done: 'You are off the list.',
    doneNote: 'Your address is removed within 7 days of our last mail to you.',
  },
} as const

/** What search engines and previews say about each page. */
export const descriptions = {
  newsletterConfirm: 'Confirm that you want the Evenmoor newsletter.',
  newsletterUnsubscribe: 'Leave the Evenmoor newsletter.',
} as const
