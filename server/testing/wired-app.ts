import { afterAll, beforeAll } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { openWire, type Wire } from './wire.ts'

/** For all tests of a file: an installation, and a wire to its database that a process can be put behind. */
export function prepareWiredApp(use: (app: TestApp, wire: Wire) => void): void {
  let app: TestApp
  let wire: Wire
  beforeAll(async () => {
    app = await createTestApp({}, new Date().toISOString())
    wire = await openWire(Number(new URL(app.database.ownerUrl).port))
    use(app, wire)
  })
  afterAll(async () => {
    await app.close()
    await wire.close()
  })
}
