/** Every public page of the spec and of the product, in English. */
export const publicPaths = [
  '/',
  '/about',
  '/contact',
  '/faq',
  '/terms',
  '/privacy',
  '/risks',
  '/scam-check',
  '/results',
  '/verify-statement',
  '/proof',
  '/proof/claims',
  '/signup',
  '/login',
  '/forgot-password',
  '/reset_password_confirm',
  '/logout',
  '/not-me',
  '/undo-email-change',
  '/freeze',
  '/cancel-withdrawal',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
] as const

/** The same page in Arabic, which is written from right to left. */
export const inArabic = (path: string): string => (path === '/' ? '/ar' : `/ar${path}`)
