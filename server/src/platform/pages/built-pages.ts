import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { contentPolicy } from './content-policy.ts'

/** One prerendered document in the encodings it was built with. */
export type Page = {
  readonly html: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
  readonly policy: string
  readonly etag: string
}

/** What the build of `web/` left: its documents, and the addresses that the application answers in the browser. */
export type BuiltPages = {
  /** By path without a trailing slash; "/" is the home page. */
  readonly documents: ReadonlyMap<string, Page>
  /** For every page of `appPaths`. */
  readonly fallback: Page
  /** Route patterns such as "/dashboard/withdrawals/:id". */
  readonly appPaths: readonly string[]
  /** "/404" and its translations, by language prefix ("" for English). */
  readonly notFound: ReadonlyMap<string, Page>
}

/** Reads a build once, at the start. `root` is web/build/client. */
export async function readBuiltPages(root: string): Promise<BuiltPages> {
  const documents = new Map<string, Page>()
  const notFound = new Map<string, Page>()
  const fallbackFile = path.join(root, '__spa-fallback.html')
  if (!existsSync(fallbackFile)) throw new Error(`${root} holds no built site: run "npm run build" first`)
  for await (const file of glob('**/index.html', { cwd: root })) {
    const directory = path.dirname(file).replaceAll(path.sep, '/')
    const address = directory === '.' ? '/' : `/${directory}`
    const page = readPage(path.join(root, file))
    if (address.endsWith('/404')) notFound.set(address.slice(1, -'/404'.length), page)
    else documents.set(address, page)
  }
  return { documents, notFound, fallback: readPage(fallbackFile), appPaths: readAppPaths(root) }
}

function readPage(file: string): Page {
  const html = readFileSync(file)
  const optional = (name: string) => (existsSync(name) ? readFileSync(name) : undefined)
  return {
    html,
    br: optional(`${file}.br`),
    gzip: optional(`${file}.gz`),
    policy: contentPolicy(html.toString('utf8')),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`,
  }
}

function readAppPaths(root: string): string[] {
  const list: unknown = JSON.parse(readFileSync(path.join(root, '../pages.json'), 'utf8'))
  if (typeof list === 'object' && list !== null && 'app' in list && Array.isArray(list.app))
    return list.app.map(String)
  throw new Error('web/build/pages.json does not list the pages of the application')
}
