import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { areasOf, readArea, serverAreas } from '../../../scripts/words/catalogs.ts'
import { routeTable } from './route-table.ts'
import { screens } from './screens.ts'
import { layoutNamespaces } from './layout-namespaces.ts'
import { pageNamespaces, namespacesAt } from './page-namespaces.ts'

const source = path.resolve(import.meta.dirname, '..')

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
    if (next) textsFrom(next, seen)
  }
  return seen
}

/** The namespaces of words that code asks for. */
function askedFor(text: string): string[] {
  const named = [...text.matchAll(/useTranslations\('(\w+)/g)]
  const full = /useTranslations\(\)/.test(text) ? [...text.matchAll(/\bt\(\s*['`](\w+)\./g)] : []
  return [...named, ...full].flatMap(([, name]) => name ?? [])
}

/** The namespaces that code brings itself. */
const broughtIn = (text: string) =>
  [
    ...text.matchAll(
      /(?:<MessagesProvider namespaces=\{|withMessages\(|belowFold\(\{[^}]*namespaces: )\[([^\]]*)\]/g,
    ),
  ].flatMap(([, names]) => names?.match(/\w+/g) ?? [])

const namespaces = new Set(
  areasOf('en').flatMap((area) => (serverAreas.has(area) ? [] : Object.keys(readArea('en', area)))),
)
/** What every page has: the words of the whole site and those of the frame. */
const given: readonly string[] = [...Object.keys(readArea('en', 'common')), ...layoutNamespaces.investor]
/** What every page of the profile has, for the frame around it and for proving who one is. */
const ofProfile = ['profile', 'security', 'stepUp']

describe.each(Object.entries(pageNamespaces))('%s', (name, words) => {
  const page = routeTable[name as keyof typeof pageNamespaces]
  const { path: address } = page
  const screen = screens[name as keyof typeof pageNamespaces]
  const texts = [...textsFrom(path.join(source, 'screens', screen)).values()]
  // It stands inside another, among what that one brings.
  const around =
    'within' in page ? [...textsFrom(path.join(source, 'screens', screens[page.within])).values()] : []
  const asked = new Set(texts.flatMap(askedFor).filter((name) => namespaces.has(name)))
  const own = [...texts, ...around].flatMap(broughtIn)

  test('brings the words that its code asks for, and no others', () => {
    const missing = [...asked].filter((namespace) => ![...given, ...own].includes(namespace))
    expect(missing.filter((namespace) => !words.some((its) => its === namespace))).toEqual([])
    const frame = address.startsWith('/profile/') ? ofProfile : []
    expect(words.filter((namespace) => !missing.includes(namespace) && !frame.includes(namespace))).toEqual(
      [],
    )
    expect(words).toEqual(expect.arrayContaining(frame))
  })

  test('is found by its address', () => {
    expect(namespacesAt(address.replaceAll(/:\w+/g, 'some-id'))).toEqual(words)
  })
})

test('an address of no page brings no words', () => {
  expect(namespacesAt('/dashboard/positions')).toEqual([])
})
