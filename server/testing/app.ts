import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { checkInvariants } from '@evenmoor/ledger'
import { readConfig } from '#config.ts'
import { type Context, createContext } from '#context.ts'
import { isPracticeOnly } from '#chains/networks.ts'
import { openKeys } from '#keys/open-keys.ts'
import { type PasswordCost, productPasswordCost } from '#people/credentials/password-cost.ts'
import { knownRisks } from '#people/risk-questions/testing/known-risks.ts'
import { asSql } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { createServer } from '#server.ts'
import { openSession } from '#sessions/open-session.ts'
import { withPort } from './cluster.ts'
import { countTrips, type TripCounter } from './calls/count-trips.ts'
import { type TestDatabase, createTestDatabase } from './database.ts'
import { createTestPool } from './pool.ts'

/** A clock that stands until it is told to go on. */
export class TestClock {
  #at: number
  constructor(at = '2026-06-15T12:00:00Z') {
    this.#at = Date.parse(at)
  }
  now(): Date {
    return new Date(this.#at)
  }
  advance(ms: number): void {
    this.#at += ms
  }
}

/** Somebody signed in; `call` sends requests with their access token. */
export type TestPerson = {
  readonly id: string
  readonly email: string
  readonly access: string
  readonly call: (
    method: InjectOptions['method'],
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Reply>
}

export type Reply = { readonly status: number; readonly body: any; readonly headers: Record<string, unknown> }

/** The real server on a database of its own, without a port; requests are injected. */
export type TestApp = {
  readonly ctx: Context
  readonly clock: TestClock
  readonly app: FastifyInstance
  readonly database: TestDatabase
  /** Counts what is asked of the database. */
  readonly trips: TripCounter
  readonly call: TestPerson['call']
  /**
   * A verified person with a session; `staffRole` makes them staff. On test networks they answered the questions on risk two
   * days ago, unless told.
   */
  readonly person: (options?: {
    staffRole?: 'admin' | 'finance' | 'support' | 'auditor'
    email?: string
    knowsRisks?: boolean
  }) => Promise<TestPerson>
  /** Asserts the ledger's invariants, then takes everything down. Call it in every file's teardown. */
  readonly close: () => Promise<void>
}

/** Holds nothing but the keys that are made once, where a test brings no DATA_DIR of its own. */
export const dataRoot = path.join(tmpdir(), 'evenmoor-tests')

export type TestAppOptions = {
  /** How long a request waits for a connection to the database: see `createTestPool`. */
  readonly roomWithinMs?: number
  /** What passwords are hashed with; unless told, as little as Argon2 lets us. */
  readonly passwordCost?: PasswordCost
  /** On a PostgreSQL that no other test has, for tests that stop or fill it. */
  readonly ownCluster?: boolean
  /** Whether that keeps what it has acknowledged when it is killed: see `startTestCluster`. */
  readonly isDurable?: boolean
  /** Makes another way to the database, of which the product alone knows; gives its port. */
  readonly wayTo?: (port: number) => Promise<number>
  /** Where a replica of that answers: see `startStandby`. */
  readonly replicaPort?: number
}

/** Those who test what hashing takes hand in `productPasswordCost`. */
const leastPasswordCost: PasswordCost = { ...productPasswordCost, memoryCost: 8, timeCost: 1 }

/** `at` is what the clock says first; processes of their own have the machine's. */
export async function createTestApp(
  env: Record<string, string> = {},
  at?: string,
  {
    roomWithinMs,
    passwordCost = leastPasswordCost,
    ownCluster = false,
    isDurable = false,
    replicaPort,
    wayTo = async (port) => port,
  }: TestAppOptions = {},
): Promise<TestApp> {
  const database = await createTestDatabase({ ownCluster, isDurable })
  const appUrl = withPort(database.appUrl, await wayTo(Number(new URL(database.appUrl).port)))
  const clock = new TestClock(at)
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (...args: unknown[]) => console.error(...args),
    debug: () => undefined,
  }
  const pool = createTestPool({ appUrl }, 8, roomWithinMs)
  const trips = countTrips(pool)
  const listen = { url: appUrl }
  const replicaUrl = replicaPort === undefined ? undefined : withPort(database.appUrl, replicaPort)
  const config = readConfig(env, dataRoot)
  const ctx = createContext({ config, pool, log, clock, listen, replicaUrl, passwordCost })
  await openKeys(ctx.db, ctx.config.dataDir)
  const app = await createServer(ctx)
  await app.ready()
  const call = caller(app)
  return {
    ctx,
    clock,
    app,
    database,
    trips,
    call: call(undefined),
    person: async (options = {}) => {
      const id = uuidv7()
      const email = options.email ?? `person-${randomBytes(4).toString('hex')}@example.com`
      const tokens = await ctx.transaction(async (tx) => {
        await tx
          .insertInto('person')
          .values({
            id,
            email,
            email_key: email,
            first_name: 'Test',
            last_name: 'Person',
            staff_role: options.staffRole ?? null,
            verified_at: clock.now(),
            referral_code: randomBytes(5).toString('hex'),
          })
          .execute()
        if (options.knowsRisks ?? !isPracticeOnly(ctx)) await knownRisks({ ctx }, tx, id)
        const origin = { address: '127.0.0.1', userAgent: 'test' }
        // Staff may work in sessions with a second factor only.
        return openSession(ctx, tx, id, origin, options.staffRole ? 'second_factor' : 'password')
      })
      return { id, email, access: tokens.access, call: call(tokens.access) }
    },
    close: async () => {
      try {
        const violations = await checkInvariants(asSql(ctx.db))
        if (violations.length > 0)
          throw new Error(`the ledger does not hold: ${JSON.stringify(violations, stringifyBigint)}`)
      } finally {
        await app.close()
        await ctx.announcer.flush()
        await Promise.all([ctx.db.destroy(), ctx.replica?.close()])
        await database.drop()
      }
    },
  }
}

const stringifyBigint = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value

/** Injects requests into a server, with the access token of whoever calls. */
export const caller =
  (app: FastifyInstance) =>
  (access: string | undefined): TestPerson['call'] =>
  async (method, url, body, headers = {}) => {
    const reply = await app.inject({
      method: method ?? 'GET',
      url,
      headers: {
        ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = reply.body
    return { status: reply.statusCode, body: text === '' ? undefined : tryJson(text), headers: reply.headers }
  }

const tryJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
