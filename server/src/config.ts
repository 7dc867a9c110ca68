import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { usd } from '@evenmoor/ledger/money'
import { type VerifierKey, verifierKey } from '@evenmoor/tlog'
import { readStorage, type StorageSettings } from '#backups/storage/storage-settings.ts'
import { readCoinSettings, type SettingsByCoin } from '#chains/coin-settings.ts'
import { StartProblem } from '#database/start-problem.ts'
import { GivenSettings } from '#given-settings.ts'

/** The settings that bound money: a change of one counts a day later (docs/decisions/0117). */
export type LimitName = 'secondApprovalAboveMinor' | 'depositApprovalAboveMinor' | 'referralBonusMinor'

/** A value that another has replaced in the settings, and that counts until a moment all the same. */
export type EarlierLimit = { readonly valueMinor: bigint; readonly until: Date }

/** The settings of interface.md, checked. `databaseUrl` is undefined when the embedded PostgreSQL serves. */
export type Config = {
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseDirectUrl: string | undefined
  /** A server that follows it, for reads that may be seconds old. */
  readonly databaseReplicaUrl: string | undefined
  /** Whether a start brings a schema that is behind up to date; otherwise it refuses it. */
  readonly migratesAtStart: boolean
  readonly mailUrl: string | undefined
  readonly mailFrom: string
  /** The operator's inbox: where messages of the contact form go, and what pages show. One plain address. */
  readonly contactEmail: string
  /** Other ways to reach the operator, as pages and mails show them; undefined ones are left out. */
  readonly contactPhone: string | undefined
  readonly contactTelegram: string | undefined
  readonly contactAddress: string | undefined
  readonly marketProvider: (typeof marketProviders)[number]
  /** Base address of the market data service, without a trailing slash. The simulation does not use it. */
  readonly marketUrl: string
  /** Sent with every request to the market data service, and only there. */
  readonly coingeckoApiKey: string | undefined
  readonly coins: SettingsByCoin
  /** How old the last block of the practice network is when the next comes, in milliseconds. */
  readonly practiceBlockMs: number
  /** A withdrawal of more than this, in millionths of a dollar, needs the approval of two members of staff. */
  readonly secondApprovalAboveMinor: bigint
  /** A payment worth more than this, in millionths of a dollar, is credited after two members of staff approved it. */
  readonly depositApprovalAboveMinor: bigint
  /** What a referral brings, in millionths of a dollar; zero switches bonuses off. */
  readonly referralBonusMinor: bigint
  /** What counts in place of those three for a day after they were changed; the server's start finds it (`dateLimits`). */
  readonly earlierLimits?: Readonly<Partial<Record<LimitName, EarlierLimit>>>
  /** The operator's goal for a decision of staff, in hours; undefined: none, and nothing is called overdue. */
  readonly reviewGoalHours: number | undefined
  /** Whose X-Forwarded-For is believed: nobody's, or those' at these addresses and networks. */
  readonly trustProxy: false | string[]
  /** A second port for `/healthz` and `/readyz`, and the only one of a worker. */
  readonly healthPort: number | undefined
  /** A port for `/metrics`; reachable from this machine alone unless there is a token. */
  readonly metricsPort: number | undefined
  /** What `/metrics` has to be asked with. */
  readonly metricsToken: string | undefined
  /** How long a process that was told to stop still takes requests; undefined: see `drainSecondsOf`. */
  readonly drainSeconds: number | undefined
  /** Whether investors may book practice days ahead: where only this machine reaches the site, everywhere, or nowhere. */
  readonly timeMachine: (typeof timeMachineChoices)[number]
  readonly role: 'all' | 'web' | 'worker'
  /** How many processes serve; more than one: see `startWebProcesses`. */
  readonly workers: number
  /** Whether each request is logged; undefined: see `logsAccess`. */
  readonly accessLog: boolean | undefined
  readonly logLevel: (typeof logLevels)[number]
  /** Whether browsers may keep the application's static files, so that signed-in pages open without a network. */
  readonly offlineShell: boolean
  /** Whose cosignatures on the public log are taken. */
  readonly logWitnesses: readonly VerifierKey[]
  /** How soon the operator promises that a withdrawal is confirmed; undefined: no promise, and nothing is overdue. */
  readonly withdrawalPromiseHours: number | undefined
  /** Where backups of the embedded database go; undefined: nowhere, and no change is archived. */
  readonly backupDir: string | undefined
  /** The age identity that reads them. */
  readonly backupKey: string | undefined
  readonly backupKeepDays: number
  /** Where traces are sent; undefined: nowhere. */
  readonly traceEndpoint: string | undefined
  /** Headers that the collector wants, such as a key. */
  readonly traceHeaders: Readonly<Record<string, string>> | undefined
  /** The share of requests that are traced, from 0 to 1, where a proxy has not decided it. */
  readonly traceRatio: number
  /** Where what is in `backupDir` is copied to; undefined: nowhere. */
  readonly backupStorage: StorageSettings | undefined
  /** The name of every setting, and whether the environment gave it. */
  readonly settings: ReadonlyMap<string, boolean>
}

