import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { lastLine, processesOf } from './support/lifecycle.ts'
import { failedStart, freePort, startProduct, startWithOwnDatabase } from './support/product.ts'

/** What else an operator meets: a product that was killed, and what keeps one from starting. */

test('after kill -9 no process is left, and what was answered is there at the next start', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-kill-'))
  const product = await startWithOwnDatabase({ DATA_DIR: dataDir })
  const email = 'kept@example.com'
  const reply = await fetch(`${product.url}/account/registration/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Kept',
      last_name: 'Person',
      email,
      password: 'a long enough phrase 42',
      password2: 'a long enough phrase 42',
      ref: null,
    }),
  })
  expect(reply.status).toBe(201)
  await product.kill('SIGKILL')
  await expect.poll(() => processesOf(dataDir), { timeout: 10_000 }).toEqual([])
  const again = await startWithOwnDatabase({ DATA_DIR: dataDir })
  expect((await again.newestMail(email)).text).toMatch(/\d{3} ?\d{3}/)
  await again.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('health tells life and readiness apart', async () => {
  const product = await startProduct()
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
  await product.stop()
})

test('a taken port is one clear line', async () => {
  const taken = createServer()
  const port = await freePort()
  await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve))
  const { code, output } = await failedStart({ PORT: String(port) })
  taken.close()
  expect(code).toBe(1)
  expect(lastLine(output)).toBe(`Port ${port} is taken: stop what uses it, or set PORT to another one.`)
})

test('a database that does not answer is one clear line without the password', async () => {
  const port = await freePort()
  const { code, output } = await failedStart({
    DATABASE_URL: `postgres://someone:hunter2@127.0.0.1:${port}/evenmoor`,
  })
  expect(code).toBe(1)
  expect(lastLine(output)).toMatch(/DATABASE_URL/)
  expect(output).not.toMatch(/hunter2|\n\s+at /)
})

test('a data folder that cannot be made is one clear line', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-file-'))
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  await chmod(file, 0o400)
  const { code, output } = await failedStart({ DATA_DIR: path.join(file, 'data') })
  await rm(folder, { recursive: true, force: true })
  expect(code).toBe(1)
  expect(lastLine(output)).toMatch(/DATA_DIR/)
})

for (const [age, change, line] of [
  [
    'of a newer version',
    `insert into schema_migration (name, timestamp) values ('9999_from_the_future', now()::text);
     update schema_compatibility set required_migration = '9999_from_the_future'`,
    /newer version of Evenmoor/,
  ],
  [
    'from before the first release',
    'drop table schema_compatibility',
    /before Evenmoor 0\.1\.0.*another DATA_DIR/,
  ],
] as const) {
  test(`data ${age} is refused with one clear line`, async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-version-'))
    const product = await startWithOwnDatabase({ DATA_DIR: dataDir })
    await product.superuser(change)
    await product.stop()
    const { code, output } = await failedStart({ DATA_DIR: dataDir })
    await rm(dataDir, { recursive: true, force: true })
    expect(code).toBe(1)
    expect(lastLine(output)).toMatch(line)
  })
}
