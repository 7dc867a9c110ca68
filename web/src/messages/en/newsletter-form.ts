export const newsletterForm = {
  email: 'Email for the newsletter',
  hint: 'News of this project. We mail you a link to confirm first.',
  submit: 'Subscribe',
  busy: 'Sending…',
  required: 'Email is required',
  format: 'Enter a valid email address.',
  done: 'Subscribed successfully!',
  failed: 'Unable to subscribe. Try again...',
} as const
