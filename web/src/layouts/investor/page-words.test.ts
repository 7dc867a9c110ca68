import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { plannedLocales } from '#i18n/locales.ts'
import { messages as layoutWords } from '#messages/en.investor.ts'
import { messages as everywhere } from '#messages/en.ts'
import { routeTable } from '#route-table.ts'
import { screens } from '#screens.ts'
import { pageWords, wordsAt } from './page-words.ts'

const source = path.resolve(import.meta.dirname, '../..')

/** The file that an import means, when it is one of ours. */
function fileOf(specifier: string, from: string): string | null {
  const file = specifier.startsWith('#')
    ? path.join(source, specifier.slice(1))
    : specifier.startsWith('.') && path.resolve(path.dirname(from), specifier)
  return file && /\.tsx?$/.test(file) && existsSync(file) ? file : null
}

const imports =
  /^(?:import|export)\s+(?!type\s)(?:[^'";]*?from\s+)?'(?<static>[^']+)'|import\('(?<later>[^']+)'\)/gm

/** A file's text and those of all that it imports, at once or later. */
function textsFrom(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen
  const text = readFileSync(file, 'utf8')
  seen.set(file, text)
  for (const { groups } of text.matchAll(imports)) {
    const next = fileOf(groups?.['static'] ?? groups?.['later'] ?? '', file)
    if (next && !next.includes('/messages/')) textsFrom(next, seen)
  }
  return seen
}

/** The namespaces of words that code asks for. */
function askedFor(text: string): string[] {
  const named = [...text.matchAll(/useTranslations\('(\w+)/g)]
  const full = /useTranslations\(\)/.test(text) ? [...text.matchAll(/\bt\(\s*['`](\w+)\./g)] : []
  return [...named, ...full].flatMap(([, name]) => name ?? [])
}

/** The areas that code brings itself. */
const areasIn = (text: string) => [...text.matchAll(/<Words area="(\w+)"/g)].flatMap(([, area]) => area ?? [])
const wordsOfArea = (area: string) => {
  const file = path.join(source, `messages/en.${area}.ts`)
  // Without one it is the words of a screen, which a part of another brings.
  if (!existsSync(file)) return [namespaceOf(area)]
  const catalogue = readFileSync(file, 'utf8')
  return (
    /export const messages = \{([^}]*)\}/
      .exec(catalogue)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? []
  )
}

const english = path.join(source, 'messages/en')
/** The words of screens by their namespace: "checkoutMore" stands in "checkout-more". */
const namespaceOf = (screen: string) =>
  screen.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const namespaces = new Set(
  globSync('*.ts', { cwd: english }).map((file) => namespaceOf(path.basename(file, '.ts'))),
)
const given = Object.keys({ ...everywhere, ...layoutWords })
/** What every page of the profile has, for the frame around it and for proving who one is. */
const ofProfile = ['profile', 'security']

describe.each(Object.entries(pageWords))('%s', (name, words) => {
  const page = routeTable[name as keyof typeof pageWords]
  const { path: address } = page
  const screen = screens[name as keyof typeof pageWords]
  const texts = [...textsFrom(path.join(source, 'screens', screen)).values()]
  // It stands inside another, among what that one brings.
  const around =
    'within' in page ? [...textsFrom(path.join(source, 'screens', screens[page.within])).values()] : []
  const asked = new Set(texts.flatMap(askedFor).filter((namespace) => namespaces.has(namespace)))
  const own = [...texts, ...around].flatMap(areasIn).flatMap(wordsOfArea)

  test('brings the words that its code asks for, and no others', () => {
    const missing = [...asked].filter((namespace) => ![...given, ...own].includes(namespace))
    expect(missing.filter((namespace) => !words.flatMap(wordsOfArea).includes(namespace))).toEqual([])
    const isAsked = (area: string) => wordsOfArea(area).some((namespace) => missing.includes(namespace))
    const frame = address.startsWith('/profile/') ? ofProfile : []
    expect(words.filter((area) => !isAsked(area) && !frame.includes(area))).toEqual([])
    expect(words).toEqual(expect.arrayContaining(frame))
  })

  test('is found by its address', () => {
    expect(wordsAt(address.replaceAll(/:\w+/g, 'some-id'))).toEqual(words)
  })
})

test('an address of no page brings no words', () => {
  expect(wordsAt('/dashboard/positions')).toEqual([])
})

test('every language has the words of every screen', () => {
  const isArea = (name: string) => existsSync(path.join(source, `messages/en.${name}.ts`))
  // Those of the search belong to no page, those about new addresses come with the part that says them.
  const screens = new Set(
    [...Object.values(pageWords).flat(), 'keys', 'payee'].filter((name) => !isArea(name)),
  )
  for (const locale of plannedLocales) {
    const language = readFileSync(path.join(source, `messages/${locale}.investor.ts`), 'utf8')
    const listed = /'\.\/[\w-]+\/\{([^}]*)\}/.exec(language)?.[1]?.split(',')
    expect([locale, ...(listed ?? []).toSorted()]).toEqual([locale, ...[...screens].toSorted()])
    const isMissing = (name: string) => !existsSync(path.join(source, `messages/${locale}/${name}.ts`))
    expect([locale, [...screens].filter(isMissing)]).toEqual([locale, []])
  }
})
