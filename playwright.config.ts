import { defineConfig } from '@playwright/test'
import { findBrowser, findOtherEngines } from './scripts/browser.ts'
import { journeysFolder } from './scripts/tests/tiers.ts'

/** Which tier a test belongs to is told by the end of its file's name; see docs/testing.md. */
const full = '**/*.full.e2e.ts'

export default defineConfig({
  testDir: journeysFolder,
  outputDir: 'test-results',
  globalSetup: './server/testing/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // It would fetch the whole application beside each test's first page; e2e/offline.e2e.ts allows it.
    serviceWorkers: 'block',
    // What moves all the time is painted all the time, on processors that have other tests to run.
    reducedMotion: 'reduce',
    // TRACE=1 keeps what a failed test did, for "npx playwright show-trace"; it costs time in every test.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'gate',
      testMatch: '**/*.e2e.ts',
      testIgnore: full,
      use: { launchOptions: await findBrowser() },
    },
    { name: 'full', testMatch: full, use: { launchOptions: await findBrowser() } },
    // How pages are laid out, in whatever other browsers this machine has.
    ...findOtherEngines().map(({ name, browserName, launchOptions }) => ({
      name: `engine ${name}`,
      testMatch: 'layout/**/*.e2e.ts',
      use: { browserName, launchOptions },
    })),
  ],
})
