/**
 * The least that gives an investor's balances: node:http, the token's look-up and the wallet's own statements, on a
 * pool of the product's size. Run as a process of its own with DATABASE_URL and PORT.
 */
import { hash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { asApplication } from '../../pool.ts'
import { createPool } from '#platform/database/pool.ts'
import { bookedSums } from '#positions/history/history-store.ts'

const pool = createPool(asApplication(process.env['DATABASE_URL'] ?? ''))

const whose = `
  select session.id, session.person_id, session.proof, session.created_at, session.stepped_up_at, person.staff_role,
    person.has_second_factor, person.password_hash is not null as has_password
  from session join person on person.id = session.person_id
  where session.access_hash = $1 and session.access_expires_at > $2 and session.expires_at > $2
    and session.ended_at is null and person.state <> 'deactivated'`

const balances = `select a.kind, b.amount from ledger.account a join ledger.balance b on b.account_id = a.id
  where a.owner_id = $1 order by a.id`

async function walletOf(token: string): Promise<unknown> {
  const now = new Date()
  const [session] = (await pool.query<{ person_id: string }>(whose, [hash('sha256', token, 'buffer'), now]))
    .rows
  if (session === undefined) return undefined
  const { rows } = await pool.query<{ kind: string; amount: bigint }>(balances, [session.person_id])
  const sums: Record<string, bigint> = {}
  for (const { kind, amount } of rows) sums[kind] = (sums[kind] ?? 0n) + amount
  const day = now.toISOString().slice(0, 10)
  const from = new Date(`${day}T00:00:00Z`)
  const to = new Date(from.getTime() + 86_400_000)
  const [booked] = (await pool.query<{ total: bigint | null }>(bookedSums, [session.person_id, from, to]))
    .rows
  return { ...sums, today: booked?.total ?? 0n }
}

const bigintAsText = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value

async function answer({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const wallet = await walletOf(headers.authorization?.slice('Bearer '.length) ?? '')
  response.writeHead(wallet === undefined ? 401 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(wallet ?? {}, bigintAsText))
}

createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(500).end())
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('Evenmoor is ready.\n'))

process.once('SIGTERM', () => process.exit())
