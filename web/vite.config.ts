import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { claims } from './build-tools/claims.ts'
import { chunkGroups, chunkName } from './build-tools/chunks.ts'
import { contract } from './build-tools/contract.ts'
import { messages } from './build-tools/messages.ts'
import { reactCompiler } from './build-tools/react-compiler.ts'

export default defineConfig({
  build: {
    // light-dark() and oklch() as written: older browsers than these have neither.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    // For the documents of the signed-in pages, which name their files; `buildEnd` takes it away again.
    manifest: true,
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => chunkName(facadeModuleId),
        codeSplitting: {
          groups: [...chunkGroups],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/account', '/management', '/dev'].map((call) => [call, 'http://127.0.0.1:3000']),
    ),
  },
  plugins: [
    tailwindcss(),
    claims(),
    messages(),
    contract(),
    reactCompiler({ reportDiagnostics: true }),
    reactRouter(),
  ],
})
