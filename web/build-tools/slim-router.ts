import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const version = '8.4.0'
const ours = path.resolve(import.meta.dirname, '../src/router')

/** Files of React Router, and what stands in for each in the browser: our file and the names it has. */
const parts: Readonly<Record<string, { file: string; names: readonly string[] }>> = {
  'dom/ssr/routeModules.js': { file: 'load-route-module.ts', names: ['loadRouteModule'] },
  'dom/ssr/single-fetch.js': {
    file: 'client-loaders.ts',
    names: ['decodeViaTurboStream', 'getTurboStreamSingleFetchDataStrategy'],
  },
  'dom/ssr/fog-of-war.js': {
    file: 'all-routes-known.ts',
    names: ['getPatchRoutesOnNavigationFunction', 'isFogOfWarEnabled', 'useFogOFWarDiscovery'],
  },
  'router/instrumentation.js': {
    file: 'not-instrumented.ts',
    names: ['consumeInstrumentationClientResultMetaReceiver'],
  },
}

/**
 * Functions that are never run here, because no link of ours asks for a page ahead and no server components are made:
 * what each gives then. With them their helpers go.
 */
const shortened: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'hooks.js': { RSCErrorHandler: 'return null' },
  'dom/ssr/components.js': {
    usePrefetchBehavior: 'return [false, null, {}]',
    PrefetchPageLinks: 'return null',
  },
}

/** A name for developer tools keeps a component in the build that nothing uses. */
const forTools = /^\w+\.displayName = "\w+";$/gm

/**
 * Leaves out of the browser's React Router what a prerendered site without server loaders never runs (5 KB compressed
 * on every page), and puts our way of loading a page's code in; see docs/decisions/0013. Names that only a server
 * calls stay, without a value.
 */
export function slimRouter(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'evenmoor:slim-router',
    // While developing, the package is bundled beforehand and stays whole.
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    buildStart() {
      const manifest = createRequire(import.meta.url).resolve('react-router/package.json')
      const found = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
      if (found !== version)
        this.error(`React Router is ${found}: see whether web/build-tools/slim-router.ts still fits`)
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler(code, id) {
        const part = id.split('/dist/production/lib/')[1] ?? ''
        const stand = parts[part]
        if (!stand) return { code: shorten(code, part, (problem) => this.error(problem)), map: null }
        const exported = /export \{ ([^}]*) \};\s*$/.exec(code)?.[1]?.split(', ') ?? []
        const unknown = stand.names.filter((name) => !exported.includes(name))
        if (unknown.length > 0) this.error(`${part} no longer exports ${unknown.join(', ')}`)
        replaced.add(part)
        const absent = exported.filter((name) => !stand.names.includes(name))
        return {
          code: [
            `export { ${stand.names.join(', ')} } from ${JSON.stringify(path.join(ours, stand.file))}`,
            ...absent.map((name) => `export const ${name} = undefined`),
          ].join('\n'),
          map: null,
        }
      },
    },
    buildEnd(error) {
      const missed = Object.keys(parts).filter((part) => !replaced.has(part))
      if (!error && missed.length > 0) this.error(`React Router has no ${missed.join(', ')}`)
    },
  }
}

function shorten(code: string, part: string, fail: (problem: string) => never): string {
  let short = code.replaceAll(forTools, '')
  for (const [name, body] of Object.entries(shortened[part] ?? {})) {
    const whole = new RegExp(`^function ${name}\\([\\s\\S]*?^}$`, 'm')
    if (!whole.test(short)) fail(`${part} has no function ${name}`)
    short = short.replace(whole, `function ${name}() { ${body} }`)
  }
  return short
}
