import type { Locale } from '@evenmoor/contract/locales'

/** As `scripts/claims/shown-claims.ts` makes them. */
export type ShownClaim = {
  readonly key: string
  readonly group: 'pages' | 'mails' | 'readme'
  readonly practice: string
  readonly test: string
  readonly evidence: readonly (readonly string[])[]
}

const languages = import.meta.glob<readonly ShownClaim[]>('../../../../../locales/*/common.json', {
  query: '?claims',
  import: 'claims',
})

const loaded = new Map<Locale, Promise<readonly ShownClaim[]>>()

/** Every claim in a language; always the same promise, for a render. */
export function claimsOf(locale: Locale): Promise<readonly ShownClaim[]> {
  const known = loaded.get(locale) ?? load(locale)
  loaded.set(locale, known)
  return known
}

async function load(locale: Locale): Promise<readonly ShownClaim[]> {
  const claims = await languages[`../../../../../locales/${locale}/common.json`]?.()
  if (!claims) throw new Error(`no claims in ${locale}`)
  return claims
}
