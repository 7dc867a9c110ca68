import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { contentPolicy } from './content-policy.ts'
import { workerPolicy } from './service-worker.ts'
import { type ListedPage, withAddress } from './site-address.ts'
import { type ShownContacts, withContacts } from './with-contacts.ts'

/** One prerendered document, in each encoding; each is made on its first request. */
export type Page = {
  readonly html: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
  readonly policy: string
  readonly etag: string
}

/** What the build of `web/` left: its documents, and the addresses that the application answers in the browser. */
export type BuiltPages = {
  /** By path without a trailing slash; "/" is the home page. */
  readonly documents: ReadonlyMap<string, Page>
  /** What the browser draws, by route patterns such as "/dashboard/withdrawals/:id". */
  readonly app: ReadonlyMap<string, Page>
  /** The application's document for any address: one for all languages, as the browser knows which is wanted. */
  readonly application: Page
  /** What the sitemap names. */
  readonly listed: readonly ListedPage[]
  /** "/404" and its translations, by language prefix ("" for English). */
  readonly notFound: ReadonlyMap<string, Page>
}

export type PageOptions = {
  /** What whole addresses in the pages begin with. */
  readonly publicUrl: string
  /** How the operator can be reached. */
  readonly contacts: ShownContacts
  /** Whether signed-in pages open without a network. */
  readonly keepsShell?: boolean
  /** Whether there is practice money alone, or coins of test networks: pages say which. */
  readonly mode?: 'practice' | 'test'
}

/** Reads a build once, at the start. `root` is web/build/client. */
export async function readBuiltPages(root: string, options: PageOptions): Promise<BuiltPages> {
  const written = options.mode === 'test' ? path.join(root, '../test-networks') : root
  const documents = new Map<string, Page>()
  const notFound = new Map<string, Page>()
  const fallbackFile = path.join(root, '__spa-fallback.html')
  if (!existsSync(fallbackFile)) throw new Error(`${root} holds no built site: run "npm run build" first`)
  for await (const file of glob('**/index.html', { cwd: root })) {
    const directory = path.dirname(file).replaceAll(path.sep, '/')
    const address = directory === '.' ? '/' : `/${directory}`
    const page = readPage(path.join(written, file), options)
    if (address.endsWith('/404')) notFound.set(address.slice(1, -'/404'.length), page)
    else documents.set(address, page)
  }
  const list = readPageList(root)
  const application = readPage(fallbackFile, options, workerPolicy)
  const ownPage = (file: string) => readPage(path.join(root, '../app', file), options, workerPolicy)
  const app = list.app.map((pattern) => {
    const file = list.documents[pattern]
    return [pattern, file === undefined ? application : ownPage(file)] as const
  })
  return { documents, notFound, app: new Map(app), application, listed: list.listed }
}

// Packed here and not in the build, which does not know the address; each document takes a few milliseconds.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

function readPage(
  file: string,
  { publicUrl, contacts, keepsShell = true, mode = 'practice' }: PageOptions,
  trustedTypes?: string,
): Page {
  const built = readFileSync(file, 'utf8')
  // Pages read these: whether to register the worker and keep one, and which words are true here.
  const facts = `${keepsShell ? '' : 'data-shell="off" '}${mode === 'test' ? 'data-mode="test" ' : ''}`
  const text = onDemand(() =>
    withContacts(withAddress(built, publicUrl), contacts).replace('<html ', `<html ${facts}`),
  )
  const html = onDemand(() => Buffer.from(text()))
  const br = onDemand(() => brotliCompressSync(html(), brotli))
  const gzip = onDemand(() => gzipSync(html()))
  const policy = onDemand(() => contentPolicy(text(), publicUrl, trustedTypes))
  const digest = onDemand(() => createHash('sha256').update(html()).digest('base64url').slice(0, 24))
  return {
    get html() {
      return html()
    },
    get br() {
      return br()
    },
    get gzip() {
      return gzip()
    },
    get policy() {
      return policy()
    },
    get etag() {
      return `"${digest()}"`
    },
  }
}

/** Made for the first who asks, and kept: all pages together would take a second of every start. */
function onDemand<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** What the build tells in pages.json: addresses of the application, documents of their own, and the sitemap's pages. */
type PageList = {
  app: readonly string[]
  documents: Readonly<Record<string, string>>
  listed: readonly ListedPage[]
}

function readPageList(root: string): PageList {
  const list = JSON.parse(readFileSync(path.join(root, '../pages.json'), 'utf8')) as Partial<PageList>
  if (!Array.isArray(list.app) || !Array.isArray(list.listed) || !list.documents)
    throw new Error('web/build/pages.json does not list the pages: run "npm run build"')
  return { app: list.app, documents: list.documents, listed: list.listed }
}
