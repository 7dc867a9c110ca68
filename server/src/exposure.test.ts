import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { alsoUnsafe, assertSafelyExposed, isReachableFromElsewhere, isThisMachine } from '#exposure.ts'

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

const start = (env: Record<string, string>) => () =>
  assertSafelyExposed(readConfig(env, '/nowhere', alsoUnsafe))

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { PUBLIC_URL: 'https://evenmoor.example' },
  { PUBLIC_URL: 'http://10.0.0.5:3000' },
])('a site with %j does not start without a mail server, and says which setting is missing', (env) => {
  expect(start({ ...env, TRUST_PROXY: 'loopback' })).toThrow(/^MAIL_URL is not set/)
  expect(start({ ...env, ...safe })).not.toThrow()
})

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'http://evenmoor.example' }])(
  'a site with %j does not start on plain http alone, whose passwords anyone on the way could read',
  (env) => {
    expect(start({ ...env, MAIL_URL: safe.MAIL_URL })).toThrow(/^PUBLIC_URL is a plain http address/)
    expect(start({ ...env, ...safe })).not.toThrow()
  },
)

test('a site behind https needs no proxy by name', () => {
  expect(start({ PUBLIC_URL: 'https://evenmoor.example', MAIL_URL: safe.MAIL_URL })).not.toThrow()
})

test('a site that others can reach does not start with keys that every user can read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-exposure-'))
  const env = { PUBLIC_URL: 'https://evenmoor.example', MAIL_URL: safe.MAIL_URL, DATA_DIR: folder }
  try {
    await chmod(folder, 0o755)
    expect(start(env)).toThrow(/^DATA_DIR is .* chmod o-rwx/)
    await chmod(folder, 0o700)
    expect(start(env)).not.toThrow()
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('everything unsafe is told at once', () => {
  expect(start({ HOST: '0.0.0.0' })).toThrow(/^MAIL_URL .*\nPUBLIC_URL /)
})

test('what is wrong and what is unsafe is told at once, and nothing of it twice', () => {
  const said = (env: Record<string, string>) => {
    try {
      start(env)()
    } catch (error) {
      return (error as Error).message.split('\n').map((line) => line.split(' ', 1)[0])
    }
    return []
  }
  expect(said({ HOST: '0.0.0.0', PORT: 'three' })).toEqual(['PORT', 'MAIL_URL', 'PUBLIC_URL'])
  expect(said({ HOST: '0.0.0.0', MAIL_URL: 'nowhere', TRUST_PROXY: 'loopback' })).toEqual(['MAIL_URL'])
  expect(said({ HOST: '0.0.0.0', MAIL_ULR: 'smtp://mail.example.com' })).toEqual(['MAIL_ULR', 'PUBLIC_URL'])
  expect(said({ HOST: '0.0.0.0', PUBLIC_URL: 'nowhere' })).toEqual(['PUBLIC_URL', 'MAIL_URL'])
  expect(said({ PORT: 'three' })).toEqual(['PORT'])
})

test('on this machine alone nothing has to be set', () => {
  for (const env of [{}, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:8080' }]) {
    expect(isReachableFromElsewhere(readConfig(env, '/'))).toBe(false)
    expect(start(env)).not.toThrow()
  }
})
