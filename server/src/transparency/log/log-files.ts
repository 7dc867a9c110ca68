import { bundleOfEntries, parseTilePath, tileOfHashes, tileWidth } from '@evenmoor/tlog'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { sendProblem } from '#platform/http/send-problem.ts'
import { notFound } from '#platform/problems.ts'
import { cosignedNote, entriesFrom, latestCheckpoint, logTree, verifierKeys } from './read-log.ts'

const text = 'text/plain; charset=utf-8'
const forever = 'public, max-age=31536000, immutable'
const seconds = 'public, max-age=5'

/** The files of the log (interface.md, c2sp.org/tlog-tiles): anyone may read and copy them. */
export function registerLogFiles(app: FastifyInstance, ctx: Context): void {
  app.get('/log/checkpoint', async (request, reply) => {
    const latest = await latestCheckpoint(ctx.db)
    if (latest === undefined) return sendProblem(request, reply, notFound())
    return reply
      .type(text)
      .header('cache-control', seconds)
      .send(await cosignedNote(ctx, latest))
  })
  app.get('/log/key', async (_request, reply) => {
    const keys = await verifierKeys(ctx)
    return reply
      .type(text)
      .header('cache-control', seconds)
      .send(`${keys.join('\n')}\n`)
  })
  app.get('/log/tile/*', async (request, reply) => {
    const { '*': rest = '' } = request.params as { '*'?: string }
    const bytes = await tileBytes(ctx, `tile/${rest}`)
    if (bytes === undefined) return sendProblem(request, reply, notFound())
    return reply.type('application/octet-stream').header('cache-control', forever).send(bytes)
  })
}

/** The bytes of a file below `/log/`; undefined unless the signed log is large enough to have it. */
export async function tileBytes(ctx: Pick<Context, 'db'>, path: string): Promise<Buffer | undefined> {
  const tile = parseTilePath(path)
  const size = (await latestCheckpoint(ctx.db))?.size ?? 0
  if (tile === undefined) return undefined
  const { level, index, width } = tile
  const entriesBelow = level === 'entries' ? 1 : tileWidth ** level
  if ((index * tileWidth + width) * entriesBelow > size) return undefined
  if (level !== 'entries') return tileOfHashes(await logTree(ctx.db, size), tile)
  const entries = await entriesFrom(ctx.db, index * tileWidth, width)
  return bundleOfEntries(entries.map((entry) => Buffer.from(entry)))
}
