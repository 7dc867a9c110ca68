import { StartProblem } from '#database/start-problem.ts'
import type { GivenSettings } from '#given-settings.ts'
import { readChoice, readUrl } from './values.ts'

/** The servers of PostgreSQL. `databaseUrl` is undefined when the embedded one serves. */
export type DatabaseSettings = {
  readonly databaseUrl: string | undefined
  readonly databaseDirectUrl: string | undefined
  /** A server that follows it, for reads that may be seconds old. */
  readonly databaseReplicaUrl: string | undefined
  /** Whether a start brings a schema that is behind up to date; otherwise it refuses it. */
  readonly migratesAtStart: boolean
}

export function readDatabase({ given, check }: GivenSettings): DatabaseSettings {
  const databaseUrl = check(() => readDatabaseUrl('DATABASE_URL', given('DATABASE_URL')))
  return {
    databaseUrl,
    databaseDirectUrl:
      check(() => readDatabaseUrl('DATABASE_DIRECT_URL', given('DATABASE_DIRECT_URL'))) ?? databaseUrl,
    databaseReplicaUrl: check(() =>
      readReplicaUrl(readDatabaseUrl('DATABASE_REPLICA_URL', given('DATABASE_REPLICA_URL')), databaseUrl),
    ),
    migratesAtStart: check(
      () => readChoice('MIGRATE_AT_START', given('MIGRATE_AT_START') ?? 'on', ['on', 'off']) === 'on',
    ),
  }
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
