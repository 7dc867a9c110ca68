// Why: lucide's own runtime is 1.9 KiB on every page; unplugin-icons would do without one, for 45 changed files and SVGR.

import path from 'node:path'
import type { Plugin } from 'vite'

const runtime = path.resolve(import.meta.dirname, 'icon-runtime.ts')

/** Gives the icons of lucide-react our own small runtime in the built site. */
export function icons(): Plugin {
  return {
    name: 'evenmoor:icons',
    // While developing, the package is bundled beforehand and keeps its own.
    apply: 'build',
    enforce: 'pre',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler: (_source, importer) => (importer?.includes('/lucide-react/dist/esm/icons/') ? runtime : null),
    },
    // Keys, names and aliases are for the package's own function: ours needs none of them.
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({
        code: code
          .replaceAll(/,? ?key: "[^"]*"/g, '')
          .replaceAll(/\b(?:aliases: \[[^\]]*\]|name: "[^"]*"|size: 24),?/g, ''),
        map: null,
      }),
    },
  }
}
