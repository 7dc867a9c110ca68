import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { lastLine, processesOf } from './support/lifecycle.ts'
import { failedStart, startWithOwnDatabase } from './support/product.ts'

/** Starting, stopping, failing to start: what an operator meets. */

test('SIGTERM drains and exits 0, and nothing it started is left', async () => {
  const product = await startWithOwnDatabase()
  const dataDir = product.env['DATA_DIR'] ?? ''
  expect(processesOf(dataDir)).not.toEqual([])
  // As browsers leave them: a connection opened ahead and never used, and one that asks for something at that moment.
  const unused = connect(Number(new URL(product.url).port), 'localhost')
  unused.on('error', () => undefined)
  await once(unused, 'connect')
  const asked = fetch(`${product.url}/account/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'a long enough phrase 42' }),
  }).catch(() => undefined)
  const begun = Date.now()
  expect(await product.kill('SIGTERM')).toBe(0)
  expect(Date.now() - begun).toBeLessThan(10_000)
  expect(processesOf(dataDir)).toEqual([])
  await asked
  await product.stop()
})

test('a setting that makes no sense is one clear line', async () => {
  const { code, output } = await failedStart({ ROLE: 'everything' })
  expect(code).toBe(1)
  expect(lastLine(output)).toBe('ROLE is "everything": give one of all, web, worker.')
})
