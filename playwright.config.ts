import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: await findBrowser(),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    // It would fetch the whole application beside each test's first page; e2e/offline.e2e.ts allows it.
    serviceWorkers: 'block',
  },
})
