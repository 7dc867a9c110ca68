// Why: what only the server reads of our own contract is 1 to 2 KiB on a signed-in page, and no plugin knows which that is.

import type { Plugin } from 'vite'

/** What the browser never asks of a declared call, however the formatter broke the line. */
const serverOnly = {
  /** Its sentence for the API's documentation. */
  summary: /^\s*summary:\s*(['"`])(?:\\.|(?!\1)[^\\])*\1,$/gm,
  /** Whether it may be called while an account is locked or suspended, and what holds where nothing is declared. */
  whileLimited: /^\s*whileLimited:(?: true,|\s*given\.access\.[^,]*,)$/gm,
} as const

/** The browser makes calls, and neither explains them nor decides who may: that part of their declarations stays behind. */
export function contract(): Plugin {
  const shortened = new Set<string>()
  return {
    name: 'evenmoor:contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      filter: { id: /\/contract\/src\/[\w-]+\.ts$/, code: /summary:|whileLimited:/ },
      handler(code) {
        let short = code
        for (const [name, part] of Object.entries(serverOnly)) {
          const without = short.replaceAll(part, '')
          if (without !== short) shortened.add(name)
          short = without
        }
        return { code: short, map: null }
      },
    },
    buildEnd(error) {
      const kept = Object.keys(serverOnly).filter((name) => !shortened.has(name))
      if (!error && kept.length > 0)
        this.error(`no call has ${kept.join(', ')} any more: see web/build-tools/contract.ts`)
    },
  }
}
