import { type VerifierKey, verifierKey } from '@evenmoor/tlog'
import { StartProblem } from '#database/start-problem.ts'
import type { GivenSettings } from '#given-settings.ts'
import { readChoice, readUrl } from './values.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** What is written down of what happens, where it is sent, and who vouches for the public log. */
export type WatchingSettings = {
  /** Whether each request is logged; undefined: see `logsAccess`. */
  readonly accessLog: boolean | undefined
  readonly logLevel: (typeof logLevels)[number]
  /** Whose cosignatures on the public log are taken. */
  readonly logWitnesses: readonly VerifierKey[]
  /** Where traces are sent; undefined: nowhere. */
  readonly traceEndpoint: string | undefined
  /** Headers that the collector wants, such as a key. */
  readonly traceHeaders: Readonly<Record<string, string>> | undefined
  /** The share of requests that are traced, from 0 to 1, where a proxy has not decided it. */
  readonly traceRatio: number
}

export function readWatching({ given, check }: GivenSettings): WatchingSettings {
  return {
    accessLog: check(() => {
      const choice = given('ACCESS_LOG')
      return choice === undefined ? undefined : readChoice('ACCESS_LOG', choice, ['on', 'off']) === 'on'
    }),
    logLevel: check(() => readChoice('LOG_LEVEL', given('LOG_LEVEL') ?? 'warn', logLevels)),
    logWitnesses: check(() => readWitnesses(given('LOG_WITNESSES'))),
    traceEndpoint: check(() =>
      readUrl('OTEL_EXPORTER_OTLP_ENDPOINT', given('OTEL_EXPORTER_OTLP_ENDPOINT'), [
        'http:',
        'https:',
      ])?.replace(/\/+$/, ''),
    ),
    traceHeaders: check(() => readHeaders('OTEL_EXPORTER_OTLP_HEADERS', given('OTEL_EXPORTER_OTLP_HEADERS'))),
    traceRatio: check(() => readRatio('OTEL_TRACES_SAMPLER_ARG', given('OTEL_TRACES_SAMPLER_ARG') ?? '1')),
  }
}

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
