/** Only for reading addresses: it is never requested. */
const base = 'https://own.invalid'

/**
 * Where to go after logging in: the wanted address when it is a path of this site, else null. Refuses other
 * origins in every spelling a browser would accept ("//evil", "/\\evil", "javascript:", encoded or with tabs).
 */
export function safeReturnPath(wanted: string | null | undefined): string | null {
  if (!wanted || !wanted.startsWith('/') || /[\\\s\p{Cc}]/u.test(wanted)) return null
  if (/^\/(?:\/|%2f|%5c)/i.test(wanted)) return null
  if (!URL.canParse(wanted, base)) return null
  const { origin, pathname, search, hash } = new URL(wanted, base)
  if (origin !== base || pathname.startsWith('//')) return null
  return `${pathname}${search}${hash}`
}
