import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** The words as the repository keeps them: `locales/<language>/<area>.json`, nested keys, ICU MessageFormat. */

export const folder = path.resolve(import.meta.dirname, '../../locales')

/** What the check looks for in a language (`rules.ts`): it stands beside the areas and is none. */
const rulesName = 'rules'

export type Tree = { readonly [key: string]: string | Tree }
/** Each text by its key, which begins with its area: `site.home.lead`. */
export type Catalog = ReadonlyMap<string, string>

const readJson = (locale: string, name: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, locale, `${name}.json`), 'utf8'))

/** What the server says in mails and files; the other areas are those of pages. */
export const serverAreas: ReadonlySet<string> = new Set(['mails', 'documents'])

/** The areas of a language: the names of its files. */
export const areasOf = (locale: string): string[] =>
  readdirSync(path.join(folder, locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .filter((name) => name !== rulesName)

export const readArea = (locale: string, area: string): Tree => readJson(locale, area) as Tree

export const readCatalog = (locale: string): Catalog =>
  new Map(areasOf(locale).flatMap((area) => leaves(readArea(locale, area), `${area}.`)))

/** The texts of a tree with their keys below `above`. */
export const leaves = (tree: Tree, above = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as const] : leaves(value, `${above}${key}.`),
  ) as [string, string][]

export type Kind = 'text' | 'number' | 'date' | 'tag'

/** What a message is given, by name. Throws where it is no ICU message. */
export function argumentsOf(text: string): ReadonlyMap<string, Kind> {
  const found = new Map<string, Kind>()
  collect(parse(text), found)
  return found
}

function collect(parts: readonly MessageFormatElement[], found: Map<string, Kind>): void {
  for (const part of parts) {
    if (part.type === TYPE.literal || part.type === TYPE.pound) continue
    const known = found.get(part.value)
    found.set(part.value, known === undefined || known === 'text' ? kindOf(part.type) : known)
    if (part.type === TYPE.tag) collect(part.children, found)
    if (part.type === TYPE.select || part.type === TYPE.plural)
      for (const option of Object.values(part.options)) collect(option.value, found)
  }
}

function kindOf(type: MessageFormatElement['type']): Kind {
  if (type === TYPE.plural || type === TYPE.number) return 'number'
  if (type === TYPE.date || type === TYPE.time) return 'date'
  return type === TYPE.tag ? 'tag' : 'text'
}

/** What a message says on one kind of money: the branch of `{mode, select, test {…} other {…}}`, else all of it. */
export function inMode(text: string, mode: 'practice' | 'test'): string {
  const [first] = parse(text, { captureLocation: true })
  if (first?.type !== TYPE.select || first.value !== 'mode') return text
  const { location } = first.options[mode === 'test' ? 'test' : 'other'] ?? {}
  return location ? text.slice(location.start.offset + 1, location.end.offset - 1) : text
}

/** What is looked for in a language, as the stems of regular expressions. */
export type Rules = {
  /** What no page and no mail says: promises, flattery and hurry, as sellers of sure returns use them. */
  readonly banned: readonly string[]
  /** What such sellers write; each must be found. */
  readonly bannedExamples: readonly string[]
  /** How practice money, networks and the like are called. */
  readonly ofPractice: readonly string[]
  /** Texts that are rightly those of English; in English's own list, those that are so in every language. */
  readonly sameAsEnglish: readonly string[]
  /** Words and spellings that are not ours, as regular expressions, each with the better word. */
  readonly wording: readonly (readonly [pattern: string, better: string])[]
  /** The same for documents and the API alone; English alone has them. */
  readonly documents?: readonly (readonly [pattern: string, better: string])[]
  /** Names, written large in the middle of a sentence; English alone has them. */
  readonly names?: readonly string[]
}

const rules = new Map<string, Rules>()

export function rulesOf(locale: string): Rules {
  const its = rules.get(locale) ?? (readJson(locale, rulesName) as Rules)
  rules.set(locale, its)
  return its
}

/** Any of these stems, in either case. */
export const anyOf = (stems: readonly string[]): RegExp => new RegExp(stems.join('|'), 'iu')
