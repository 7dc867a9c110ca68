type Route = { readonly id: string; readonly module: string }
type Loaded = Record<string, unknown>

const key = 'evenmoor.loaded-again-for'

/**
 * Loads a page's code for the router, which knows it afterwards. After a new version was put in place the old files
 * are gone: then the document is loaded again, at most once for each file, and never without a network. If that did
 * not help, it throws, and the error page says what to do.
 */
export async function loadRouteModule(route: Route, cache: Record<string, Loaded>): Promise<Loaded> {
  const known = cache[route.id]
  if (known) return known
  try {
    const loaded = (await import(/* @vite-ignore */ route.module)) as Loaded
    cache[route.id] = loaded
    return loaded
  } catch (reason) {
    if (!navigator.onLine || !isFirstFailure(route.module)) throw reason
    loadDocument()
    return new Promise(() => {})
  }
}

/** Where storage is blocked nothing can be counted, so nothing is loaded again. */
function isFirstFailure(file: string): boolean {
  try {
    const files = (sessionStorage.getItem(key) ?? '').split(' ')
    if (files.includes(file)) return false
    sessionStorage.setItem(key, [...files, file].join(' ').trim())
    return true
  } catch {
    return false
  }
}

type Router = { readonly state: { readonly navigation: { readonly location?: Location | undefined } } }

/** The page that was asked for, or this one. */
function loadDocument(): void {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router }
  const next = router?.state.navigation.location
  if (next === undefined || next.pathname === location.pathname) location.reload()
  else location.assign(next.pathname + next.search + next.hash)
}
