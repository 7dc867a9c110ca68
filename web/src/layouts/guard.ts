import { redirect } from 'react-router'
import { readSession } from '#api/session.ts'
import { shownLocale } from '#i18n/preferred-locale.ts'
import { pathTo } from '#paths.ts'

/** The log-in page that leads back here afterwards. */
export const loginPath = (wanted: string): string =>
  pathTo('login', { locale: shownLocale(), query: { next: wanted } })

/** Sends whoever has no stored access token to the log-in page. */
export function requireSession(request: Request): void {
  if (readSession()) return
  const { pathname, search } = new URL(request.url)
  throw redirect(loginPath(pathname + search))
}
