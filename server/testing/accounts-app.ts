import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createFactorsApp } from '#factors/testing/factors.ts'
import type { TestApp } from './app.ts'

/**
 * The server of a test file about accounts, handed to `keep`: made before its tests, taken down after them. `pauseMs` go by
 * before each test, so that what the one before it counted is over: limits that allow many count a sixtieth longer than they say.
 */
export function prepareAccountsApp(pauseMs: number, keep: (app: TestApp) => void): void {
  let t: TestApp
  beforeAll(async () => {
    t = await createFactorsApp()
    keep(t)
  })
  beforeEach(() => t.clock.advance(pauseMs))
  afterAll(() => t.close())
}
