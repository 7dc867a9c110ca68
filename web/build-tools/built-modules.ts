// Why: Vite's list of what it built has to be read for the documents, the service worker and what is fetched before it is run.

import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Locale } from '@evenmoor/contract/locales'

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
  /^(?:\.\.\/locales|src\/refusals)\//.test(module) && !module.endsWith('/translate-problem.ts')

/** The modules with the words of a language's every page and with those of a signed-in page's namespaces (`build-tools/messages.ts`). */
export function wordModules(modules: BuiltModules, locale: Locale, namespaces: readonly string[]): string[] {
  const ofLanguage = Object.keys(modules).filter((module) => module.startsWith(`../locales/${locale}/`))
  return ['language', 'signed-in', ...namespaces.map((name) => `namespace=${name}`)].map(
    (part) => ofLanguage.find((module) => module.endsWith(`?${part}`)) ?? `${locale}?${part}`,
  )
}
