import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { assertSafelyExposed, isReachableFromElsewhere, isThisMachine } from '#exposure.ts'

test.each([
  'localhost',
  'site.localhost',
  '127.0.0.1',
  '127.8.0.1',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
  'LOCALHOST',
])('%s is this machine', (host) => expect(isThisMachine(host)).toBe(true))

test.each([
  '0.0.0.0',
  '::',
  '[::]',
  '192.168.1.4',
  'localhost.example.com',
  '127.0.0.1.example.com',
  '',
  '::ffff:10.0.0.1',
])('%j is not this machine', (host) => expect(isThisMachine(host)).toBe(false))

const safe = { MAIL_URL: 'smtp://mail.example.com', TRUST_PROXY: 'loopback' }

const start = (env: Record<string, string>) => assertSafelyExposed(readConfig(env, '/nowhere'))

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { PUBLIC_URL: 'https://evenmoor.example' },
  { PUBLIC_URL: 'http://10.0.0.5:3000' },
])('a site with %j does not start without a mail server, and says which setting is missing', async (env) => {
  await expect(start({ ...env, TRUST_PROXY: 'loopback' })).rejects.toThrow(/^MAIL_URL is not set/)
  await expect(start({ ...env, ...safe })).resolves.toBeUndefined()
})

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'http://evenmoor.example' }])(
  'a site with %j does not start on plain http alone, whose passwords anyone on the way could read',
  async (env) => {
    await expect(start({ ...env, MAIL_URL: safe.MAIL_URL })).rejects.toThrow(
      /^PUBLIC_URL is a plain http address/,
    )
    await expect(start({ ...env, ...safe })).resolves.toBeUndefined()
  },
)

test('a site behind https needs no proxy by name', async () => {
  await expect(
    start({ PUBLIC_URL: 'https://evenmoor.example', MAIL_URL: safe.MAIL_URL }),
  ).resolves.toBeUndefined()
})

test('a site that others can reach does not start with keys that every user can read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-exposure-'))
  const env = { PUBLIC_URL: 'https://evenmoor.example', MAIL_URL: safe.MAIL_URL, DATA_DIR: folder }
  try {
    await chmod(folder, 0o755)
    await expect(start(env)).rejects.toThrow(/^DATA_DIR is .* chmod o-rwx/)
    await chmod(folder, 0o700)
    await expect(start(env)).resolves.toBeUndefined()
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('everything unsafe is told at once', async () => {
  await expect(start({ HOST: '0.0.0.0' })).rejects.toThrow(/^MAIL_URL .*\nPUBLIC_URL /)
})

test('on this machine alone nothing has to be set', async () => {
  for (const env of [{}, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:8080' }]) {
    expect(isReachableFromElsewhere(readConfig(env, '/'))).toBe(false)
    await expect(start(env)).resolves.toBeUndefined()
  }
})
