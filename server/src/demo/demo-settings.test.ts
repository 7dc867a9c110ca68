import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { assertDemoSettings, demoEnvironment } from './demo-settings.ts'

const given = (env: Record<string, string>) => readConfig(demoEnvironment(env), '/site')

test('a demo has a data folder of its own, unless one is named', () => {
  expect(given({}).dataDir).toBe('/site/.data-demo')
  expect(given({ DATA_DIR: ' ' }).dataDir).toBe('/site/.data-demo')
  expect(given({ DATA_DIR: '/elsewhere' }).dataDir).toBe('/elsewhere')
  expect(demoEnvironment({ DATA_DIR_FILE: 'folder' })).toEqual({ DATA_DIR_FILE: 'folder' })
  expect(() => assertDemoSettings(given({ PORT: '4000', HOST: '::1' }))).not.toThrow()
})

test.each([
  [{ HOST: '0.0.0.0' }, /^HOST or PUBLIC_URL says/],
  [{ PUBLIC_URL: 'https://evenmoor.example' }, /^HOST or PUBLIC_URL says/],
  [{ DATABASE_URL: 'postgres://me@127.0.0.1/site' }, /^DATABASE_URL is set/],
  [{ DATABASE_DIRECT_URL: 'postgres://me@127.0.0.1/site' }, /^DATABASE_DIRECT_URL is set/],
  [{ MAIL_URL: 'smtp://mail.example.com' }, /^MAIL_URL is set/],
  [{ ROLE: 'web' }, /^ROLE is "web"/],
  [
    {
      USDT_NODE_URL: 'http://127.0.0.1:1',
      USDT_XPUB:
        'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
    },
    /^A coin is set to a test network/,
  ],
])('with %j none starts', (env, words) => {
  expect(() => assertDemoSettings(given(env as Record<string, string>))).toThrow(words)
})
