import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type Coin, coins, formatMoney } from '@evenmoor/ledger/money'
import { logsAccess } from '#access-log.ts'
import { networksOf } from '#chains/networks.ts'
import type { Config } from '#config.ts'
import { drainSecondsOf } from '#drain.ts'

export type Setting = {
  readonly name: string
  /** Null where it holds a secret, or nothing. */
  readonly value: string | null
  /** `made`: by the installation itself, in DATA_DIR. `unset`: the operator gave none, and there is no default. */
  readonly source: 'given' | 'default' | 'made' | 'unset'
}

type Shown = (config: Config) => string | undefined

/** An address may hold a password or a key: its host says enough. */
const hostOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : new URL(address).host

const dollars = (minor: bigint): string => formatMoney({ asset: 'usd', minor })

/** The settings of one coin that may be shown. */
const ofCoin = (coin: Coin): readonly (readonly [string, Shown])[] => {
  const name = coin.toUpperCase()
  return [
    [`${name}_NODE_URL`, ({ coins: { [coin]: set } }) => hostOf(set.node?.nodeUrl)],
    [`${name}_NETWORK`, ({ coins: { [coin]: set } }) => set.node?.network],
    [
      `${name}_CONFIRMATIONS`,
      (config) =>
        String(
          config.coins[coin].confirmations ??
            networksOf({ config }).of(coin)?.requiredConfirmations(coin) ??
            '',
        ) || undefined,
    ],
    [`${name}_TOLERANCE_BPS`, ({ coins: { [coin]: set } }) => String(set.toleranceBps)],
  ]
}

const shown: ReadonlyMap<string, Shown> = new Map<string, Shown>([
  ['PORT', ({ port }) => String(port)],
  ['HOST', ({ host }) => host],
  ['PUBLIC_URL', ({ publicUrl }) => publicUrl],
  ['DATA_DIR', ({ dataDir }) => dataDir],
  ['DATABASE_URL', ({ databaseUrl }) => hostOf(databaseUrl)],
  ['DATABASE_DIRECT_URL', ({ databaseDirectUrl }) => hostOf(databaseDirectUrl)],
  ['DATABASE_REPLICA_URL', ({ databaseReplicaUrl }) => hostOf(databaseReplicaUrl)],
  ['MIGRATE_AT_START', ({ migratesAtStart }) => (migratesAtStart ? 'on' : 'off')],
  ['MAIL_URL', ({ mailUrl }) => hostOf(mailUrl)],
  ['MAIL_FROM', ({ mailFrom }) => mailFrom],
  ['CONTACT_EMAIL', ({ contactEmail }) => contactEmail],
  ['CONTACT_PHONE', ({ contactPhone }) => contactPhone],
  ['CONTACT_TELEGRAM', ({ contactTelegram }) => contactTelegram],
  ['CONTACT_ADDRESS', ({ contactAddress }) => contactAddress],
  ['MARKET_PROVIDER', ({ marketProvider }) => marketProvider],
  ['MARKET_URL', ({ marketUrl }) => marketUrl],
  ['BACKUP_DIR', ({ backupDir }) => backupDir],
  ['BACKUP_S3_URL', ({ backupStorage: to }) => to && `${to.endpoint}/${to.bucket}/${to.prefix}`],
  ['BACKUP_S3_REGION', ({ backupStorage }) => backupStorage?.region],
  ['BACKUP_S3_ACCESS_KEY_ID', ({ backupStorage }) => backupStorage?.accessKeyId],
  ['BACKUP_KEEP_DAYS', ({ backupKeepDays }) => String(backupKeepDays)],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', ({ traceEndpoint }) => hostOf(traceEndpoint)],
  ['OTEL_TRACES_SAMPLER_ARG', ({ traceRatio }) => String(traceRatio)],
  ['PRACTICE_BLOCK_MS', ({ practiceBlockMs }) => String(practiceBlockMs)],
  ['SECOND_APPROVAL_ABOVE', ({ secondApprovalAboveMinor }) => dollars(secondApprovalAboveMinor)],
  ['DEPOSIT_APPROVAL_ABOVE', ({ depositApprovalAboveMinor }) => dollars(depositApprovalAboveMinor)],
  ['REVIEW_GOAL_HOURS', ({ reviewGoalHours }) => reviewGoalHours?.toString()],
  ['TIME_MACHINE', ({ timeMachine }) => timeMachine],
  ['REFERRAL_BONUS', ({ referralBonusMinor }) => dollars(referralBonusMinor)],
  ['TRUST_PROXY', ({ trustProxy }) => (trustProxy === false ? undefined : String(trustProxy))],
  ['HEALTH_PORT', ({ healthPort }) => healthPort?.toString()],
  ['METRICS_PORT', ({ metricsPort }) => metricsPort?.toString()],
  ['DRAIN_SECONDS', (config) => String(drainSecondsOf(config))],
  ['STUCK_SECONDS', ({ stuckSeconds }) => String(stuckSeconds)],
  ['ROLE', ({ role }) => role],
  ['WORKERS', ({ workers }) => String(workers)],
  ['ACCESS_LOG', (config) => (logsAccess(config) ? 'on' : 'off')],
  ['LOG_LEVEL', ({ logLevel }) => logLevel],
  ['OFFLINE_SHELL', ({ offlineShell }) => (offlineShell ? 'on' : 'off')],
  ['LOG_WITNESSES', ({ logWitnesses }) => logWitnesses.map(({ name }) => name).join(', ') || undefined],
  ['WITHDRAWAL_PROMISE_HOURS', ({ withdrawalPromiseHours }) => withdrawalPromiseHours?.toString()],
  ...coins.flatMap(ofCoin),
])

/** Keys, and what every address of a coin could be made from. */
const secret: ReadonlySet<string> = new Set([
  'BACKUP_KEY',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'COINGECKO_API_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  ...coins.map((coin) => `${coin.toUpperCase()}_XPUB`),
])

/** Whether it is decided if a setting may be shown; a test checks that for every setting. */
export const isDecided = (name: string): boolean => shown.has(name) || secret.has(name)

/** Every setting that was read at the start, with where its value comes from; and what was made without one. */
export async function settingsOf(config: Config): Promise<Setting[]> {
  const asked = [...config.settings].map(([name, isGiven]): Setting => {
    const value = shown.get(name)?.(config) ?? null
    return { name, value, source: isGiven ? 'given' : sourceWithout(name, value) }
  })
  return [...asked, ...(await madeKeys(config.dataDir))]
}

function sourceWithout(name: string, value: string | null): Setting['source'] {
  // The PostgreSQL that comes along.
  if (name === 'DATABASE_URL') return 'made'
  return value === null ? 'unset' : 'default'
}

/** The keys that were made at their first use, by name alone. */
async function madeKeys(dataDir: string): Promise<Setting[]> {
  const names = await readdir(path.join(dataDir, 'secrets')).catch(() => [])
  return names
    .filter((name) => /^[a-z-]+$/.test(name))
    .toSorted()
    .map((name) => ({ name: `DATA_DIR/secrets/${name}`, value: null, source: 'made' }))
}
