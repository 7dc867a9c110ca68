import { randomUUID } from 'node:crypto'
import { asPerson, type BenchRequest } from '../http/callers.ts'
import type { BenchPerson } from '../http/people.ts'
import { type CallStock, payoutAddress } from './call-stock.ts'

/** Calls that move money, those that read what is the caller's own, and those whose answer is the same for everyone. */
export type CallKind = 'money' | 'own' | 'shared'

export type BenchCall = {
  /** For `--only`. */
  readonly name: string
  readonly kind: CallKind
  /** Method and path, as the contract has them. */
  readonly route: string
  readonly status: number
  /** What it needs before it is measured for so long. */
  readonly prepare?: (stock: CallStock, ms: number) => Promise<void>
  readonly request: (stock: CallStock) => Promise<BenchRequest>
}

const posted = (person: BenchPerson, path: string, body: unknown): BenchRequest => ({
  method: 'POST',
  path,
  headers: { ...asPerson(person), 'idempotency-key': randomUUID() },
  body,
})

const money = (
  name: string,
  route: string,
  rest: Pick<BenchCall, 'request' | 'prepare'> & { readonly status?: number },
): BenchCall => ({ name, kind: 'money', route: `POST ${route}`, status: 201, ...rest })

const own = (name: string, path: string): BenchCall => ({
  name,
  kind: 'own',
  route: `GET ${path}`,
  status: 200,
  request: async (stock) => ({ method: 'GET', path, headers: asPerson(stock.nextReader()) }),
})

const shared = (
  name: string,
  path: string,
  addressOf: (stock: CallStock) => string = () => path,
): BenchCall => ({
  name,
  kind: 'shared',
  route: `GET ${path}`,
  status: 200,
  // As a browser asks.
  request: async (stock) => ({
    method: 'GET',
    path: addressOf(stock),
    headers: { 'accept-encoding': 'gzip' },
  }),
})

const stockWithdrawals = (stock: CallStock, ms: number) => stock.fillWithdrawals(ms)

export const benchCalls: readonly BenchCall[] = [
  money('invest', '/api/investments/', {
    request: async (stock) =>
      posted(stock.nextWriter(), '/api/investments/', { plan_id: 'basic', amount: '100' }),
  }),
  money('checkout', '/api/wallet/deposits/', {
    prepare: (stock) => stock.expireCheckouts(),
    request: async (stock) =>
      posted(stock.nextWriter(), '/api/wallet/deposits/', { amount: '250.00', coin: 'usdt' }),
  }),
  money('withdraw', '/api/wallet/withdrawals/', {
    request: async (stock) => {
      const person = stock.nextWriter()
      const body = { amount: '1.00', address: payoutAddress(person.email) }
      return posted(person, '/api/wallet/withdrawals/', body)
    },
  }),
  money('cancel', '/api/wallet/withdrawals/{id}/cancel/', {
    status: 200,
    prepare: stockWithdrawals,
    request: async (stock) => {
      const { id, owner } = await stock.takeWithdrawal()
      return posted(owner, `/api/wallet/withdrawals/${id}/cancel/`, undefined)
    },
  }),
  money('approve', '/api/staff/withdrawals/{id}/approval/', {
    status: 200,
    prepare: stockWithdrawals,
    request: async (stock) => {
      const { id } = await stock.takeWithdrawal()
      return posted(stock.nextReviewer(), `/api/staff/withdrawals/${id}/approval/`, undefined)
    },
  }),
  // A part, so that every position can be asked often: closing one changes a column more.
  money('redeem', '/api/investments/{id}/redeem/', {
    status: 200,
    request: async (stock) => {
      const { id, owner } = stock.nextPosition()
      return posted(owner, `/api/investments/${id}/redeem/`, { amount: '0.10' })
    },
  }),
  own('wallet', '/api/wallet/'),
  own('positions', '/api/investments/'),
  own('transactions', '/api/wallet/transactions/'),
  own('notifications', '/api/notifications/'),
  shared('plans', '/api/plans/'),
  shared('coins', '/api/market/coins/'),
  shared('candles', '/api/market/candles/', () => '/api/market/candles/?id=bitcoin'),
  shared('results', '/api/results/{month}/', ({ month }) => `/api/results/${month}/`),
  shared('proof', '/api/transparency/'),
]

/** Those that were asked for, or all; throws for a name that none has. */
export function callsNamed(names: readonly string[]): readonly BenchCall[] {
  if (names.length === 0) return benchCalls
  return names.map((name) => {
    const call = benchCalls.find((one) => one.name === name)
    if (call !== undefined) return call
    const known = benchCalls.map((one) => one.name).join(', ')
    throw new Error(`There is no call "${name}". These are there: ${known}.`)
  })
}
