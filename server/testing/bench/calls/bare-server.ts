/**
 * The least that answers these calls: node:http and one prepared statement, on a pool of the product's size. Run as a
 * process of its own with DATABASE_URL and PORT.
 */
import { hash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { asApplication } from '../../pool.ts'
import { bareStatements } from './bare-statements.ts'

const pool = new pg.Pool({ connectionString: asApplication(process.env['DATABASE_URL'] ?? ''), max: 10 })

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text === '' ? '{}' : text
}

/** What a path may name. */
const named = { id: /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/, month: /\d{4}-\d{2}/ }

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let name = `${request.method} ${request.url?.split('?')[0]}`
  const names: Record<string, string> = {}
  for (const [one, pattern] of Object.entries(named)) {
    const found = pattern.exec(name)?.[0]
    if (found === undefined) continue
    names[one] = found
    name = name.replace(found, `{${one}}`)
  }
  const text = bareStatements[name]
  if (text === undefined) return void response.writeHead(404).end()
  const body = await bodyOf(request)
  const token = hash('sha256', request.headers.authorization?.slice('Bearer '.length) ?? '', 'buffer')
  const key = request.headers['idempotency-key']
  const isMore = key !== undefined || Object.keys(names).length > 0
  const given = isMore ? JSON.stringify({ ...JSON.parse(body), ...names, key }) : body
  const { rows } = await pool.query<{ answer: unknown }>({ name, text, values: [token, new Date(), given] })
  const found = rows[0]?.answer ?? null
  // Nobody's token: what is measured would be nothing.
  const status = found === null ? 401 : request.method === 'POST' && names['id'] === undefined ? 201 : 200
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof found === 'string' ? found : JSON.stringify(found))
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    response.writeHead(500).end()
  })
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('Evenmoor is ready.\n'))

process.once('SIGTERM', () => process.exit())
