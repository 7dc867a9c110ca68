// Why: no plugin puts together, for each language, the sentence of every claim from the catalogs and its evidence from the register.

import path from 'node:path'
import type { Plugin } from 'vite'
import { shownClaims } from '../../scripts/claims/shown-claims.ts'

const id = /\/locales\/[\w-]+\/common\.json\?claims$/

/** Ships the register of claims to its page: `locales/<language>/common.json?claims` is what it says in that language. */
export function claims(): Plugin {
  return {
    name: 'evenmoor:claims',
    enforce: 'pre',
    load: {
      filter: { id },
      handler(file) {
        const language = path.basename(path.dirname(file.split('?')[0] ?? ''))
        return { code: `export const claims = ${JSON.stringify(shownClaims(language))}`, moduleType: 'js' }
      },
    },
  }
}
