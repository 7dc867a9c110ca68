/**
 * Sends generated requests to the product, a process of its own, and gives what was wrong with the answers. The same seed
 * and number send the same requests.
 */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { TestApp } from '#testing/app.ts'
import { createTestApp } from '#testing/app.ts'
import { startServer } from '#testing/second-process.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { fund } from '#wallet/testing/fund.ts'
import { generatedCall, type Sent, type Tokens } from './calls.ts'
import { faultsOf } from './judge-answer.ts'
import { generatedBytes } from './raw-bytes.ts'
import type { Known } from './schema-values.ts'
import { send } from './send.ts'

/** An answer that took longer is a fault. */
const slowMs = 2_000

/** As many are under way at once. */
const width = 4

/** So many are sent with the tokens of the same people: some of the calls end a session, or close an account. */
const roundSize = 500

export type Fault = { readonly what: string; readonly fault: string; readonly bytes: string }
export type Campaign = {
  readonly faults: readonly Fault[]
  readonly answers: ReadonlyMap<number, number>
  readonly unanswered: number
  /** The longest an answer took, without the time for which the machine let the server wait for a processor. */
  readonly slowest: { readonly ms: number; readonly what: string }
}

export async function runCampaign({ seed, requests }: { seed: number; requests: number }): Promise<Campaign> {
  const app = await createTestApp({}, new Date().toISOString())
  const { dataDir } = app.ctx.config
  const server = await startServer(app.database.ownerUrl, { DATA_DIR: dataDir, LOG_LEVEL: 'fatal' })
  const campaign = new Running(Number(new URL(server.url).port), server.pid)
  try {
    for (let sent = 0; sent < requests; sent += roundSize) {
      const arbitrary = anyRequest(await knownIn(app), await someTokens(app))
      const numRuns = Math.min(roundSize, requests - sent)
      await campaign.sendAll(fc.sample(arbitrary, { seed: seed + sent, numRuns }))
    }
    return campaign
  } finally {
    await server.stop()
    await app.close()
  }
}

function anyRequest(known: Known, tokens: Tokens): fc.Arbitrary<Sent> {
  const call = generatedCall(known, tokens)
  return fc.oneof({ weight: 9, arbitrary: call }, { weight: 1, arbitrary: generatedBytes(call) })
}

/** An anonymous caller, an investor with money and a withdrawal, and staff: each has just proven who they are. */
async function someTokens(app: TestApp): Promise<Tokens> {
  const investor = await app.person()
  const admin = await app.person({ staffRole: 'admin' })
  const finance = await app.person({ staffRole: 'finance' })
  await fund(app, investor.id, '1000')
  await investor.call('POST', '/api/wallet/withdrawals/', { amount: '20', address: newPracticeAddress() })
  await investor.call('POST', '/api/wallet/deposits/', { coin: 'btc', amount: '250' })
  const people = [investor.id, admin.id, finance.id]
  const at = new Date()
  const set = { access_expires_at: new Date(at.getTime() + 3_600_000), stepped_up_at: at }
  await app.ctx.db.updateTable('session').set(set).where('person_id', 'in', people).execute()
  return [undefined, investor.access, admin.access, finance.access]
}

/** The tables that ids are taken from, by what their calls are named. */
const tables = {
  investors: 'person',
  staff: 'person',
  withdrawals: 'withdrawal',
  deposits: 'deposit',
  plans: 'plan',
  addresses: 'saved_address',
  messages: 'contact_message',
  sessions: 'session',
} as const

const words = {
  amount: ['1', '10', '50.00', '100', '250.00', '0.01', '0', '-5', '1.005', '99999999'],
  coin: ['btc', 'eth', 'ltc', 'usdt_trc20', 'usdt'],
  reason: ['Because of what was found.', ''],
  password: ['violet otter canyon nine', 'password'],
  locale: ['en', 'de', 'ar', 'pt-BR', 'xx'],
  day: ['2026-11-01', '2026-12-24', '2026-02-30'],
  days: ['1', '7'],
  month: ['2026-10', '2026-13'],
  percent: ['1.25', '-0.5', '101'],
  daily_rate: ['1.25', '80', '-1'],
  min_deposit: ['50', '0.01'],
  max_deposit: ['5000', '1'],
  effective_on: ['2026-12-20', '2026-01-01', '2300-01-01'],
  said_on: ['2026-11-01', '2300-01-01'],
} as const

async function knownIn({ ctx: { db } }: TestApp): Promise<Known> {
  const named: Record<string, string[]> = {}
  for (const [noun, table] of Object.entries(tables)) {
    const rows = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(4).execute()
    named[noun] = rows.map(({ id }) => id)
  }
  const people = await db.selectFrom('person').select('email').orderBy('id', 'desc').limit(5).execute()
  const plans = named['plans'] ?? []
  return {
    ids: ['x', ...Object.values(named).flat()],
    emails: ['new@example.com', ...people.map(({ email }) => email)],
    named: {
      ...named,
      ...words,
      plan: plans,
      plan_id: plans,
      deposit_id: named['deposits'] ?? [],
      address: [newPracticeAddress(), newPracticeAddress()],
    },
  }
}

class Running implements Campaign {
  readonly faults: Fault[] = []
  readonly answers = new Map<number, number>()
  unanswered = 0
  slowest = { ms: 0, what: '' }
  readonly #port: number
  readonly #pid: number

  constructor(port: number, pid: number) {
    this.#port = port
    this.#pid = pid
  }

  async sendAll(requests: readonly Sent[]): Promise<void> {
    const queue = [...requests]
    const worker = async () => {
      for (let sent = queue.shift(); sent !== undefined; sent = queue.shift()) await this.#sendOne(sent)
    }
    await Promise.all(Array.from({ length: width }, worker))
  }

  async #sendOne(sent: Sent): Promise<void> {
    const [begunAt, waited] = [performance.now(), waitedMs(this.#pid)]
    const answers = await send({ port: this.#port, sent })
    const ms = performance.now() - begunAt - (waitedMs(this.#pid) - waited)
    if (answers.length === 0) this.unanswered += 1
    else if (ms > this.slowest.ms) this.slowest = { ms, what: sent.what }
    const slow = answers.length > 0 && ms > slowMs ? [`took ${Math.round(ms)} ms`] : []
    for (const { status } of answers) this.answers.set(status, (this.answers.get(status) ?? 0) + 1)
    for (const fault of new Set([...answers.flatMap(faultsOf), ...slow]))
      this.faults.push({
        what: sent.what,
        fault,
        bytes: JSON.stringify(sent.bytes.toString('latin1')).slice(0, 2_000),
      })
  }
}

/** For how long a process was ready to run and had no processor (Linux; 0 elsewhere). */
function waitedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
