// Why: @vitejs/plugin-react, which has an option for the compiler, does not run beside reactRouter(), and the way by Babel reads each file twice.

import { transform, type ReactCompilerOptions } from 'oxc-transform-react'
import type { Plugin } from 'vite'

/**
 * Only where long lists stand: the console, and the list of transactions. Everywhere else what is drawn anew is small, and
 * memoizing doubled the code of a signed-in page (up to 7 KB compressed) and made the home page 9 KB heavier.
 */
const compiled = /\/src\/screens\/(?:staff\/|investor\/transactions\/Transaction(?:List|sScreen|Table)\.)/

/**
 * React Compiler (the native port in oxc-transform-react) beside reactRouter(), which owns JSX and Fast
 * Refresh and so cannot be combined with the `compiler` option of @vitejs/plugin-react.
 */
export function reactCompiler(options: ReactCompilerOptions = {}): Plugin {
  return {
    name: 'evenmoor:react-compiler',
    enforce: 'pre',
    // Found only after the transform, the runtime would be bundled in a second pass with a second React.
    config: () => ({
      optimizeDeps: { include: ['react', 'react-dom', 'react/jsx-dev-runtime', 'react/compiler-runtime'] },
    }),
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      filter: {
        id: { include: compiled },
        code: /forwardRef|memo|\b(?:[A-Z]|use[A-Z0-9])/,
      },
      async handler(source, id) {
        const file = id.replace(/\?.*$/, '')
        const result = await transform(file, source, {
          jsx: 'preserve',
          sourcemap: true,
          reactCompiler: options,
        })
        for (const problem of result.errors) {
          // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- an enum of types only
          this[problem.severity === 'Error' ? 'error' : 'warn'](problem.codeframe ?? problem.message)
        }
        return {
          code: result.code,
          ...(result.map ? { map: result.map as never } : {}),
          moduleType: file.endsWith('x') ? 'jsx' : 'js',
        }
      },
    },
  }
}
