import { sendProblem } from '#platform/http/send-problem.ts'
import { notFound } from '#platform/problems.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type BuiltPages, type PageOptions, readBuiltPages } from './built-pages.ts'
import { sendPage } from './send-page.ts'
import { registerServiceWorker } from './service-worker.ts'
import { robots, sitemap } from './site-address.ts'

/** Prefixes of calls: no path below them is a page. */
const callPrefixes = ['/api/', '/account/', '/management/', '/dev/']

/**
 * Serves the built site: prerendered pages, the application's documents for its own addresses (their list comes with
 * the build), hashed files for ever, and 404 for the rest: the page for people, `{detail}` for calls. Register it
 * last, on the server itself and not inside a plugin: it sets the not-found handler.
 */
export async function registerPages(
  app: FastifyInstance,
  { root, ...options }: PageOptions & { root: string },
): Promise<void> {
  const { publicUrl, keepsShell = true, mode } = options
  const built = await readBuiltPages(root, options)
  for (const [address, page] of built.documents) {
    app.get(address, async (request, reply) => sendPage(request, reply, page, 200))
  }
  for (const [pattern, page] of built.app) {
    app.get(pattern, async (request, reply) => sendPage(request, reply, page, 200))
  }
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl, built.listed)),
  )
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl)),
  )
  registerServiceWorker(app, { root, isOn: keepsShell })
  if (mode === 'test') await registerTestManifest(app, root)
  await app.register(fastifyStatic, {
    root: path.join(root, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  })
  // The few files without a hash in their name, and the loader data of prerendered pages.
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: [
      '**/*.html*',
      'assets/**',
      '**/*.br',
      '**/*.gz',
      '.vite/**',
      mode === 'test' ? manifestFile : testManifestFile,
    ],
    preCompressed: true,
    cacheControl: true,
    maxAge: '1h',
  })
  app.setNotFoundHandler((request, reply) => answerUnknown(built, request, reply))
}

const manifestFile = 'manifest.webmanifest'
const testManifestFile = 'test-networks.webmanifest'

/** What the installed application is called, and said to be, where coins of test networks are used. */
async function registerTestManifest(app: FastifyInstance, root: string): Promise<void> {
  const manifest = await readFile(path.join(root, testManifestFile))
  app.get(`/${manifestFile}`, async (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(manifest),
  )
}

function answerUnknown(built: BuiltPages, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const pathname = request.url.split('?', 1)[0] ?? '/'
  if (!wantsPage(request, pathname)) {
    return sendProblem(request, reply, notFound())
  }
  const bare = pathname.replace(/\/$/, '')
  if (bare !== pathname && built.documents.has(bare)) {
    return reply.redirect(bare + request.url.slice(pathname.length), 308)
  }
  const [, first = ''] = pathname.split('/')
  // Signed-in pages have no language in their address: one that is none of them is told in the reader's own, too.
  const isBesideApp = [...built.app.keys()].some((pattern) => pattern.split('/')[1] === first)
  const page = isBesideApp ? built.application : (built.notFound.get(first) ?? built.notFound.get(''))
  if (!page) return sendProblem(request, reply, notFound())
  return sendPage(request, reply, page, 404)
}

function wantsPage(request: FastifyRequest, pathname: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (callPrefixes.some((prefix) => pathname.startsWith(prefix)) || pathname.startsWith('/assets/'))
    return false
  const accept = request.headers.accept ?? '*/*'
  return /text\/html|\*\/\*/.test(accept)
}
