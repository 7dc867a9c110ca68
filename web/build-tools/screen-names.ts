import type { Plugin } from 'vite'

/** The browser asks the route table only whether a page's screen is built: the names of the files stay behind. */
export function screenNames(): Plugin {
  return {
    name: 'evenmoor:screen-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      filter: { id: /\/src\/route-table\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(/screen: '[^']+'/g, "screen: ''"), map: null }),
    },
  }
}