type Env = Readonly<Record<string, string | undefined>>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const roles = ['all', 'web', 'worker'] as const
const timeMachineChoices = ['local', 'investors', 'staff'] as const
const marketProviders = ['simulated', 'coingecko'] as const
const coingeckoUrl = 'https://api.coingecko.com/api/v3'

/**
 * Reads the environment: the only place that does. An empty value counts as unset, and NAME_FILE names a file with the
 * value. Throws a StartProblem with a line for each setting that is wrong.
 */
export function readConfig(env: Env, cwd: string): Config {
  const settings = new GivenSettings(env, cwd)
  const { given, check } = settings
  const port = check(() => readPort('PORT', given('PORT') ?? '3000'))
  const role = check(() => readChoice('ROLE', given('ROLE') ?? 'all', roles))
  // A worker has no site.
  const sitePorts = role === 'worker' ? {} : { PORT: String(port) }
  const databaseUrl = check(() => readDatabaseUrl('DATABASE_URL', given('DATABASE_URL')))
  const config: Config = {
    port,
    host: check(() => given('HOST') ?? '127.0.0.1'),
    publicUrl: check(() => readPublicUrl(given('PUBLIC_URL'))) ?? `http://localhost:${port}`,
    dataDir: check(() => path.resolve(cwd, given('DATA_DIR') ?? '.data')),
    databaseUrl,
    databaseDirectUrl:
      check(() => readDatabaseUrl('DATABASE_DIRECT_URL', given('DATABASE_DIRECT_URL'))) ?? databaseUrl,
    databaseReplicaUrl: check(() =>
      readReplicaUrl(readDatabaseUrl('DATABASE_REPLICA_URL', given('DATABASE_REPLICA_URL')), databaseUrl),
    ),
    migratesAtStart: check(
      () => readChoice('MIGRATE_AT_START', given('MIGRATE_AT_START') ?? 'on', ['on', 'off']) === 'on',
    ),
    mailUrl: check(() => readUrl('MAIL_URL', given('MAIL_URL'), ['smtp:', 'smtps:'])),
    mailFrom: check(() => given('MAIL_FROM') ?? 'Evenmoor <no-reply@example.com>'),
    contactEmail: check(() => readAddress('CONTACT_EMAIL', given('CONTACT_EMAIL') ?? 'support@example.com')),
    contactPhone: check(() => readPhone('CONTACT_PHONE', given('CONTACT_PHONE'))),
    contactTelegram: check(() => readTelegram('CONTACT_TELEGRAM', given('CONTACT_TELEGRAM'))),
    contactAddress: check(() => readLine('CONTACT_ADDRESS', given('CONTACT_ADDRESS'))),
    marketProvider: check(() =>
      readChoice('MARKET_PROVIDER', given('MARKET_PROVIDER') ?? 'simulated', marketProviders),
    ),
    marketUrl: check(() => readMarketUrl(given('MARKET_URL') ?? coingeckoUrl)),
    coingeckoApiKey: check(() => readKey('COINGECKO_API_KEY', given('COINGECKO_API_KEY'))),
    coins: readCoinSettings(settings),
    practiceBlockMs: check(() => readBlockMs(given('PRACTICE_BLOCK_MS') ?? '2000')),
    secondApprovalAboveMinor: check(() =>
      readDollars('SECOND_APPROVAL_ABOVE', given('SECOND_APPROVAL_ABOVE') ?? '1000'),
    ),
    depositApprovalAboveMinor: check(() =>
      readDollars('DEPOSIT_APPROVAL_ABOVE', given('DEPOSIT_APPROVAL_ABOVE') ?? '100000'),
    ),
    referralBonusMinor: check(() => readDollars('REFERRAL_BONUS', given('REFERRAL_BONUS') ?? '25')),
    trustProxy: check(() => readTrustProxy(given('TRUST_PROXY'))),
    healthPort: check(() => readSidePort('HEALTH_PORT', given('HEALTH_PORT'), sitePorts)),
    metricsPort: check(() =>
      readSidePort('METRICS_PORT', given('METRICS_PORT'), {
        ...sitePorts,
        HEALTH_PORT: given('HEALTH_PORT'),
      }),
    ),
    metricsToken: check(() => readToken('METRICS_TOKEN', given('METRICS_TOKEN'))),
    drainSeconds: check(() => readDrainSeconds(given('DRAIN_SECONDS'))),
    timeMachine: check(() =>
      readChoice('TIME_MACHINE', given('TIME_MACHINE') ?? 'local', timeMachineChoices),
    ),
    reviewGoalHours: check(() => readHours('REVIEW_GOAL_HOURS', given('REVIEW_GOAL_HOURS'))),
    role,
    workers: check(() => readWorkers(given('WORKERS') ?? '1')),
    accessLog: check(() => {
      const choice = given('ACCESS_LOG')
      return choice === undefined ? undefined : readChoice('ACCESS_LOG', choice, ['on', 'off']) === 'on'
    }),
    logLevel: check(() => readChoice('LOG_LEVEL', given('LOG_LEVEL') ?? 'warn', logLevels)),
    offlineShell: check(
      () => readChoice('OFFLINE_SHELL', given('OFFLINE_SHELL') ?? 'on', ['on', 'off']) === 'on',
    ),
    logWitnesses: check(() => readWitnesses(given('LOG_WITNESSES'))),
    withdrawalPromiseHours: check(() =>
      readHours('WITHDRAWAL_PROMISE_HOURS', given('WITHDRAWAL_PROMISE_HOURS')),
    ),
    backupDir: check(() => readFolder(given('BACKUP_DIR'), cwd)),
    backupKey: check(() => readBackupKey(given('BACKUP_KEY'), given('BACKUP_DIR'))),
    backupKeepDays: check(() => readDays('BACKUP_KEEP_DAYS', given('BACKUP_KEEP_DAYS') ?? '30')),
    traceEndpoint: check(() =>
      readUrl('OTEL_EXPORTER_OTLP_ENDPOINT', given('OTEL_EXPORTER_OTLP_ENDPOINT'), [
        'http:',
        'https:',
      ])?.replace(/\/+$/, ''),
    ),
    traceHeaders: check(() => readHeaders('OTEL_EXPORTER_OTLP_HEADERS', given('OTEL_EXPORTER_OTLP_HEADERS'))),
    traceRatio: check(() => readRatio('OTEL_TRACES_SAMPLER_ARG', given('OTEL_TRACES_SAMPLER_ARG') ?? '1')),
    backupStorage: check(() => readStorage(given)),
    settings: settings.asked,
  }
  settings.assertRight()
  return config
}

