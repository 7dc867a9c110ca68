import { transform, type ReactCompilerOptions } from 'oxc-transform-react'
import type { Plugin } from 'vite'

/**
 * Only signed-in screens are compiled: they hold state and lists. Public pages are rendered once, and the parts of
 * `ui` get new children with every render; memoising both made the home page 9 KB (compressed) heavier for nothing.
 * Nor is the checkout: a handful of cards, drawn again only when its payment moved.
 */
const compiled = /\/src\/screens\/(investor\/(?!checkout\/)|staff\/)/

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
