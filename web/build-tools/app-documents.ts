// Why: React Router writes one document for all signed-in pages, and no plugin writes one for each, with its files in its head.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { minify } from 'vite'
import { matchingLocale } from '../src/i18n/matching-locale.ts'
import { type FontFiles, preloadMessages, type MessageFiles } from '../src/i18n/preload-messages.ts'
import { layoutNamespaces } from '../src/routing/layout-namespaces.ts'
import { namespacesOfPage } from '../src/routing/page-namespaces.ts'
import { defaultLocale, type Locale, locales } from '@evenmoor/contract/locales'
import type { pagesOf } from '../src/routing/screens.ts'
import { type BuiltModules, entry, filesOf, wordModules } from './built-modules.ts'

type Page = ReturnType<typeof pagesOf>[number]

/** The frames of the signed-in pages. */
export const frames = { investor: 'layouts/investor.route', profile: 'layouts/profile.route' } as const

/** Our own script for the head: it stands before everything that a document waits for. */
const afterScript = /<script src="[^"]+"><\/script>/

/**
 * Writes a document for each signed-in page: the application's own, which alone would have the browser find the page's
 * code, then its words file by file, with all of them named in its head. Gives the file of each page by its address.
 */
export async function appDocuments(
  build: string,
  pages: readonly Page[],
  modules: BuiltModules,
  moduleOf: (route: string) => string,
): Promise<Record<string, string>> {
  const application = readFileSync(path.join(build, 'client/__spa-fallback.html'), 'utf8')
  if (!afterScript.test(application)) throw new Error('the application has no script at its head any more')
  const folder = path.join(build, 'app')
  mkdirSync(folder, { recursive: true })
  const inAll = new Set(filesOf(modules, [entry, moduleOf('root')]))
  const fonts = fontFiles(build)
  const documents: Record<string, string> = {}
  for (const page of pages) {
    const isProfile = page.path.startsWith('/profile/')
    const routes = [frames.investor, ...(isProfile ? [frames.profile] : []), page.within ?? [], page.name]
    const own = filesOf(modules, routes.flat().map(moduleOf)).filter((file) => !inAll.has(file))
    const namespaces = [...layoutNamespaces.investor, ...namespacesOfPage(page.name)]
    const head = own.map(link).join('') + (await script(wordFiles(modules, namespaces, inAll), fonts))
    writeFileSync(
      path.join(folder, `${page.name}.html`),
      application.replace(afterScript, (first) => first + head),
    )
    documents[page.path] = `${page.name}.html`
  }
  return documents
}

/** After what the first paint waits for. */
const link = (file: string) =>
  file.includes('.css')
    ? `<link rel="preload" as="style" href="/assets/${file}"/>`
    : `<link rel="modulepreload" fetchpriority="low" href="/assets/${file}"/>`

async function script(words: MessageFiles, fonts: FontFiles): Promise<string> {
  const { code, errors } = await minify(
    'words.js',
    `(${preloadMessages.toString()})(${JSON.stringify(words)},${JSON.stringify(fonts)},${matchingLocale.toString()})`,
  )
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join())
  return `<script>${code.trim()}</script>`
}

/** In each language the files of these namespaces and of every page's words. */
const wordFiles = (
  modules: BuiltModules,
  namespaces: readonly string[],
  inAll: ReadonlySet<string>,
): MessageFiles =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      filesOf(modules, wordModules(modules, locale, namespaces)).filter((file) => !inAll.has(file)),
    ]),
  )

const fontLink = /<link rel="preload" href="\/assets\/([^"]+)" as="font"/g

/** What the home page preloads in a language and not in English; most languages have nothing. */
function fontFiles(build: string): FontFiles {
  const fontsIn = (locale: Locale) => {
    const home = path.join(build, 'client', locale === defaultLocale ? '' : locale, 'index.html')
    return Array.from(readFileSync(home, 'utf8').matchAll(fontLink), ([, file = '']) => file)
  }
  const common = fontsIn(defaultLocale)
  if (common.length === 0) throw new Error('the home page preloads no font any more')
  const own = locales.map(
    (locale) => [locale, fontsIn(locale).filter((file) => !common.includes(file))] as const,
  )
  return Object.fromEntries(own.filter(([, files]) => files.length > 0))
}
