import { escapeHtml } from '#platform/mail/escape-html.ts'

/** The placeholder for PUBLIC_URL in prerendered pages (web/src/screens/public/site-origin.ts has the same text). */
const placeholder = 'https://public-url.invalid'

/** Puts the installation's own address where the build could not know it. */
export const withAddress = (html: string, publicUrl: string): string =>
  html.replaceAll(placeholder, escapeHtml(publicUrl))

/** A page's path in each language, by language; "en" is there always. */
export type ListedPage = Readonly<Record<string, string>>

/** The sitemap: every listed page in every language, each with its translations. */
export function sitemap(publicUrl: string, pages: readonly ListedPage[]): string {
  const address = (path: string) => escapeHtml(publicUrl + path)
  const alternates = (page: ListedPage) =>
    Object.entries(page)
      .map(([locale, path]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(path)}"/>`)
      .join('')
  const urls = pages.flatMap((page) =>
    Object.values(page).map((path) => `<url><loc>${address(path)}</loc>${alternates(page)}</url>`),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** Everything public may be found; signed-in pages and calls have nothing for a search engine. */
export const robots = (publicUrl: string): string => `User-agent: *
Disallow: /dashboard/
Disallow: /profile/
Disallow: /staff/
Disallow: /api/
Disallow: /account/
Disallow: /management/
Disallow: /dev/

Sitemap: ${publicUrl}/sitemap.xml
`
