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

const mail = { MAIL_URL: 'smtp://mail.example.com' }

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { PUBLIC_URL: 'https://evenmoor.example' },
  { PUBLIC_URL: 'http://10.0.0.5:3000' },
])('a site with %j does not start without a mail server, and says which setting is missing', (env) => {
  expect(() => assertSafelyExposed(readConfig(env, '/'))).toThrow(/^MAIL_URL is not set/)
  expect(() => assertSafelyExposed(readConfig({ ...env, ...mail }, '/'))).not.toThrow()
})

test('on this machine alone nothing has to be set', () => {
  for (const env of [{}, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:8080' }]) {
    expect(isReachableFromElsewhere(readConfig(env, '/'))).toBe(false)
    expect(() => assertSafelyExposed(readConfig(env, '/'))).not.toThrow()
  }
})
