import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,ledger,server,web,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'web/build/**'],
    environment: 'node',
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
