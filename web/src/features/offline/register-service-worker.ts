import { isPublicPath } from '#routing/paths.ts'

/** The pages that open without a network; public ones never meet the worker. */
const scopes = ['/dashboard/', '/profile/']

type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string
  }
}

/**
 * Has the browser keep the application's static files, once the page is at rest, so that it opens without a network
 * next time. What cannot be kept is not missed: everything else works as before.
 */
export async function registerServiceWorker(locale: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !isAppDocument()) return
  await atRest()
  if (document.documentElement.dataset['shell'] === 'off') return unregisterServiceWorker()
  try {
    const script = trusted(`/service-worker.js?locale=${locale}`)
    await Promise.all(
      scopes.map((scope) => navigator.serviceWorker.register(script, { scope, updateViaCache: 'none' })),
    )
  } catch {
    // A browser that keeps nothing, such as in a private window.
  }
}

/** The operator switched it off: what an earlier page registered goes, with all that was kept. */
async function unregisterServiceWorker(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations()
  const names = await caches.keys()
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...names.map((name) => caches.delete(name)),
  ])
}

/**
 * Whether this document came for a signed-in page: its content policy names the one policy of ours. A public page
 * that the person went on from has another one, which allows none; it is kept with the next document.
 */
function isAppDocument(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival !== undefined && !isPublicPath(new URL(arrival.name).pathname)
}

/** A document takes the policy once, also where somebody comes back from a public page. */
let policy: ReturnType<Policies['createPolicy']> | undefined

/** The address of a script, for a page that takes none from plain text (Trusted Types). */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('evenmoor-worker', { createScriptURL: onlyOurs })
  return policy?.createScriptURL(url) ?? onlyOurs(url)
}

function onlyOurs(url: string): string {
  if (!/^\/service-worker\.js\?locale=[a-zA-Z-]{2,5}$/.test(url)) throw new TypeError('not our worker')
  return url
}

async function atRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 20_000 })
    else setTimeout(resolve, 5_000)
  })
}
