import { readdirSync } from 'node:fs'
import { locales } from '@evenmoor/contract/locales'
import {
  anyOf,
  areasOf,
  argumentsOf,
  type Catalog,
  folder,
  readArea,
  rulesOf,
  serverAreas,
} from './catalogs.ts'
import { exactTexts, termsMissing } from './glossary.ts'
import { practiceFault } from './practice.ts'
import { pageFaults, proseFaults } from './prose.ts'

export type Finding = { readonly locale: string; readonly key: string; readonly fault: string }

const english = 'en'
/** More than these, and nobody finds a text. */
const areasMax = 15

/** What is wrong with a language's catalog beside the English one. */
export function check(
  locale: string,
  catalog: Catalog,
  englishCatalog: Catalog,
  isUsed: (key: string) => boolean,
): Finding[] {
  const found: Finding[] = []
  const add = (key: string, fault: string) => found.push({ locale, key, fault })
  const rules = rulesOf(locale)
  const banned = anyOf(rules.banned)
  const rightlyTheSame = new Set([...rulesOf(english).sameAsEnglish, ...rules.sameAsEnglish])
  for (const key of englishCatalog.keys()) if (!catalog.has(key)) add(key, 'missing')
  for (const [key, text] of catalog) {
    const original = englishCatalog.get(key)
    if (text.trim() === '') add(key, 'empty')
    if (original === undefined) {
      add(key, 'extra')
      continue
    }
    if (locale === english && !isUsed(key.slice(key.indexOf('.') + 1))) add(key, 'unused')
    if (locale !== english && text === original && hasWords(text) && !rightlyTheSame.has(text))
      add(key, 'untranslated')
    const promise = banned.exec(text)
    if (promise) add(key, `says "${promise[0]}"`)
    try {
      const [own, its] = [named(text), named(original)]
      if (own !== its) add(key, `is given ${own || 'nothing'}, in English ${its || 'nothing'}`)
    } catch (error) {
      add(key, `is no ICU message: ${String(error)}`)
      continue
    }
    const fault = practiceFault(locale, key, text)
    if (fault) add(key, fault)
    for (const its of proseFaults(locale, key, text)) add(key, its)
  }
  if (locale === english) {
    for (const { key, fault } of pageFaults(catalog)) add(key, fault)
    for (const key of Object.keys(exactTexts))
      if (!catalog.has(key)) add(key, 'is a text of the specification and missing')
  }
  for (const noun of termsMissing(locale)) add('glossary.json', `has no word for "${noun}"`)
  for (const example of rules.bannedExamples)
    if (!banned.test(example)) add('rules.banned', `does not find "${example}"`)
  return found
}

const hasWords = (text: string) => /\p{L}{2,}/u.test(text.replaceAll(/\{[^{}]*\}|<\/?\w+>/g, ''))

/** The names that a text is given, those of tags in their signs. */
const named = (text: string) =>
  [...argumentsOf(text)]
    .map(([name, kind]) => (kind === 'tag' ? `<${name}>` : `{${name}}`))
    .toSorted()
    .join(' ')

/** What is wrong with the folders and files themselves. */
export function checkLayout(): Finding[] {
  const found: Finding[] = []
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name)
  for (const name of names)
    if (!locales.some((locale) => locale === name))
      found.push({ locale: name, key: 'languages.json', fault: 'does not name this language' })
  for (const locale of locales)
    if (!names.includes(locale))
      found.push({ locale, key: 'languages.json', fault: 'names a missing folder' })
  const areas = areasOf(english)
  if (areas.length > areasMax)
    found.push({ locale: english, key: 'areas', fault: `are ${areas.length}, more than ${areasMax}` })
  const owners = new Map<string, string>()
  // Pages name what they load by its top-level key alone.
  for (const area of areas.filter((name) => !serverAreas.has(name)))
    for (const namespace of Object.keys(readArea(english, area))) {
      const other = owners.get(namespace)
      if (other) found.push({ locale: english, key: `${area}.${namespace}`, fault: `stands in ${other} too` })
      owners.set(namespace, area)
    }
  return found
}
