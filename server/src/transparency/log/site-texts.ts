import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { locales } from '@evenmoor/contract/locales'
import { canonicalJson, type LogEntry } from './log-entry.ts'

const folder = path.resolve(import.meta.dirname, '../../../../locales')

const claimsFile = path.resolve(import.meta.dirname, '../../../../docs/claims.json')

/** The register of claims of this release, by its hash: a changed claim is a new entry. */
export async function claimsOfSite(at: string, file = claimsFile): Promise<LogEntry> {
  const sha256 = hash('sha256', await readFile(file))
  return { subject: `claims/${sha256}`, content: { type: 'claims', at, sha256 } }
}

/**
 * The terms of this release in each language, by the hash of their words: a changed sentence is a new entry. `texts` is where
 * the catalogs are.
 */
export async function termsOfSite(at: string, texts = folder): Promise<LogEntry> {
  const hashes: Record<string, string> = {}
  for (const locale of locales) {
    const area = JSON.parse(await readFile(path.join(texts, locale, 'legal.json'), 'utf8')) as {
      terms: Parameters<typeof canonicalJson>[0]
    }
    hashes[locale] = hash('sha256', canonicalJson(area.terms))
  }
  const all = hash('sha256', canonicalJson(hashes))
  return { subject: `terms/${all}`, content: { type: 'terms', at, sha256: hashes } }
}
