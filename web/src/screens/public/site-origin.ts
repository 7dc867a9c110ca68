/**
 * Stands for the operator's PUBLIC_URL in prerendered pages, where search engines want whole addresses. The server
 * puts the real one in its place as it starts (server/src/platform/pages/built-pages.ts has the same text).
 */
const placeholder = 'https://public-url.invalid'

/** The origin of this site, without a trailing slash. */
export const siteOrigin: string =
  typeof document === 'undefined'
    ? placeholder
    : new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href).origin
