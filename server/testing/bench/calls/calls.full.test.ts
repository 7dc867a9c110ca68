import { expect, test } from 'vitest'
import { startEmbeddedServer } from '../server.ts'
import { benchCalls } from './call-list.ts'
import { measureCalls } from './calls.ts'

test('every call is answered by the product and by the bare server', { timeout: 300_000 }, async () => {
  const server = await startEmbeddedServer()
  try {
    const options = { rounds: 1, ms: 200, scale: 1, callers: [2], workers: 1, only: [] }
    const report = await measureCalls(server, options, () => undefined)
    for (const { name, route } of benchCalls) {
      const row = report
        .split('\n')
        .find((line) => line.includes(`| ${name} `) && line.includes(` ${route} `))
      expect(row).toMatch(/\d+\.\d+× *\| *\d+\.\d+× *\|$/)
    }
    expect(report).toMatch(/\d+ of 22 aims met\./)
  } finally {
    await server.stop()
  }
})
