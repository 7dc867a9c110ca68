import { expect, test } from 'vitest'
import { startEmbeddedServer } from '../server.ts'
import { benchMillion } from './million.ts'

test('a small one is made, sound, and answers every call', { timeout: 300_000 }, async () => {
  const server = await startEmbeddedServer()
  try {
    const said: string[] = []
    const options = { investors: 60, postings: 300, times: 2, watchedSeconds: 5 }
    const report = await benchMillion(server, options, (line) => said.push(line))
    expect(report).toContain('60 investors')
    expect(report).toContain('120 positions')
    expect(report).not.toMatch(/answered \d/)
    expect(report).toMatch(/a worker accrued [1-9]\d* days/)
    expect(report).toMatch(/was checked \d+ s after the worker's start; .* at most \d+ s behind \(met/)
    expect(report).toMatch(/The worker: memory by thirds/)
    expect(said).toContainEqual(expect.stringContaining('and sound'))
  } finally {
    await server.stop()
  }
})
