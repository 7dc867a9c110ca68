export const contact = {
  title: 'Contact',
  lead: 'Ask, complain or tell us what is wrong. We keep each message and give it a reference.',
  name: 'Name',
  email: 'Email',
  emailHint: 'We answer to this address.',
  message: 'Message',
  messageHint: 'Up to {max} characters. Never send us a password or a code.',
  left: '{left, plural, =0 {No characters left} one {# character left} other {# characters left}}',
  over: '{over, plural, one {# character too many} other {# characters too many}}',
  submit: 'Send message',
  busy: 'Sending…',
  failed: 'Failed to send message.',
  kept: 'What you typed is still here.',
  sent: 'Thanks. We have your message, reference {reference}.',
  sentNote: 'Keep the reference. We answer by e-mail when somebody has read it.',
  last: 'Your last message has the reference {reference}.',
  trap: 'Leave this field empty',
  other: {
    heading: 'Other ways',
    email: 'Support by e-mail',
    phone: 'Phone',
    telegram: 'Telegram',
    address: 'Address',
    hours: 'No rota is set up here, so we promise no hours.',
    example: 'Example: the operator has not set their own yet.',
    safety: 'Nobody from here will ask you for a password, a code or a payment. Whoever does is not us.',
  },
} as const

/** What search engines and previews say about the page. */
export const descriptions = {
  contact: 'Write to the people who run this site. Each message is kept and gets a reference number.',
} as const
