import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { StartProblem } from '#database/start-problem.ts'
import type { GivenSettings } from '#given-settings.ts'
import { readChoice, readPort, readUrl } from './values.ts'

const roles = ['all', 'web', 'worker'] as const

/** What a process does, and where and for whom it listens. */
export type ServingSettings = {
  readonly port: number
  readonly host: string
  readonly publicUrl: string
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
  /** After how long with its event loop standing still a process ends; 0: never. */
  readonly stuckSeconds: number
  readonly role: 'all' | 'web' | 'worker'
  /** How many processes serve; more than one: see `startWebProcesses`. */
  readonly workers: number
  /** Whether browsers may keep the application's static files, so that signed-in pages open without a network. */
  readonly offlineShell: boolean
}

export function readServing({ given, check }: GivenSettings): ServingSettings {
  const port = check(() => readPort('PORT', given('PORT') ?? '3000'))
  const role = check(() => readChoice('ROLE', given('ROLE') ?? 'all', roles))
  // A worker has no site.
  const sitePorts = role === 'worker' ? {} : { PORT: String(port) }
  return {
    port,
    host: check(() => given('HOST') ?? '127.0.0.1'),
    publicUrl: check(() => readPublicUrl(given('PUBLIC_URL'))) ?? `http://localhost:${port}`,
    trustProxy: check(() => readTrustProxy(given('TRUST_PROXY'))),
    healthPort: check(() => readSidePort('HEALTH_PORT', given('HEALTH_PORT'), sitePorts)),
    metricsPort: check(() =>
      readSidePort('METRICS_PORT', given('METRICS_PORT'), {
        ...sitePorts,
        HEALTH_PORT: given('HEALTH_PORT'),
      }),
    ),
    metricsToken: check(() => readToken('METRICS_TOKEN', given('METRICS_TOKEN'))),
    drainSeconds: check(() => readSeconds('DRAIN_SECONDS', given('DRAIN_SECONDS'))),
    stuckSeconds: check(() => readSeconds('STUCK_SECONDS', given('STUCK_SECONDS'))) ?? 5,
    role,
    workers: check(() => readWorkers(given('WORKERS') ?? '1')),
    offlineShell: check(
      () => readChoice('OFFLINE_SHELL', given('OFFLINE_SHELL') ?? 'on', ['on', 'off']) === 'on',
    ),
  }
}

const readPublicUrl = (text: string | undefined): string | undefined =>
  readUrl('PUBLIC_URL', text, ['http:', 'https:'])?.replace(/\/+$/, '')

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

function readSeconds(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (seconds <= 300) return seconds
  throw new StartProblem(`${name} is "${text}": give whole seconds from 0 to 300.`)
}

function readWorkers(text: string): number {
  if (text === 'auto') return availableParallelism()
  const workers = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (workers >= 1 && workers <= 64) return workers
  throw new StartProblem(`WORKERS is "${text}": give auto, or how many processes serve, from 1 to 64.`)
}

/**
 * A list of addresses, networks and names of networks, as Fastify takes them; unset: no header is believed. A number of
 * proxies is refused as Fastify refuses it: who reaches the port past them would be believed whatever they say.
 */
function readTrustProxy(text: string | undefined): ServingSettings['trustProxy'] {
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
