import { type ClientInstrumentation, matchRoutes, type RouteObject } from 'react-router'

/**
 * React Router loads the document again when it cannot fetch the code of a page, which after a new version brings the new
 * files. These functions see to it that what was asked for is opened then, and that it does not go on for ever.
 */

const key = 'evenmoor.wanted'

/** Remembers the target of a navigation if the document unloads before it completes. */
export const navigationRecorder: ClientInstrumentation = {
  router(router) {
    let wanted: string | null = null
    router.instrument({
      async navigate(run, { to }) {
        const address = typeof to === 'string' ? addressOf(new URL(to, location.href)) : null
        wanted = address
        await run()
        if (wanted === address) wanted = null
      },
    })
    addEventListener('pagehide', () => {
      if (wanted === null) return
      try {
        sessionStorage.setItem(key, wanted)
      } catch {
        // Storage is blocked: the page before stays, and the link can be followed again.
      }
    })
  },
}

const addressOf = ({ pathname, search, hash }: URL | Location) => pathname + search + hash

/** The navigation target that was pending when this document was reloaded; null when there was none. */
export function takePendingNavigation(): string | null {
  try {
    const wanted = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return isReload() && wanted !== addressOf(location) ? wanted : null
  } catch {
    return null
  }
}

/** Whether this document was loaded again, by the router or by a person. */
export function isReload(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload'
}

type BuiltRoute = { id: string; parentId?: string; path?: string; index?: true; module: string }

/** Fetches the code of the page at this document's address; resolves with whether all of it came. */
export async function prefetchPage(): Promise<boolean> {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Readonly<Record<string, BuiltRoute>> }
  }
  const routes = Object.values(manifest?.routes ?? {})
  const below = (parent?: string): RouteObject[] =>
    routes
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path = '', index, module }) =>
        index ? { id, path, index, handle: module } : { id, path, handle: module, children: below(id) },
      )
  const modules = (matchRoutes(below(), location) ?? []).map(({ route }) => route.handle as string)
  try {
    await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)))
    return true
  } catch {
    return false
  }
}
