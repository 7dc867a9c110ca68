import { readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { defaultLocale } from '../src/i18n/locales.ts'
import { builtLocales } from './locales.ts'

const opening = 'window.__reactRouterManifest='

/**
 * Makes the list of routes that every page loads small: the browser reads neither `imports` (they are for rendering on
 * a server) nor flags that are false, and the routes of the other languages are made from the English ones by the
 * browser itself. This saves 5 KB compressed on every page.
 */
export async function slimManifest(assets: string): Promise<void> {
  for await (const name of glob('manifest-*.js', { cwd: assets })) {
    const file = path.join(assets, name)
    const source = readFileSync(file, 'utf8')
    if (!source.startsWith(opening)) throw new Error(`${name} is not the manifest of React Router 8.4`)
    const manifest = JSON.parse(source.slice(opening.length).replace(/;\s*$/, '')) as Manifest
    const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, slim(route)]))
    writeFileSync(file, `{${expandable({ ...manifest, routes })}}`)
  }
}

type Routes = Record<string, Record<string, unknown>>
type Manifest = { routes: Routes }

const slim = (route: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(route).filter(
      ([name, value]) =>
        name !== 'imports' && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** What `expand` gives back: every route is known by its name, and has a component. */
const pack = ({ id: _id, hasDefaultExport: _hasDefaultExport, ...rest }: Record<string, unknown>) => rest

/** Runs as it stands here, in the browser too: unpacks the routes, and adds the English ones for each other language. */
function expand(routes: Routes, english: string, locales: readonly string[]): void {
  for (const [id, packed] of Object.entries(routes)) {
    const route = { ...packed, id, hasDefaultExport: true }
    routes[id] = route
    const [locale, page] = id.split('/')
    if (locale !== english) continue
    for (const other of locales) {
      const own = page === 'layout' ? { path: other } : { parentId: `${other}/layout` }
      routes[`${other}/${page}`] = { ...route, id: `${other}/${page}`, ...own }
    }
  }
}

/** The script that makes the manifest, after a look that it makes this very one. */
function expandable(manifest: Manifest): string {
  const others = builtLocales.filter((locale) => locale !== defaultLocale)
  const translated = new Set<string>(others)
  const kept = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => !translated.has(id.split('/')[0] ?? ''))
      .map(([id, route]) => [id, pack(route)]),
  )
  const made = structuredClone(kept)
  expand(made, defaultLocale, others)
  if (!isDeepStrictEqual(made, manifest.routes))
    throw new Error('the routes of a language are not those of English: see web/build-tools/slim-manifest.ts')
  const call = `(${expand.toString()})(m.routes,${JSON.stringify(defaultLocale)},${JSON.stringify(others)})`
  return `const m=${JSON.stringify({ ...manifest, routes: kept })};${call};window.__reactRouterManifest=m`
}
