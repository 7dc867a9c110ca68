import type { Plugin } from 'vite'

/** A declared call's sentence for the API's documentation, however the formatter broke the line. */
const summary = /^\s*summary:\s*(['"`])(?:\\.|(?!\1)[^\\])*\1,$/gm

/** The browser makes calls and does not explain them: the sentences of the API's documentation stay behind. */
export function contract(): Plugin {
  let isShortened = false
  return {
    name: 'evenmoor:contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      filter: { id: /\/contract\/src\/[\w-]+\.ts$/, code: /summary:/ },
      handler(code) {
        const short = code.replaceAll(summary, '')
        isShortened ||= short !== code
        return { code: short, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isShortened)
        this.error('no call has a summary any more: see web/build-tools/contract.ts')
    },
  }
}
