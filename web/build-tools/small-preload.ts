import path from 'node:path'
import type { Plugin } from 'vite'

const ours = path.resolve(import.meta.dirname, '../src/router/load-with.ts')

/** Puts our own few lines in the place of what Vite wraps around each `import()` (0.6 KB compressed on every page). */
export function smallPreload(): Plugin {
  let isReplaced = false
  return {
    name: 'evenmoor:small-preload',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!/export const __vitePreload\b/.test(code))
          this.error('Vite loads parts in another way than in 8.3')
        isReplaced = true
        return { code: `export { loadWith as __vitePreload } from ${JSON.stringify(ours)}`, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error('Vite brings no preload helper: remove web/build-tools/small-preload.ts')
    },
  }
}
