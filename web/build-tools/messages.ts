import { statSync } from 'node:fs'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Tree = { readonly [key: string]: string | Tree }

const compileTree = (tree: Tree): unknown =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileTree(value),
    ]),
  )

/**
 * Ships each area's messages (`src/messages/<locale>/<area>.ts`) as compiled ICU, so that the parser stays
 * out of the browser. Node imports the .ts files as they are.
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
      filter: { id: /\/src\/messages\/[a-zA-Z-]+\/[^/]+\.ts$/ },
      async handler(id) {
        // The time in the address makes a changed file a new module while the development server runs.
        const areas = (await import(`${id}?${statSync(id).mtimeMs}`)) as Record<string, Tree>
        const exported = Object.entries(areas).map(
          ([name, tree]) => `export const ${name} = ${JSON.stringify(compileTree(tree))}`,
        )
        return { code: exported.join('\n'), moduleType: 'js' }
      },
    },
  }
}
