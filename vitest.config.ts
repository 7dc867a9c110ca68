import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,ledger,server,web,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'web/build/**'],
    environment: 'node',
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for is there within milliseconds, but not on a machine with other things to do.
    expect: { poll: { timeout: 15_000 } },
  },
})
