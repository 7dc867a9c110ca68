import { defaultLocale, locales } from '@evenmoor/contract/locales'
import { readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { minify } from 'vite'

const opening = 'window.__reactRouterManifest='

/**
 * Makes the list of routes that every page loads small: the browser reads neither `imports` (they are for rendering on
 * a server) nor flags that are false, and the routes of the other languages are made from the English ones by the
 * browser itself. This saves 5 KB compressed on every page.
 */
export async function slimManifest(assets: string): Promise<BuiltRoutes> {
  for await (const name of glob('manifest-*.js', { cwd: assets })) {
    const file = path.join(assets, name)
    const source = readFileSync(file, 'utf8')
    if (!source.startsWith(opening)) throw new Error(`${name} is not the manifest of React Router 8.4`)
    const manifest = JSON.parse(source.slice(opening.length).replace(/;\s*$/, '')) as Manifest
    const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, slim(route)]))
    writeFileSync(file, await expandable({ ...manifest, routes }))
    return { manifest: name, files: filesOf(manifest) }
  }
  throw new Error('the build has no list of routes')
}

/** The list's own file, and the scripts and styles of each route by its id. */
type BuiltRoutes = { manifest: string; files: ReadonlyMap<string, readonly string[]> }

const filesOf = ({ entry, routes }: Manifest): BuiltRoutes['files'] =>
  new Map(
    Object.entries(routes).map(([id, { module, imports, css }]) => [
      id,
      [entry.module, module, imports, css, id === 'root' && entry.imports]
        .flat()
        .filter((file) => typeof file === 'string')
        .map((file) => path.basename(file)),
    ]),
  )

type Route = Record<string, unknown>
type Routes = Record<string, Route>
type Manifest = { entry: { module: string; imports: string[] }; routes: Routes }

const slim = (route: Route) =>
  Object.fromEntries(
    Object.entries(route).filter(
      ([name, value]) =>
        name !== 'imports' && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  )

const bare = (file: string) => file.replaceAll('/assets/', '').replace(/\.js$/, '')

/** A part of a line: lists of files have commas between them, a flag is 1, and what a route has not is empty. */
function plain(part: unknown): string {
  if (Array.isArray(part)) return part.map(plain).join(',')
  if (typeof part === 'string') return bare(part)
  return part === true ? '1' : ''
}

/** A route as one line, of which `expand` makes it again. */
const pack = ({ id, path: own, parentId, module, index, hasErrorBoundary, css, hasClientLoader }: Route) =>
  [id, own, parentId, module, index, hasErrorBoundary, css, hasClientLoader].map(plain).join(' ').trimEnd()

/** Runs as it stands here, in the browser too: unpacks the routes, and adds the English ones for each other language. */
function expand(lines: string, english: string, locales: readonly string[]): Routes {
  const routes: Routes = {}
  for (const line of lines.split('\n')) {
    const [id = '', path, parentId, module, index, catches, css, loader] = line.split(' ')
    const route: Route = { id, module: `/assets/${module}.js`, hasDefaultExport: true }
    if (path || id === 'root') route['path'] = path
    if (parentId) route['parentId'] = parentId
    if (index) route['index'] = true
    if (catches) route['hasErrorBoundary'] = true
    if (css) route['css'] = css.split(',').map((file) => `/assets/${file}`)
    if (loader) route['hasClientLoader'] = true
    routes[id] = route
    const [locale, page] = id.split('/')
    if (locale !== english) continue
    for (const other of locales) {
      const own = page === 'layout' ? { path: other } : { parentId: `${other}/layout` }
      routes[`${other}/${page}`] = { ...route, id: `${other}/${page}`, ...own }
    }
  }
  return routes
}

/** The script that makes the manifest, after a look that it makes this very one. */
async function expandable({ routes, ...rest }: Manifest): Promise<string> {
  const others = locales.filter((locale) => locale !== defaultLocale)
  const translated = new Set<string>(others)
  const lines = Object.entries(routes)
    .filter(([id]) => !translated.has(id.split('/')[0] ?? ''))
    .map(([, route]) => pack(route))
    .join('\n')
  if (!isDeepStrictEqual(expand(lines, defaultLocale, others), routes))
    throw new Error(
      'a route is not what its line says, or not as in English: see web/build-tools/slim-manifest.ts',
    )
  const made = `(${expand.toString()})(${[lines, defaultLocale, others].map((part) => JSON.stringify(part)).join()})`
  const source = `window.__reactRouterManifest={...${JSON.stringify(rest)},routes:${made}}`
  const { code, errors } = await minify('manifest.js', source)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join())
  return code
}
