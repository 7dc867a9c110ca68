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

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = `${request.method} ${request.url?.split('?')[0]}`
  const text = bareStatements[name]
  if (text === undefined) return void response.writeHead(404).end()
  const body = await bodyOf(request)
  const token = hash('sha256', request.headers.authorization?.slice('Bearer '.length) ?? '', 'buffer')
  const key = request.headers['idempotency-key']
  const given = key === undefined ? body : JSON.stringify({ ...JSON.parse(body), key })
  const { rows } = await pool.query<{ answer: unknown }>({ name, text, values: [token, new Date(), given] })
  response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(rows[0]?.answer ?? null))
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    response.writeHead(500).end()
  })
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('Evenmoor is ready.\n'))

process.once('SIGTERM', () => process.exit())
