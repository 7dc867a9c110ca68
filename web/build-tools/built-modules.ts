// Why: Vite's list of what it built has to be read for the documents, the service worker and what is fetched before it is run.

import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Locale } from '../src/i18n/locales.ts'

/** What became of each module: Vite's list, by the module's path below `web/` or a made-up one for what is shared. */
export type BuiltModules = Manifest

/** Reads Vite's list, and takes it out of the folder that is served. */
export function takeBuiltModules(client: string): BuiltModules {
  const folder = path.join(client, '.vite')
  const modules = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as BuiltModules
  rmSync(folder, { recursive: true })
  return modules
}

/** The module that every document begins with. */
export const entry = 'src/entry.client.tsx'

/** The module of a route's file, which React Router builds under a name with a mark of its own behind it. */
export function moduleOfRoute(modules: BuiltModules, file: string | undefined): string {
  const module = Object.keys(modules).find((name) => name.startsWith(`src/${file}?`))
  if (module === undefined) throw new Error(`the route ${file} was not built`)
  return module
}

/**
 * The names of the scripts and styles of these modules and of all that they need at once; with `later` also of what they
 * may load later, as far as it agrees. Throws for a module that was not built.
 */
export function filesOf(
  modules: BuiltModules,
  roots: readonly string[],
  later: (module: string) => boolean = () => false,
): string[] {
  const known = new Set<string>()
  const follow = (module: string) => {
    if (known.has(module)) return
    known.add(module)
    for (const next of chunkOf(modules, module).imports ?? []) follow(next)
    for (const next of chunkOf(modules, module).dynamicImports ?? []) if (later(next)) follow(next)
  }
  for (const root of roots) follow(root)
  const files = [...known].flatMap((module) => {
    const { file, css = [] } = chunkOf(modules, module)
    return [file, ...css]
  })
  return [...new Set(files.map((file) => path.basename(file)))]
}

function chunkOf(modules: BuiltModules, module: string) {
  const chunk = modules[module]
  if (!chunk) throw new Error(`${module} was not built`)
  return chunk
}

/** Whether a module is one language's alone. */
export const isOfOneLanguage = (module: string): boolean =>
  /^src\/(?:i18n\/areas|messages|refusals)\//.test(module) && !shared.has(module)

const shared = new Set(['src/messages/for-test-networks.ts', 'src/refusals/translate-problem.ts'])

/** The modules with a language's own words and those of these areas: files of `messages/`, or of its folder for the language. */
export const wordModules = (modules: BuiltModules, locale: Locale, areas: readonly string[]): string[] => [
  `src/i18n/areas/${locale}.ts`,
  ...areas.map((area) => {
    const ofScreen = `src/messages/${locale}/${area}.ts`
    return ofScreen in modules ? ofScreen : `src/messages/${locale}.${area}.ts`
  }),
]
