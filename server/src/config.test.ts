import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'

const read = (env: Record<string, string>) => () => readConfig(env, '/srv/evenmoor')

test('nothing has to be set', () => {
  expect(readConfig({}, '/srv/evenmoor')).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: '/srv/evenmoor/.data',
    databaseUrl: undefined,
    mailUrl: undefined,
    contactEmail: 'support@example.com',
    role: 'all',
    practiceBlockMs: 2_000,
    marketProvider: 'simulated',
    marketUrl: 'https://api.coingecko.com/api/v3',
  })
})

test('market data comes from where the operator says', () => {
  expect(
    readConfig({ MARKET_PROVIDER: 'coingecko', MARKET_URL: 'http://127.0.0.1:8080/api/' }, '/srv'),
  ).toMatchObject({ marketProvider: 'coingecko', marketUrl: 'http://127.0.0.1:8080/api' })
})

test('one process serves, so many as are said, or one for each processor', () => {
  expect(readConfig({}, '/').workers).toBe(1)
  expect(readConfig({ WORKERS: '3' }, '/').workers).toBe(3)
  expect(readConfig({ WORKERS: 'auto' }, '/').workers).toBe(availableParallelism())
})

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' }, '/srv')).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  })
})

test('migrations go past a pooler when there is a direct address, else the same way', () => {
  const pooled = 'postgres://app@pool/evenmoor'
  expect(readConfig({ DATABASE_URL: pooled }, '/').databaseDirectUrl).toBe(pooled)
  const direct = 'postgres://app@db/evenmoor'
  expect(readConfig({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }, '/').databaseDirectUrl).toBe(
    direct,
  )
})

test.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '30x' }, 'PORT'],
  [{ WORKERS: '0' }, 'WORKERS'],
  [{ WORKERS: 'many' }, 'WORKERS'],
  [{ DATABASE_URL: 'mysql://root:secret@db/x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'not an address' }, 'DATABASE_URL'],
  [{ MIGRATE_AT_START: 'maybe' }, 'MIGRATE_AT_START'],
  [{ MAIL_URL: 'http://mail' }, 'MAIL_URL'],
  [{ PUBLIC_URL: 'evenmoor.example' }, 'PUBLIC_URL'],
  [{ MARKET_PROVIDER: 'binance' }, 'MARKET_PROVIDER'],
  [{ COINGECKO_API_KEY: 'a key\r\nx: y' }, 'COINGECKO_API_KEY'],
  [{ MARKET_URL: 'api.coingecko.com' }, 'MARKET_URL'],
  [{ MARKET_URL: 'file:///etc/passwd' }, 'MARKET_URL'],
  [{ MARKET_URL: 'https://name:secret@market.example' }, 'MARKET_URL'],
  [{ MARKET_URL: 'https://market.example/?key=1' }, 'MARKET_URL'],
  [{ MARKET_URL: 'http://169.254.169.254/latest' }, 'MARKET_URL'],
  [{ MARKET_URL: 'http://2852039166/latest' }, 'MARKET_URL'],
  [{ MARKET_URL: 'http://[fe80::1]/' }, 'MARKET_URL'],
  [{ MARKET_URL: 'http://[::ffff:169.254.169.254]/' }, 'MARKET_URL'],
  [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL'],
  [{ CONTACT_EMAIL: 'a@b.example, c@d.example' }, 'CONTACT_EMAIL'],
  [{ CONTACT_PHONE: '030 123456' }, 'CONTACT_PHONE'],
  [{ CONTACT_TELEGRAM: 'https://t.me.evil.example/name' }, 'CONTACT_TELEGRAM'],
  [{ CONTACT_TELEGRAM: '@name' }, 'CONTACT_TELEGRAM'],
  [{ CONTACT_ADDRESS: '1 Mill Lane\nYork' }, 'CONTACT_ADDRESS'],
  [{ ROLE: 'everything' }, 'ROLE'],
  [{ HEALTH_PORT: 'x' }, 'HEALTH_PORT'],
  [{ HEALTH_PORT: '3000' }, 'HEALTH_PORT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ OFFLINE_SHELL: 'maybe' }, 'OFFLINE_SHELL'],
  [{ BACKUP_DIR: '/backups' }, 'BACKUP_KEY_FILE'],
  [{ BACKUP_KEY: 'a password' }, 'BACKUP_KEY'],
  [{ BACKUP_KEEP_DAYS: '0' }, 'BACKUP_KEEP_DAYS'],
  [{ BACKUP_S3_URL: 's3://bucket' }, 'BACKUP_S3_URL'],
  [{ BACKUP_S3_URL: 'https://storage.example.com' }, 'BACKUP_S3_URL'],
  [{ BACKUP_S3_URL: 'https://key:secret@storage.example.com/bucket' }, 'BACKUP_S3_URL'],
  [{ BACKUP_S3_URL: 'https://storage.example.com/bucket' }, 'BACKUP_DIR'],
  [
    {
      BACKUP_DIR: '/backups',
      BACKUP_KEY: `AGE-SECRET-KEY-1${'Q'.repeat(58)}`,
      BACKUP_S3_URL: 'https://storage.example.com/bucket',
    },
    'BACKUP_S3_ACCESS_KEY_ID',
  ],
  [
    {
      BACKUP_DIR: '/backups',
      BACKUP_KEY: `AGE-SECRET-KEY-1${'Q'.repeat(58)}`,
      BACKUP_S3_URL: 'https://storage.example.com/bucket',
      BACKUP_S3_ACCESS_KEY_ID: 'key',
    },
    'BACKUP_S3_SECRET_ACCESS_KEY_FILE',
  ],
  [{ LOG_WITNESSES: 'witness.example+0badc0de+AAAA' }, 'LOG_WITNESSES'],
  // The key of a log, which says no time.
  [
    { LOG_WITNESSES: 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k' },
    'LOG_WITNESSES',
  ],
  [{ WITHDRAWAL_PROMISE_HOURS: '0' }, 'WITHDRAWAL_PROMISE_HOURS'],
  [{ WITHDRAWAL_PROMISE_HOURS: 'soon' }, 'WITHDRAWAL_PROMISE_HOURS'],
  [{ TIME_MACHINE: 'everybody' }, 'TIME_MACHINE'],
])('a wrong value %j stops the start with a line that names it', (env, name) => {
  expect(read(env as Record<string, string>)).toThrowError(new RegExp(`^${name} is `))
})

test('a worker may have its health where a site would be', () => {
  expect(readConfig({ ROLE: 'worker', HEALTH_PORT: '3000' }, '/')).toMatchObject({ healthPort: 3000 })
})

test('a password in a wrong address is not repeated', () => {
  expect(read({ DATABASE_URL: 'mysql://root:secret@db/x' })).not.toThrowError(/secret/)
})

test.each([
  ['loopback', ['loopback']],
  ['uniquelocal, linklocal,192.0.2.7', ['uniquelocal', 'linklocal', '192.0.2.7']],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, ::1, fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
])('TRUST_PROXY=%s names proxies', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }, '/').trustProxy).toEqual(expected)
})

test('no proxy is trusted unless one is named', () => {
  expect(readConfig({}, '/').trustProxy).toBe(false)
})

test.each([
  'true',
  'false',
  '0',
  '1',
  '10',
  '-1',
  '*',
  'private',
  '10.0.0.0/8;loopback',
  '10.0.0.1/255.0.0.0',
  'proxy.example',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.1,',
  '10.0.0.1/8/8',
])('TRUST_PROXY=%s stops the start', (text) => {
  expect(read({ TRUST_PROXY: text })).toThrow(/^TRUST_PROXY is/)
})
