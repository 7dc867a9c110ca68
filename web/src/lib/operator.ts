/**
 * Who runs this site, as far as visitors see it. Example values until the operator sets their own, and shown
 * as such.
 */
export const operator = {
  email: 'support@example.com',
  telegram: 'https://t.me/example',
  isExample: true,
} as const
