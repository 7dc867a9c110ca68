import { defaultLocale, locales } from '@evenmoor/contract/locales'
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { pagesOf } from './routing/screens.ts'

/**
 * The public pages, each once for all languages: every page loads the router's list, which must not grow with them. Only
 * the home pages are named by language, so that an unknown word in the address is an unknown page; below a word that is
 * no language, `PublicPage` shows the same.
 */
function publicArea(): RouteConfigEntry {
  const named = (name: string) => ({ id: `public/${name}` })
  const pages = pagesOf('public').flatMap(({ name, path, screen }) => {
    const file = `screens/${screen}`
    if (path !== '/') return route(`:locale?${path}`, file, named(name))
    return locales.map((locale) =>
      locale === defaultLocale ? index(file, named(name)) : route(locale, file, { id: `${locale}/${name}` }),
    )
  })
  const unknown = route('*', 'screens/public/not-found/NotFoundScreen.tsx', named('notFound'))
  return layout('layouts/public.route.tsx', [layout('screens/public/page.route.tsx', [...pages, unknown])])
}

function signedInArea(area: 'investor' | 'staff'): RouteConfigEntry[] {
  const pages = pagesOf(area)
  const inside = (outer: { name: string; path: string }) =>
    pages
      .filter(({ within }) => within === outer.name)
      .map(({ name: id, path, screen }) =>
        route(path.slice(outer.path.length + 1), `screens/${screen}`, { id }),
      )
  const outermost = pages
    .filter(({ within }) => within === undefined)
    .map((page) => ({
      isProfile: page.path.startsWith('/profile/'),
      entry: route(page.path.slice(1), `screens/${page.screen}`, { id: page.name }, inside(page)),
    }))
  const entriesOf = (isProfile: boolean) =>
    outermost.filter((page) => page.isProfile === isProfile).map(({ entry }) => entry)
  const entries = [...entriesOf(false), ...framed(entriesOf(true))]
  return entries.length === 0 ? [] : [layout(`layouts/${area}.route.tsx`, entries)]
}

/** The pages of the profile stand in a frame of their own. */
const framed = (profile: RouteConfigEntry[]): RouteConfigEntry[] =>
  profile.length === 0 ? [] : [layout('layouts/profile.route.tsx', profile)]

export default [publicArea(), ...signedInArea('investor'), ...signedInArea('staff')] satisfies RouteConfig
