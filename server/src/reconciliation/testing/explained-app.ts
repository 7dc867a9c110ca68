import { afterEach, beforeEach, expect } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { unexplained } from './unexplained.ts'

/**
 * A server of its own for each test of a file, handed to `keep`, whose figures must be explained at the test's end (see
 * `unexplained`).
 */
export function prepareExplainedApp(keep: (app: TestApp) => void | Promise<void>): void {
  let app: TestApp
  beforeEach(async () => {
    app = await createTestApp()
    await keep(app)
  })
  afterEach(async () => {
    const found = await unexplained(app)
    await app.close()
    expect(found).toEqual([])
  })
}
