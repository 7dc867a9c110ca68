/** What is kept: the application's empty document and its built files, which are the same for everybody. */
export type CachedShell = {
  /** Changes with any file of the build. */
  readonly version: string
  /** Any page of the application: they all have one document. */
  readonly document: string
  readonly files: readonly string[]
  /** What each language needs besides. */
  readonly words: Readonly<Record<string, readonly string[]>>
}

type WorkerEvent = { waitUntil(work: Promise<unknown>): void }
type FetchEvent = { readonly request: Request; respondWith(answer: Promise<Response>): void }
type WorkerScope = {
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
}

/**
 * The service worker: lets the signed-in pages open without a network. No call ever passes through it, so nothing
 * private is kept. Everything is asked of the network first, so no page is ever older than the server's.
 * Runs as it stands here, in the worker: `build-tools/service-worker.ts` writes it out with the lists of a build.
 */
export function runServiceWorker(worker: WorkerScope, shell: CachedShell): void {
  const { origin, search } = worker.location
  const locale = new URLSearchParams(search).get('locale') ?? 'en'
  const name = `evenmoor-shell ${shell.version} ${locale}`

  async function cacheShell() {
    const cache = await caches.open(name)
    const wanted = [shell.document, ...shell.files, ...(shell.words[locale] ?? [])]
    await Promise.all(
      wanted.map(async (file) => {
        // The other of the two registrations may have been here.
        if (await cache.match(file)) return
        const answer = await fetch(file, { credentials: 'omit' })
        if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
        await cache.put(file, answer)
      }),
    )
    await worker.skipWaiting()
  }

  async function forgetOthers() {
    const others = (await caches.keys()).filter((its) => its !== name)
    await Promise.all(others.map((its) => caches.delete(its)))
  }

  async function networkElse(request: Request, file: string): Promise<Response> {
    try {
      return await fetch(request)
    } catch (reason) {
      const kept = await caches.match(file, { cacheName: name })
      if (kept) return kept
      throw reason
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(cacheShell()))
  worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin: asked, pathname } = new URL(request.url)
    if (request.method !== 'GET' || asked !== origin) return
    if (request.mode === 'navigate') event.respondWith(networkElse(request, shell.document))
    else if (pathname.startsWith('/assets/')) event.respondWith(networkElse(request, pathname))
  })
}
