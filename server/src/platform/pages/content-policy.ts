import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi
const styleAttribute = /<[a-z][^>]*?\sstyle="([^"]*)"/gi

/** Where browsers report what a policy blocked. */
export const policyReportsPath = '/api/content-policy-reports/'
/** Goes with every page: names the place that `report-to` means. */
export const reportingEndpoints = `content-policy="${policyReportsPath}"`

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A style attribute's value as the browser hashes it. */
const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/**
 * The Content-Security-Policy of one prerendered page: only our own files, and of what stands inside the page only
 * the very scripts that were built into it, by their hashes. Nothing is 'unsafe-inline', and no script may turn text
 * into code (Trusted Types without any policy, but for the application's own document, which makes the address of its worker).
 * Reports go by the Reporting API where the site is on https. Browsers take its places from no other, yet with them
 * named they pass over `report-uri`, so on http that stands alone.
 */
export function contentPolicy(html: string, publicUrl: string, trustedTypes = "'none'"): string {
  const scripts = hashes(html, inlineScript, (text) => text)
  const styles = hashes(html, styleAttribute, unescaped)
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self'",
    ...(styles.length > 0 ? [['style-src-attr', "'unsafe-hashes'", ...styles].join(' ')] : []),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
    ...(publicUrl.startsWith('https:') ? ['report-to content-policy'] : []),
    `report-uri ${policyReportsPath}`,
  ].join('; ')
}

const hashes = (html: string, part: RegExp, read: (text: string) => string): string[] => [
  ...new Set([...html.matchAll(part)].map((match) => sha256(read(match[1] ?? '')))),
]
