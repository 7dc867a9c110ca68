// Why: no plugin compiles the ICU messages of JSON files into a chunk for each namespace, so that a page loads its own words in its own language.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Tree = { readonly [key: string]: string | Tree }

/** No namespaces of pages: what is on every page, what the server alone says, and what the check of words looks for. */
const others = new Set(['common.json', 'documents.json', 'mails.json', 'rules.json'])

/** Areas of the signed-in pages. Public pages don't carry the names of these files: that is 0.6 KiB on each. */
const signedInAreas = new Set(
  ['activity', 'invest', 'investor', 'profile', 'security', 'staff', 'withdrawals'].map(
    (area) => `${area}.json`,
  ),
)
/** In such an area, and on a public page too. */
const alsoPublic = new Set(['parts'])

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Tree

const compileTree = (tree: Tree): unknown =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileTree(value),
    ]),
  )

const exported = (tree: Tree) => `export const messages = ${JSON.stringify(compileTree(tree))}`

/** What loads each namespace of a language: a top-level key of one of its areas is a chunk of its own. */
function loaders(folder: string, isSignedIn: boolean): string {
  const areas = readdirSync(folder).filter((file) => file.endsWith('.json') && !others.has(file))
  const all = areas.flatMap((area) => {
    const file = path.join(folder, area)
    return Object.keys(read(file))
      .filter((name) => (signedInAreas.has(area) && !alsoPublic.has(name)) === isSignedIn)
      .map((name) => `${name}: () => import(${JSON.stringify(`${file}?namespace=${name}`)})`)
  })
  return `export const namespaces = { ${all.join(', ')} }`
}

/** What loads the loaders of the signed-in pages. */
const further = (file: string) =>
  `export const signedIn = () => import(${JSON.stringify(`${file}?signed-in`)})`

/**
 * Ships the catalogs (`locales/<language>/<area>.json`) as compiled ICU, so that the parser stays out of the browser:
 * `common.json?language` is what each page of a language needs, with a loader for each further namespace of the public pages;
 * `common.json?signed-in` has those of the signed-in ones; `<area>.json?namespace=<name>` is one of these. Node reads the same files as they are.
 */
export function messages(): Plugin {
  return {
    name: 'evenmoor:messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
      ssr: { noExternal: ['use-intl'] },
    }),
    load: {
      filter: { id: /\/locales\/[\w-]+\/\w+\.json\?(?:language|signed-in|namespace=\w+)$/ },
      handler(id) {
        const [file = '', query = ''] = id.split('?')
        const folder = path.dirname(file)
        if (query === 'signed-in') return js(loaders(folder, true))
        const area = read(file)
        const [, name] = query.split('=')
        if (name === undefined) return js([exported(area), loaders(folder, false), further(file)].join('\n'))
        return js(exported({ [name]: area[name] ?? {} }))
      },
    },
  }
}

const js = (code: string) => ({ code, moduleType: 'js' as const })
