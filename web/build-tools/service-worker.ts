import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { minify } from 'vite'
import { pageWords } from '../src/layouts/investor/page-words.ts'
import { type KeptShell, runWorker } from '../src/offline/worker.ts'
import { builtLocales } from './locales.ts'

/** A file that another one names, whether it loads it at once or later. */
const named = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g
/** Every page of the area has these faces; Arabic has its own besides. */
const fonts = /^(?:onest-latin-wght|geist-mono-latin-wght)-/
const arabicFont = /^vazirmatn-arabic-wght-/
/** The areas of words that signed-in pages have besides those of a page; the keys of the search belong to none. */
const shellAreas = ['investor', 'history', 'security', 'keys', 'test-networks']
const wordAreas = [...new Set([...shellAreas, ...Object.values(pageWords).flat()])]

/**
 * Writes the service worker with the list of what the signed-in pages are made of: `roots` are their routes' files, and
 * all that these name. `page` is the one whose document opens all of them. It goes beside the site and not into it: the server
 * serves it by a rule of its own.
 */
export async function serviceWorker(
  build: string,
  { roots, page, document }: { roots: readonly string[]; page: string; document: string },
): Promise<void> {
  const assets = path.join(build, 'client/assets')
  const built = readdirSync(assets).filter((file) => !/\.(?:br|gz|map)$/.test(file))
  const isWords = (file: string) => builtLocales.some((locale) => wordsOf(locale).test(file))
  const scripts = new Set<string>()
  const follow = (file: string) => {
    if (scripts.has(file) || isWords(file) || !built.includes(file)) return
    scripts.add(file)
    for (const [, next = ''] of readFileSync(path.join(assets, file), 'utf8').matchAll(named)) follow(next)
  }
  for (const root of roots) follow(root)
  const files = built.filter((file) => scripts.has(file) || file.endsWith('.css') || fonts.test(file))
  const words = Object.fromEntries(
    builtLocales.map((locale) => [
      locale,
      built
        .filter((file) => wordsOf(locale).test(file) || (locale === 'ar' && arabicFont.test(file)))
        .map(addressOf),
    ]),
  )
  const shell = { document: page, files: files.map(addressOf), words }
  const version = createHash('sha256')
    .update(JSON.stringify(shell))
    .update(readFileSync(document))
    .digest('base64url')
    .slice(0, 12)
  const kept: KeptShell = { version, ...shell }
  const whole = `(${runWorker.toString()})(self, ${JSON.stringify(kept)})`
  const small = await minify('service-worker.js', whole)
  if (small.errors.length > 0) throw new Error(small.errors.map(({ message }) => message).join())
  writeFileSync(path.join(build, 'service-worker.js'), small.code)
}

const addressOf = (file: string) => `/assets/${file}`

/** The files of a language that signed-in pages need: its own one, and those of their areas. */
const wordsOf = (locale: string) => new RegExp(`^${locale}(?:\\.(?:${wordAreas.join('|')}))?-[\\w-]{8}\\.js$`)