const readDatabaseUrl = (name: string, text: string | undefined): string | undefined =>
  readUrl(name, text, ['postgres:', 'postgresql:'])

function readReplicaUrl(url: string | undefined, leaderUrl: string | undefined): string | undefined {
  if (url !== undefined && leaderUrl === undefined)
    throw new StartProblem(
      'DATABASE_REPLICA_URL is set, and DATABASE_URL is not: name the server that the replica follows.',
    )
  return url
}

const readPublicUrl = (text: string | undefined): string | undefined =>
  readUrl('PUBLIC_URL', text, ['http:', 'https:'])?.replace(/\/+$/, '')

/** Keys of witnesses as vkeys (c2sp.org/signed-note), with spaces or commas between them. */
function readWitnesses(text: string | undefined): VerifierKey[] {
  const keys = (text?.split(/[\s,]+/) ?? []).filter((word) => word !== '').map(readWitness)
  if (new Set(keys.map(({ name }) => name)).size < keys.length)
    throw new StartProblem('LOG_WITNESSES is a list that names a witness twice: give one key for each.')
  return keys
}

function readWitness(vkey: string): VerifierKey {
  const wrong = `LOG_WITNESSES is "${vkey.slice(0, 60)}": give the line that \`npm run witness -- key\` prints.`
  try {
    const key = verifierKey(vkey)
    // A log's own kind of key signs no time, so it cannot say when anything was seen.
    if (key.type !== 'ed25519') return key
  } catch (error) {
    throw new StartProblem(wrong, { cause: error })
  }
  throw new StartProblem(wrong)
}

