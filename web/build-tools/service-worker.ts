// Why: vite-plugin-pwa lists files for one language and one scope, and brings 20 KB of Workbox for what we do in one; see decision 81.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { minify } from 'vite'
import { layoutNamespaces } from '../src/routing/layout-namespaces.ts'
import { pageNamespaces } from '../src/routing/page-namespaces.ts'
import { type CachedShell, runServiceWorker } from '../src/features/offline/service-worker.ts'
import { type BuiltModules, filesOf, isOfOneLanguage, wordModules } from './built-modules.ts'
import { locales, scriptOf } from '@evenmoor/contract/locales'

/** Every page of the area has these faces, this script at its head and the router's list; some scripts have a face of their own besides. */
const always = /^(?:onest-latin-wght|geist-mono-latin-wght|theme-init|manifest)-.*(?:woff2|js)$/
const fontOfScript: Readonly<Record<string, RegExp>> = {
  Arab: /^vazirmatn-arabic-wght-/,
  Deva: /^noto-sans-devanagari-devanagari-wght-/,
}
/** The words of signed-in pages: of their frame, of parts that come later, and of each page. */
const later = [
  'openCheckouts',
  'investPay',
  'history',
  'performance',
  'search',
  'payee',
  'stepUp',
  'accountStatus',
  'proofAlert',
]
const namespaces = [
  ...new Set([...layoutNamespaces.investor, ...later, ...Object.values(pageNamespaces).flat()]),
]

type Shell = {
  /** The modules of the pages' routes. */
  roots: readonly string[]
  /** The page whose document opens all of them, and the file of that document. */
  page: string
  document: string
}

/**
 * Writes the service worker with the list of what the signed-in pages are made of: their routes' files, and all that
 * these load at once or later. It goes beside the site and not into it: the server serves it by a rule of its own.
 */
export async function serviceWorker(
  build: string,
  modules: BuiltModules,
  { roots, page, document }: Shell,
): Promise<void> {
  const assets = readdirSync(path.join(build, 'client/assets'))
  const known = new Set(filesOf(modules, roots, (module) => !isOfOneLanguage(module)))
  const styled = assets.filter((file) => file.endsWith('.css') && !known.has(file))
  const files = [...known, ...styled, ...assets.filter((file) => always.test(file))]
  const words = Object.fromEntries(
    locales.map((locale) => {
      const refusals = `src/refusals/${locale}.ts`
      const its = [...wordModules(modules, locale, namespaces), ...(refusals in modules ? [refusals] : [])]
      const own = filesOf(modules, its).filter((file) => !known.has(file))
      const font = fontOfScript[scriptOf(locale)]
      const faces = assets.filter((file) => font?.test(file))
      return [locale, [...own, ...faces].map(addressOf)]
    }),
  )
  const shell = { document: page, files: files.map(addressOf), words }
  const version = createHash('sha256')
    .update(JSON.stringify(shell))
    .update(readFileSync(document))
    .digest('base64url')
    .slice(0, 12)
  const kept: CachedShell = { version, ...shell }
  const whole = `(${runServiceWorker.toString()})(self, ${JSON.stringify(kept)})`
  const small = await minify('service-worker.js', whole)
  if (small.errors.length > 0) throw new Error(small.errors.map(({ message }) => message).join())
  writeFileSync(path.join(build, 'service-worker.js'), small.code)
}

const addressOf = (file: string) => `/assets/${file}`
