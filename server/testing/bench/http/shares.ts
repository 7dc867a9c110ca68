/** Logins a second as a share of the hash's own rate, and balances a second as a share of a bare server's. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { measure, median, medianRate, type Rate, spread } from '../measure.ts'
import { table, verdict, whole } from '../table.ts'
import { asPerson, type BenchRequest, type Callers, inTurn, openCallers } from './callers.ts'
import { type BenchPeople, type BenchPerson, benchPassword } from './people.ts'

export type ShareOptions = { readonly rounds: number; readonly ms: number }

type Stage = { readonly people: BenchPeople; readonly productUrl: string; readonly bareUrl: string }

const callerCount = 32
const hashProgram = path.join(import.meta.dirname, 'hash-rate.ts')

/** As the product's gate has it; `hash-rate.ts` goes through that gate. */
const hashCallers = callerCount

export async function benchShares(stage: Stage, options: ShareOptions): Promise<string> {
  const { rounds, ms } = options
  const product = openCallers(stage.productUrl, callerCount)
  const bare = openCallers(stage.bareUrl, callerCount)
  try {
    const loggingIn = inTurn(stage.people.loggingIn)
    const loggedIn = inTurn(stage.people.loggedIn)
    const logIn = () => ok(product, loginOf(loggingIn()))
    const wallet = (callers: Callers) => () => ok(callers, walletOf(loggedIn()))
    // A server that has served before: connected, planned, and compiled, which takes a good thousand logins.
    for (const call of [wallet(product), wallet(bare)]) await measure(callerCount, 3_000, call)
    await measure(callerCount, 15_000, logIn)
    const all: { hash: Rate; login: Rate; bare: Rate; wallet: Rate }[] = []
    for (let round = 0; round < rounds; round++) {
      all.push({
        hash: await hashRate(ms),
        login: await measure(callerCount, ms, logIn),
        bare: await measure(callerCount, ms, wallet(bare)),
        wallet: await measure(callerCount, ms, wallet(product)),
      })
    }
    const row = (what: string, least: number, ours: Rate[], theirs: Rate[]): string[] => {
      const shares = ours.map(({ perSecond }, n) => perSecond / (theirs[n]?.perSecond ?? Number.NaN))
      const share = median(shares)
      const { perSecond, p50, p99 } = medianRate(ours)
      return [
        what,
        whole(perSecond),
        `${p50.toFixed(1)} / ${p99.toFixed(1)}`,
        whole(medianRate(theirs).perSecond),
        `${share.toFixed(2)} (${spread(shares, 2)})`,
        verdict(share >= least, `≥ ${least}`),
      ]
    }
    return [
      `Median of ${rounds} interleaved rounds of ${ms / 1_000} s, ${callerCount} callers. A share is of one round; in brackets the lowest and the highest.`,
      '',
      table(
        ['what', 'a second', 'p50 / p99 ms', 'limit', 'share', 'target'],
        [
          row(
            'logins, beside the hash alone',
            0.85,
            all.map(({ login }) => login),
            all.map(({ hash }) => hash),
          ),
          row(
            'balances, beside a bare server',
            0.8,
            all.map(({ wallet: ours }) => ours),
            all.map(({ bare: theirs }) => theirs),
          ),
        ],
      ),
    ].join('\n')
  } finally {
    await product.close()
    await bare.close()
  }
}

async function ok(callers: Callers, request: BenchRequest): Promise<void> {
  const { status } = await callers.request(request)
  if (status !== 200) throw new Error(`${request.path} answered ${status}`)
}

export const loginOf = ({ email, address }: BenchPerson): BenchRequest => ({
  method: 'POST',
  path: '/account/login/',
  headers: { 'x-forwarded-for': address },
  body: { email, password: benchPassword },
})

export const walletOf = (person: BenchPerson): BenchRequest => ({
  method: 'GET',
  path: '/api/wallet/',
  headers: asPerson(person),
})

async function hashRate(ms: number): Promise<Rate> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    hashProgram,
    String(hashCallers),
    String(ms),
  ])
  return { perSecond: Number(stdout), p50: 0, p99: 0 }
}
