import { redirect } from 'react-router'
import { readSession } from '#api/session.ts'
import { storedLocale, documentLocale } from '#i18n/preferred-locale.ts'
import { pathTo } from '#routing/paths.ts'

/** The log-in page that leads back here afterwards. */
export const loginPath = (wanted: string): string =>
  pathTo('login', { locale: documentLocale(), query: { next: wanted } })

/** Redirects to the log-in page when there is no stored access token. */
export function requireSession(request: Request): void {
  if (readSession()) return
  const { pathname, search } = new URL(request.url)
  throw redirect(loginPath(pathname + search))
}

/**
 * Loads the document again where the person's language is another than the one it is in: a login brings the language of
 * the account, and signed-in pages have none in their address.
 */
export async function requireStoredLocale(request: Request): Promise<void> {
  const kept = storedLocale()
  if (kept === null || kept === documentLocale()) return
  location.replace(request.url)
  // The new document takes over; nothing of this one is to be seen any more.
  await new Promise(() => undefined)
}
