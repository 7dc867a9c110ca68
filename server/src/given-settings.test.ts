import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-settings-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = (env: Record<string, string>) => readConfig(env, folder)

/** Writes a file of the operator's, and gives its name. */
async function secretFile(name: string, text: string): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, text)
  return file
}

test('a setting comes from a file, without the line end that editors add', async () => {
  const file = await secretFile('mail-url', 'smtps://user:secret@mail.example.com\n')
  const config = read({ MAIL_URL_FILE: file })
  expect(config.mailUrl).toBe('smtps://user:secret@mail.example.com')
  expect(config.settings.get('MAIL_URL')).toBe(true)
})

test('every setting can come from a file, those of coins too', async () => {
  for (const name of read({}).settings.keys()) {
    const missing = path.join(folder, 'missing')
    expect(() => read({ [`${name}_FILE`]: missing })).toThrow(new RegExp(`^${name}_FILE is ".*missing": `))
  }
})

test('a file is found from the folder of the start', async () => {
  await secretFile('port', '8080')
  expect(read({ PORT_FILE: 'port' }).port).toBe(8080)
})

test('a file with a wrong value stops the start with the name of the setting', async () => {
  const file = await secretFile('wrong-port', 'eighty')
  expect(() => read({ PORT_FILE: file })).toThrow(/^PORT is "eighty"/)
})

test('an empty file is told, and not taken for a setting that is unset', async () => {
  const file = await secretFile('empty', '\n')
  expect(() => read({ DATABASE_URL_FILE: file })).toThrow(/^DATABASE_URL_FILE is ".*": this file is empty/)
})

test('a setting and its file at once are refused, and neither value is repeated', async () => {
  const file = await secretFile('database-url', 'postgres://a:hidden@db/x')
  const both = { DATABASE_URL: 'postgres://a:hidden@db/y', DATABASE_URL_FILE: file }
  expect(() => read(both)).toThrow(/^DATABASE_URL and DATABASE_URL_FILE are both set/)
  expect(() => read(both)).not.toThrow(/hidden/)
})

test('everything that is wrong is told at once, a line for each', () => {
  const wrong = {
    PORT: 'x',
    ROLE: 'boss',
    USDT_XPUB: 'nonsense',
    BTC_CONFIRMATIONS: '-1',
    PUBLIC_ULR: 'https://a.example',
  }
  const lines = (() => {
    try {
      return [read(wrong)]
    } catch (error) {
      return String(error instanceof Error ? error.message : error).split('\n')
    }
  })()
  expect(lines).toEqual([
    expect.stringMatching(/^PORT is "x"/),
    expect.stringMatching(/^ROLE is "boss"/),
    expect.stringMatching(/^USDT_XPUB /),
    expect.stringMatching(/^BTC_CONFIRMATIONS is "-1"/),
    'PUBLIC_ULR is no setting: did you mean PUBLIC_URL?',
  ])
})

test.each([
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['MAIL_ULR_FILE', 'MAIL_URL_FILE'],
  ['USDT_NODE_UR', 'USDT_NODE_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['WORKER', 'WORKERS'],
  ['PROT', 'PORT'],
  ['PORTS', 'PORT'],
  ['ROEL', 'ROLE'],
  ['HSOT', 'HOST'],
  ['BACKUP_DIRECTORY', 'BACKUP_DIR'],
  ['DATABASE_POOL_URL', 'DATABASE_URL'],
  ['METRICS_PASSWORD', 'METRICS_PORT'],
  ['CONTACT_PHONE_NUMBER', 'CONTACT_PHONE'],
  ['MARKET_KEY', 'MARKET_URL'],
  ['BTC_NODE_PASSWORD', 'BTC_NODE_URL'],
])('%s stops the start and names %s', (name, nearest) => {
  expect(() => read({ [name]: 'x' })).toThrow(`${name} is no setting: did you mean ${nearest}?`)
})

test("other programs' variables are left alone", () => {
  const others = {
    HOSTNAME: 'a',
    MAIL: '/var/mail/a',
    HOSTS: 'b',
    USER: 'c',
    npm_config_cache: 'd',
    TEST_DATABASE_URL: 'e',
    PATH: '/bin',
    HOME: '/root',
    NODE_OPTIONS: '--enable-source-maps',
    npm_lifecycle_event: 'start',
    PGHOST: 'g',
    PGPORT: '5432',
    LOG_FILE: 'h',
    OTEL_SERVICE_NAME: 'evenmoor',
    DATABASE_SERVICE_HOST: '10.0.0.1',
    DATABASE_SERVICE_PORT_POSTGRES: '5432',
    DATABASE_PORT_5432_TCP_ADDR: '10.0.0.1',
    DATABASE_PORT: 'tcp://10.0.0.1:5432',
  }
  expect(read(others).port).toBe(3000)
})

test('what is right is not called a mistake where another setting of its kind is wrong', () => {
  const wrong = { BTC_CONFIRMATIONS: '-1', BTC_NODE_URL: 'http://node', BTC_NETWORK: 'signet' }
  expect(() => read(wrong)).toThrow(/^BTC_CONFIRMATIONS is "-1"[^\n]*$/)
  const unreadable = { BACKUP_S3_URL_FILE: path.join(folder, 'missing'), BACKUP_S3_REGION: 'eu-central-1' }
  expect(() => read(unreadable)).toThrow(/^BACKUP_S3_URL_FILE is [^\n]*$/)
})