function readHours(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const hours = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (hours >= 1 && hours <= 720) return hours
  throw new StartProblem(`${name} is "${text}": give whole hours from 1 to 720.`)
}

/** As OpenTelemetry has it: `name=value` with commas between them. The text stays out of the message. */
function readHeaders(name: string, text: string | undefined): Record<string, string> | undefined {
  if (text === undefined) return undefined
  const headers: Record<string, string> = {}
  for (const pair of text.split(',')) {
    const [, header, value] =
      /^\s*([\w-]+)\s*=\s*([\x21-\x7e]+(?: [\x21-\x7e]+)*)\s*$/.exec(pair.replaceAll('%20', ' ')) ?? []
    if (header === undefined || value === undefined)
      throw new StartProblem(`${name} is not a list of headers: give name=value, with commas between them.`)
    headers[header] = value
  }
  return headers
}

function readRatio(name: string, text: string): number {
  if (/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(text)) return Number(text)
  throw new StartProblem(`${name} is "${text}": give a share from 0 to 1, such as 0.1.`)
}

const readFolder = (text: string | undefined, cwd: string): string | undefined =>
  text === undefined ? undefined : path.resolve(cwd, text)

function readBackupKey(text: string | undefined, folder: string | undefined): string | undefined {
  if (text === undefined && folder !== undefined)
    throw new StartProblem(
      'BACKUP_KEY_FILE is not set, and BACKUP_DIR is: name a file with a key that `npm run ops -- backup-key` prints.',
    )
  if (text === undefined || /^AGE-SECRET-KEY-1[A-Z0-9]{58}$/.test(text)) return text
  throw new StartProblem('BACKUP_KEY is not a key: give the line that `npm run ops -- backup-key` prints.')
}

function readDays(name: string, text: string): number {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (days >= 1 && days <= 3650) return days
  throw new StartProblem(`${name} is "${text}": give whole days from 1 to 3650.`)
}

function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port >= 0 && port <= 65_535))
    throw new StartProblem(`${name} is "${text}": give a port number from 0 to 65535.`)
  return port
}

/** A port beside those of other settings, which may be unset. */
function readSidePort(
  name: string,
  text: string | undefined,
  others: Readonly<Record<string, string | undefined>>,
): number | undefined {
  if (text === undefined) return undefined
  const port = readPort(name, text)
  const other = Object.keys(others).find((setting) => port !== 0 && Number(others[setting]) === port)
  if (other === undefined) return port
  throw new StartProblem(`${name} is "${text}": give another port than ${other}.`)
}

/** The value itself stays out of the message. */
function readToken(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^[\w.~+/=-]{16,200}$/.test(text)) return text
  throw new StartProblem(`${name} is not a token: give 16 to 200 letters, digits and any of "-._~+/=".`)
}

function readDrainSeconds(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (seconds <= 300) return seconds
  throw new StartProblem(`DRAIN_SECONDS is "${text}": give whole seconds from 0 to 300.`)
}

