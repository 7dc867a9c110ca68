import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { minify } from 'vite'
import { fetchWords, type WordFiles } from '../src/ahead/fetch-words.ts'
import { wordsOfPage } from '../src/layouts/investor/page-words.ts'
import type { builtPages } from '../src/route-table.ts'
import { builtLocales } from './locales.ts'

type Page = ReturnType<typeof builtPages>[number]

/** The frames of the signed-in pages. */
export const frames = { investor: 'layouts/investor.route', profile: 'layouts/profile.route' } as const

/** Our own script for the head: it stands before everything that a document waits for. */
const afterScript = /<script src="[^"]+"><\/script>/
/** What a file needs at once; not what it may load later. */
const imported = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/**
 * Writes a document for each signed-in page: the application's own, which alone would have the browser find the page's
 * code, then its words file by file, with all of them named in its head. Gives the file of each page by its address.
 */
export async function appDocuments(
  build: string,
  pages: readonly Page[],
  files: ReadonlyMap<string, readonly string[]>,
): Promise<Record<string, string>> {
  const assets = path.join(build, 'client/assets')
  const application = readFileSync(path.join(build, 'client/__spa-fallback.html'), 'utf8')
  if (!afterScript.test(application)) throw new Error('the application has no script at its head any more')
  const folder = path.join(build, 'app')
  mkdirSync(folder, { recursive: true })
  const filesOf = (routes: readonly string[]) => routes.flatMap((id) => files.get(id) ?? [])
  const inAll = new Set(filesOf(['root']))
  const documents: Record<string, string> = {}
  for (const page of pages) {
    const isProfile = page.path.startsWith('/profile/')
    const routes = [frames.investor, ...(isProfile ? [frames.profile] : []), page.within ?? [], page.name]
    const own = [...new Set(filesOf(routes.flat()))].filter((file) => !inAll.has(file))
    const areas = ['investor', ...wordsOfPage(page.name)]
    const head = own.map(link).join('') + (await script(wordFiles(assets, areas)))
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

async function script(words: WordFiles): Promise<string> {
  const { code, errors } = await minify('words.js', `(${fetchWords.toString()})(${JSON.stringify(words)})`)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join())
  return `<script>${code.trim()}</script>`
}

/** In each language the files of these areas, of every page's words, and of those for coins of test networks. */
function wordFiles(assets: string, areas: readonly string[]): WordFiles {
  const built = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const one = (pattern: RegExp) => {
    const [found, ...others] = built.filter((file) => pattern.test(file))
    if (found === undefined || others.length > 0) throw new Error(`not one file is ${String(pattern)}`)
    return found
  }
  const shell = readFileSync(path.join(assets, one(/^shell-[\w-]{8}\.js$/)), 'utf8')
  const closure = (file: string, known: Set<string>) => {
    if (known.has(file)) return
    known.add(file)
    const text = readFileSync(path.join(assets, file), 'utf8')
    for (const [, next = ''] of text.matchAll(imported)) if (!isShared.test(next)) closure(next, known)
  }
  return Object.fromEntries(
    builtLocales.map((locale) => {
      // The refusals of a language have a file of the same name.
      const everywhere = new RegExp(`"\\.?/?(?:assets/)?(${locale}-[\\w-]{8}\\.js)`).exec(
        shell.replaceAll('`', '"'),
      )?.[1]
      if (everywhere === undefined) throw new Error(`the shell names no words in ${locale}`)
      const known = new Set<string>()
      closure(everywhere, known)
      for (const area of [...areas, 'test-networks'])
        closure(one(new RegExp(`^${locale}\\.${area}-[\\w-]{8}\\.js$`)), known)
      closure(one(/^for-test-networks-[\w-]{8}\.js$/), known)
      return [locale, [...known]]
    }),
  )
}

/** What every document names anyway. */
const isShared = /^(?:vendor|shell|rolldown-runtime)-/