function readWorkers(text: string): number {
  if (text === 'auto') return availableParallelism()
  const workers = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (workers >= 1 && workers <= 64) return workers
  throw new StartProblem(`WORKERS is "${text}": give auto, or how many processes serve, from 1 to 64.`)
}

function readBlockMs(text: string): number {
  const ms = /^\d{3,5}$/.test(text) ? Number(text) : Number.NaN
  if (ms >= 100 && ms <= 60_000) return ms
  throw new StartProblem(`PRACTICE_BLOCK_MS is "${text}": give milliseconds from 100 to 60000.`)
}

function readUrl(name: string, text: string | undefined, protocols: readonly string[]): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url && protocols.includes(url.protocol)) return text
  // The value itself stays out of the message: it may hold a password.
  throw new StartProblem(
    `${name} is not an address: it must begin with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
  )
}

/** A base to append paths to; the addresses where clouds keep a machine's own secrets are never asked (X06). */
function readMarketUrl(text: string): string {
  readUrl('MARKET_URL', text, ['http:', 'https:'])
  const { username, password, search, hash, hostname } = new URL(text)
  if (username !== '' || password !== '' || search !== '' || hash !== '')
    throw new StartProblem('MARKET_URL is more than an address: leave out names, passwords, "?" and "#".')
  if (/^(169\.254\.|\[fe[89ab]|\[::ffff:a9fe:)/.test(hostname))
    throw new StartProblem('MARKET_URL is a link-local address: give the host of the market data service.')
  return text.replace(/\/+$/, '')
}

/** A key that goes into a header: the value itself stays out of the message. */
function readKey(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^[\w-]{8,200}$/.test(text)) return text
  throw new StartProblem(`${name} is not a key: it has letters, digits, "-" and "_", at least 8 of them.`)
}

/** A single address, as the mail table requires. */
function readAddress(name: string, text: string): string {
  if (/^[^\s\p{Cc},;<>@]+@[^\s\p{Cc},;<>@]+$/u.test(text)) return text
  throw new StartProblem(`${name} is "${text}": give one e-mail address, such as support@example.com.`)
}

/** International, so that it can be called from anywhere; spaces are kept as they are shown. */
function readPhone(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^\+[1-9](?: ?\d){6,14}$/.test(text)) return text
  throw new StartProblem(`${name} is "${text}": give a number with its country, such as +1 202 555 0100.`)
}

function readTelegram(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^https:\/\/t\.me\/[A-Za-z]\w{3,31}$/.test(text)) return text
  throw new StartProblem(`${name} is "${text}": give an address such as https://t.me/name.`)
}

/** A postal address in one line. */
function readLine(name: string, text: string | undefined): string | undefined {
  if (text === undefined || (text.length <= 200 && !/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(text))) return text
  throw new StartProblem(
    `${name} is not one line of at most 200 characters: give street, number, town, country.`,
  )
}

function readDollars(name: string, text: string): bigint {
  if (/^\d{1,12}(\.\d{1,2})?$/.test(text)) return usd(text)
  throw new StartProblem(`${name} is "${text}": give dollars, such as 1000 or 250.50.`)
}

function readChoice<const T extends string>(name: string, text: string, choices: readonly T[]): T {
  const choice = choices.find((c) => c === text)
  if (choice === undefined) throw new StartProblem(`${name} is "${text}": give one of ${choices.join(', ')}.`)
  return choice
}

/**
 * A list of addresses, networks and names of networks, as Fastify takes them; unset: no header is believed. A number of
 * proxies is refused as Fastify refuses it: who reaches the port past them would be believed whatever they say.
 */
function readTrustProxy(text: string | undefined): Config['trustProxy'] {
  if (text === undefined) return false
  const list = text.split(',').map((part) => part.trim())
  if (list.every((part) => namedNetworks.has(part) || isAddressOrNetwork(part))) return list
  throw new StartProblem(
    `TRUST_PROXY is "${text}": give the addresses or networks of your proxies, such as 10.0.0.1, 10.1.0.0/16, or loopback, linklocal, uniquelocal; not how many there are.`,
  )
}

/** The names of networks that Fastify knows. */
const namedNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  if (bits === undefined) return true
  // A network of everybody would believe anybody.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128)
}
